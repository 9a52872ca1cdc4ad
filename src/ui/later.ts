import { useEffect, useState, type ComponentType } from 'react';

/** A part of a page that nobody sees before a tap, and whose code need not come with the page. */
export interface Later<Props> {
  /** Fetches it once; what failed is asked for again by the next call. */
  fetch: () => Promise<ComponentType<Props>>;
  /** Undefined while it is not there. */
  part: () => ComponentType<Props> | undefined;
}

export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let part: ComponentType<Props> | undefined;
  return {
    fetch: () =>
      (coming ??= load().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    part: () => part,
  };
}

/** How long after the page the part comes by itself, in milliseconds: what the page itself needs is there by then. */
const pause = 2_000;

/**
 * The part as soon as it is there: fetched after the page, so that a tap finds it, or by the tap.
 * @param onFailed the part is wanted and does not come
 */
export function useLater<Props>(
  { fetch, part }: Later<Props>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [, setFetched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void fetch().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [fetch]);
  useEffect(() => {
    if (isWanted && !part()) void fetch().then(() => setFetched(true), onFailed);
  }, [isWanted, fetch, part, onFailed]);
  return isWanted ? part() : undefined;
}
