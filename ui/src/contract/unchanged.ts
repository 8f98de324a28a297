// Parts that are drawn again only when what they are given has changed. (The `memo` of preact/compat does the same, but once that
// is loaded it hears every field of the page in another way.)
import { Component, type ComponentClass, createElement, type FunctionComponent } from "preact";

function alikeInAll<P extends object>(one: P, other: P): boolean {
  const keys = Object.keys(one) as (keyof P)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** `alike` says when nothing has changed for this part. */
export function unlessUnchanged<P extends object>(draw: FunctionComponent<P>, alike: (one: P, other: P) => boolean = alikeInAll): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !alike(this.props, next);
    }

    override render(props: P) {
      return createElement(draw, props);
    }
  };
}
