// News are played once: a board that is drawn again must not play them again.
import type { Told } from "../wire";

/** A guard that lets each batch of news through a single time. */
export function once(): (news: Told[]) => boolean {
  const played = new WeakSet<Told[]>();
  return (news) => {
    if (!news.length || played.has(news)) return false;
    played.add(news);
    return true;
  };
}
