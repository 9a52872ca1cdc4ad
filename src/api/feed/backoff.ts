const firstMs = 1_000;
const longestMs = 8_000;

/**
 * Delay before the next retry, in ms: about 1, 2, 4, then 8 seconds. Half of it is jitter, so clients that lost the
 * same server simultaneously do not reconnect simultaneously, however long the outage lasts.
 * @param tries consecutive failures; 0 for the first delay
 */
export function backoffMs(tries: number, random: () => number = Math.random): number {
  const middle = Math.min(longestMs, firstMs * 2 ** Math.min(tries, 10));
  return middle * (0.5 + random());
}
