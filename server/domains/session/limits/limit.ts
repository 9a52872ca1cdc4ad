import { Refusal } from '../../../refusal.ts';

/** @throws Refusal naming the longest of these waits in seconds, unless there is none. */
export function limit(...waitsS: readonly number[]): void {
  const waitS = Math.max(...waitsS);
  if (waitS > 0) throw new Refusal('system.rateLimited', { values: { seconds: String(waitS) } });
}
