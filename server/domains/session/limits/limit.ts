import { Refusal } from '../../../refusal.ts';

/** @throws Refusal with the longest of these waits in seconds, unless all are zero */
export function limit(...waitsS: readonly number[]): void {
  const waitS = Math.max(...waitsS);
  if (waitS > 0) throw new Refusal('system.rateLimited', { values: { seconds: String(waitS) } });
}
