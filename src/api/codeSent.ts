import type { Reader } from './calling/read.ts';

/** Default cooldown between two codes in seconds. */
const codeCooldownS = 60;

/** Details of a sent code; compatible back ends answer only a sentence. */
export const orSentence =
  <Sent>(sent: Reader<Sent>): Reader<Sent> =>
  (value) =>
    sent(typeof value === 'string' ? { cooldown_s: codeCooldownS } : value);
