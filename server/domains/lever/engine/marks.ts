// The marks that contracts go by: the index as of a tick, numbered, so that what was decided can name it.
import { timedId } from '../../../store/timedId.ts';
import { silentAfterMs } from '../../../instruments/indexOf.ts';
import type { Index } from '../../../instruments/indexOf.ts';

export interface Mark {
  readonly id: number;
  readonly symbol: string;
  /** Scaled by 10^8. */
  readonly price: bigint;
  /** Price of each source. */
  readonly readings: Index['used'];
  /** ms since 1970 UTC. */
  readonly at: number;
  /** Time of the previous mark; null where none is known since the server start. */
  readonly previousAt: number | null;
  /** Until when it is known to hold: when one of its sources was last known to live. */
  seenAt: number;
  /** Whether it has a row. */
  isKept: boolean;
}

/** A mark that was not confirmed for so long says nothing any more. */
export const isSilent = (mark: Mark | undefined, now: number): boolean =>
  mark === undefined || now - mark.seenAt > silentAfterMs;

/** Whether nothing was known for so long before it that what falls due at it may have been due earlier. */
export const isAfterGap = ({ at, previousAt }: Mark): boolean =>
  previousAt === null || at - previousAt > silentAfterMs;

/** The mark that an index makes: the one before it where the price is the same, a new one where it is another. */
export function nextMark(
  known: Mark | undefined,
  { price, used: readings }: Index,
  { symbol, now, lastId }: { symbol: string; now: number; lastId: number },
): Mark {
  // Not now: a source that was silent for 14 seconds already is not good for another 15.
  const seenAt = Math.max(known?.seenAt ?? 0, ...readings.map((reading) => reading.at));
  if (known?.price === price) {
    known.seenAt = seenAt;
    return known;
  }
  const id = timedId(lastId, now);
  const previousAt = known?.seenAt ?? null;
  return { id, symbol, price, readings, at: now, previousAt, seenAt, isKept: false };
}
