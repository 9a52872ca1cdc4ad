import { boundedCache } from '../boundedCache.ts';

const windowMs = 60_000;
/** Maximum lines of one kind per minute, of all kinds together, and the minimum that each kind always has. */
const mostOfKind = 60;
const mostOfAll = 600;
const always = 5;
/** Maximum number of distinct kinds. */
const mostKinds = 1_000;

interface Spent {
  since: number;
  lines: number;
  unlogged: number;
}

/**
 * Limits log lines that unauthenticated callers can cause: a fixed number a kind and minute; the first line of a later
 * minute states how many were dropped.
 * @returns number of lines dropped before this one; undefined when this one is dropped too
 */
export function lineBudget(clock: { now(): number }): (kind: string) => number | undefined {
  const kinds = boundedCache<Spent>(mostKinds);
  let all: Spent = { since: clock.now(), lines: 0, unlogged: 0 };
  return (kind) => {
    const now = clock.now();
    if (now - all.since >= windowMs) all = { since: now, lines: 0, unlogged: 0 };
    let spent = kinds.get(kind);
    if (!spent || now - spent.since >= windowMs) {
      spent = { since: now, lines: 0, unlogged: spent?.unlogged ?? 0 };
      kinds.set(kind, spent);
    }
    const isLeftOut = spent.lines >= always && (spent.lines >= mostOfKind || all.lines >= mostOfAll);
    if (isLeftOut) {
      spent.unlogged += 1;
      return undefined;
    }
    const { unlogged } = spent;
    spent.lines += 1;
    spent.unlogged = 0;
    all.lines += 1;
    return unlogged;
  };
}
