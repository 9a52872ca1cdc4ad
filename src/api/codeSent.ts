import type { Reader } from './calling/read.ts';

/** Seconds between two codes, where a back end does not say. */
const codeCooldownS = 60;

/** Details of a sent code; compatible back ends answer only a sentence. */
export const orSentence =
  <Sent>(sent: Reader<Sent>): Reader<Sent> =>
  (value) =>
    sent(typeof value === 'string' ? { cooldown_s: codeCooldownS } : value);
