import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { checkCode } from '../public/checkCode.ts';
import { consumeCodes } from '../public/codes.ts';
import type { CodeKey } from '../public/codes.ts';
import type { Place } from './GuessLimiter.ts';
import type { IdentifierKind } from '../public/identifiers.ts';
import { limit } from './limit.ts';

interface LoginTry {
  kind: IdentifierKind;
  /** Key of the account, or of an unknown identifier. */
  key: string;
  place: Place;
  isFamiliar: boolean;
}

/** One password check; it counts as a wrong one until it is given back. */
interface Turn {
  giveBack(): void;
  /** Consumes the code or proof of the log-in, in its command. */
  used?: (tx: Tx) => Promise<void>;
}

/**
 * Admits a password attempt. After too many attempts by strangers, an extra step is required first: a code sent to the
 * account's own address or, when none can be sent, a delay. The owner is never locked out: on networks where the owner
 * has logged in before, only attempts from there count.
 * @throws Refusal session.codeFirst, session.waitFirst, session.codeInvalid, system.rateLimited
 */
export async function admitPassword(
  context: Context,
  loginTry: LoginTry,
  { code, patience }: { code?: string | undefined; patience?: string | undefined },
): Promise<Turn> {
  const { guesses, byStrangers } = context.logins;
  const { place, isFamiliar, kind } = loginTry;
  const isPressed = guesses.waitS(place) > 0 || (!isFamiliar && byStrangers.waitS(place.identifier) > 0);
  if (!isPressed) return plainTurn(context, loginTry);
  const channel = kind === 'mobile' ? 'sms' : 'mail';
  if (kind === 'username' || !context.outbox.channels.includes(channel))
    return turnAfterWait(context, loginTry, patience);
  if (code === undefined) throw new Refusal('session.codeFirst');
  return turnWithCode(context, loginTry, code);
}

function plainTurn({ logins: { guesses, byStrangers } }: Context, { place, isFamiliar }: LoginTry): Turn {
  guesses.count(place);
  if (!isFamiliar) byStrangers.count(place.identifier);
  return {
    giveBack: () => {
      guesses.uncount(place);
      if (!isFamiliar) byStrangers.uncount(place.identifier);
    },
  };
}

async function turnWithCode(
  context: Context,
  { key: address, place }: LoginTry,
  code: string,
): Promise<Turn> {
  const { withCode } = context.logins;
  const key: CodeKey = { address, purpose: 'login', network: place.network };
  await checkCode(context, { key, code, field: 'code' });
  limit(withCode.waitS(place.identifier));
  withCode.count(place.identifier);
  return {
    giveBack: () => withCode.uncount(place.identifier),
    used: (tx) => consumeCodes(tx, key),
  };
}

function turnAfterWait(
  { logins: { patience } }: Context,
  { place }: LoginTry,
  proof: string | undefined,
): Turn {
  const waited = patience.take(place, proof);
  if (waited.seconds > 0) {
    const minutes = String(Math.ceil(waited.seconds / 60));
    const values = { seconds: String(waited.seconds), minutes, patience: waited.proof };
    throw new Refusal('session.waitFirst', { values });
  }
  return { giveBack: () => patience.giveBack(place, waited.proof) };
}
