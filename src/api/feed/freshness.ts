/** Freshness by the age of the feed's last data: live up to 3 s, delayed up to 15 s, then stale (decision 33). */
export type Freshness = 'live' | 'delayed' | 'stale';

const liveMs = 3_000;
const delayedMs = 15_000;

/** @param ageMs time since the last message; Infinity before the first */
export function freshnessOf(ageMs: number): Freshness {
  if (ageMs <= liveMs) return 'live';
  return ageMs <= delayedMs ? 'delayed' : 'stale';
}
