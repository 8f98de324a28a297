// A sentence in which things carry their signs.
import type { Piece } from "../../../texts/pieces";
import type { GameScreenProps } from "../GameLayout";

export function Sentence({ pieces, props, ui }: GameScreenProps & { pieces: Piece[] }) {
  const { Sign } = ui;
  return (
    <>
      {pieces.map((piece, place) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <span key={place} class={piece.domain === "seat" ? "person" : undefined}>
            {Sign && <Sign props={props} domain={piece.domain} id={piece.id} />}
            {piece.text}
          </span>
        ),
      )}
    </>
  );
}
