import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import { tryCode } from './codes.ts';
import type { CodeKey } from './codes.ts';
import { limit } from '../limits/limit.ts';

interface Tried {
  key: CodeKey;
  code: string;
  /** Field name of the code in the form. */
  field: string;
}

/**
 * Passes when the code is correct. Wrong codes count against the code, the caller's network and the address
 * (guesses.ts), so that switching networks does not help.
 * @throws Refusal session.codeInvalid, with values.attempts while attempts are left; system.rateLimited
 */
export async function checkCode({ executor, codes }: Context, tried: Tried): Promise<void> {
  const { key, code, field } = tried;
  const { guesses } = codes;
  const place = { identifier: `${key.purpose}:${key.address}`, network: key.network };
  limit(guesses.waitS(place));
  // Counted before it is checked, because attempts can be concurrent.
  guesses.count(place);
  const { isRight, attemptsLeft } = await executor
    .run('code.try', (tx) => tryCode(tx, key, code))
    .catch((error: unknown) => {
      guesses.uncount(place);
      throw error;
    });
  if (!isRight) throw codeInvalid(field, attemptsLeft);
  guesses.uncount(place);
}

export function codeInvalid(field: string, attemptsLeft?: number): Refusal {
  const values = attemptsLeft === undefined ? undefined : { attempts: String(attemptsLeft) };
  return new Refusal('session.codeInvalid', { fields: { [field]: '' }, values });
}
