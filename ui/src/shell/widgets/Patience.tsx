import { say } from "../text/say";

/** For the blink of an eye nothing is seen; whoever must wait longer is told so, and never looks at an empty page. */
export function Patience({ why = "loading" }: { why?: string }) {
  return (
    <main id="content" class="empty patience" data-why={why}>
      <p role="status">{say(why)}</p>
    </main>
  );
}
