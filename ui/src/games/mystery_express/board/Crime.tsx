// The five cards of the crime on the quay: sealed until the end, then turned as those on the stage are.
import type { BoardProps } from "../../../contract/board";
import { Card } from "../cards/Card";
import { Back } from "../cards/shapes";
import { turned } from "../ending/turning";
import { CATEGORIES, viewOf } from "../table";

export function Crime(props: BoardProps) {
  const { texts } = props;
  const { solution } = viewOf(props);
  return (
    <>
      {CATEGORIES.map((name, category) => {
        const element = category < turned.value ? solution[category] : undefined;
        if (element === undefined) return <Back key={name} category={category} label={texts.noun("category", category)} />;
        return (
          <span key={name} class="me-turned" title={texts.noun("element", element)}>
            <Card props={props} element={element} small />
          </span>
        );
      })}
    </>
  );
}
