const firstMs = 1_000;
const longestMs = 8_000;

/**
 * How long to wait before the next try, in ms: about 1, 2, 4, then 8 seconds. Half of it is chance, so that all who
 * lost the same server at the same moment do not come back at the same moment, at no length of the outage.
 * @param tries that have failed in a row so far; 0 for the first wait.
 */
export function backoffMs(tries: number, random: () => number = Math.random): number {
  const middle = Math.min(longestMs, firstMs * 2 ** Math.min(tries, 10));
  return middle * (0.5 + random());
}
