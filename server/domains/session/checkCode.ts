import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { tryCode } from './codes.ts';
import type { CodeKey } from './codes.ts';
import { limit } from './limit.ts';

interface Tried {
  key: CodeKey;
  code: string;
  /** The form's name for the code. */
  field: string;
}

/**
 * Passes when this is the code. Wrong ones count against the code and against the network that they come from; where
 * none was asked for, against the address as well, so that changing between networks does not help. Whoever has asked
 * for one is not held up by what others try elsewhere.
 * @throws Refusal session.codeInvalid, with values.attempts while tries are left; system.rateLimited
 */
export async function checkCode({ writer, codes }: Context, tried: Tried): Promise<void> {
  const { key, code, field } = tried;
  const { guesses } = codes;
  const place = { identifier: `${key.purpose}:${key.address}`, network: key.network };
  limit(guesses.waitHereS(place));
  // Before it is looked at: many tries at once are many tries.
  guesses.countHere(place);
  let isForeign = false;
  const beforeForeign = () => {
    limit(guesses.waitAnywhereS(place));
    guesses.countAnywhere(place);
    isForeign = true;
  };
  const uncount = () => {
    guesses.uncountHere(place);
    if (isForeign) guesses.uncountAnywhere(place);
  };
  const { isRight, attemptsLeft } = await writer
    .run('code.try', (tx) => tryCode(tx, key, code, beforeForeign))
    .catch((error: unknown) => {
      uncount();
      throw error;
    });
  if (!isRight) throw codeInvalid(field, attemptsLeft);
  uncount();
}

export function codeInvalid(field: string, attemptsLeft?: number): Refusal {
  const values = attemptsLeft === undefined ? undefined : { attempts: String(attemptsLeft) };
  return new Refusal('session.codeInvalid', { fields: { [field]: '' }, values });
}
