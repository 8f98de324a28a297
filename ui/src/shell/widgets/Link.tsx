import type { AnchorHTMLAttributes } from "preact";

import { go } from "../route";

/** A way to another screen of this page. */
export function Link({ href, ...rest }: AnchorHTMLAttributes & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return; // the reader wants a new tab
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
