// Marks of contracts: the index at a tick, numbered, so that decisions can refer to it.
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
  /** Valid until: when one of its sources was last known to be live. */
  seenAt: number;
  /** Whether it is stored. */
  isKept: boolean;
}

/** A mark that was not confirmed for this time is invalid. */
export const isSilent = (mark: Mark | undefined, now: number): boolean =>
  mark === undefined || now - mark.seenAt > silentAfterMs;

/** Whether the gap before the mark is so long that its effects may have been due earlier. */
export const isAfterGap = ({ at, previousAt }: Mark): boolean =>
  previousAt === null || at - previousAt > silentAfterMs;

/** The mark of an index: the previous mark if the price is the same, otherwise a new one. */
export function nextMark(
  known: Mark | undefined,
  { price, used: readings }: Index,
  { symbol, now, lastId }: { symbol: string; now: number; lastId: number },
): Mark {
  // Not the current time: a source that has been silent for 14 seconds must not count for another 15.
  const seenAt = Math.max(known?.seenAt ?? 0, ...readings.map((reading) => reading.at));
  if (known?.price === price) {
    known.seenAt = seenAt;
    return known;
  }
  const id = timedId(lastId, now);
  const previousAt = known?.seenAt ?? null;
  return { id, symbol, price, readings, at: now, previousAt, seenAt, isKept: false };
}
