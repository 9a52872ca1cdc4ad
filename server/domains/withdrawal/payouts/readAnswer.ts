import { isDecimal } from '../../../ledger/units.ts';
import type { PayoutAnswer } from './PayoutPort.ts';

const hashForm = /^(0x)?[0-9a-f]{64}$/;

/** @throws Error for an invalid answer: the outcome is unknown then */
export function readAnswer(answer: unknown): PayoutAnswer {
  const { state, hash, amount, confirmations } = (answer ?? {}) as Record<string, unknown>;
  if (state === 'accepted' || state === 'failed' || state === 'short') return { state };
  if (
    state === 'sent' &&
    typeof hash === 'string' &&
    hashForm.test(hash) &&
    typeof amount === 'string' &&
    isDecimal(amount) &&
    Number.isSafeInteger(confirmations) &&
    (confirmations as number) >= 0
  )
    return { state, hash, amount, confirmations: confirmations as number };
  throw new Error('custody: an answer that is none of a withdrawal');
}
