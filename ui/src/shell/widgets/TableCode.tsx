const HALF = 4;

/** The code of a table, in two groups to be read aloud; copied, it is one word. */
export function TableCode({ code }: { code: string }) {
  return (
    <div class="code">
      {code.slice(0, HALF)}
      {code.length === 2 * HALF ? <span class="second-half">{code.slice(HALF)}</span> : code.slice(HALF)}
    </div>
  );
}
