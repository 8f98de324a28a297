import type { ComponentChildren } from "preact";

interface Props {
  title: string;
  help: string;
  /** The control stays beside the title even on a phone. */
  flat?: boolean;
  /** The control needs the whole width. */
  wide?: boolean;
  children: ComponentChildren;
}

/** One thing to agree on. */
export function Row({ title, help, flat, wide, children }: Props) {
  return (
    <div class="term" data-flat={flat || undefined} data-wide={wide || undefined}>
      <h3>{title}</h3>
      <p>{help}</p>
      <div class="control">{children}</div>
    </div>
  );
}
