import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findUser, foldedEmail } from './public/identifiers.ts';
import type { Identifier, IdentifierKind } from './public/identifiers.ts';
import { isFamiliar, rememberOrigin } from './public/knownDevices.ts';
import type { Origin } from './public/knownDevices.ts';
import { notify } from './sessionNotices.ts';
import { admitPassword } from './limits/admitPassword.ts';

interface Claimed {
  /** Undefined when the text names nobody. */
  identifier: Identifier | undefined;
  kind: IdentifierKind;
  text: string;
}

interface Caller {
  /** As limits count it. */
  network: string;
  origin: Origin;
}

/** What is tried. */
interface Tried {
  password: string;
  /** Of the account's own address, where one has to come first. */
  code?: string | undefined;
  /** That the caller has waited, where that has to come first. */
  patience?: string | undefined;
}

/**
 * Logs in, and tells the owner when that comes from where nobody has before. Whether there is such an account shows
 * neither in the answer nor in the work that is done.
 * @returns the token, and whose it is
 * @throws Refusal session.credentials, session.codeFirst, session.waitFirst, session.codeInvalid, system.rateLimited
 */
export async function openSession(
  context: Context,
  { identifier, kind, text }: Claimed,
  tried: Tried,
  { network, origin }: Caller,
): Promise<{ token: string; userId: number }> {
  const { passwords, sessions, store, clock } = context;
  const key = identifier?.key ?? foldedEmail(text.trim());
  const place = { identifier: `${kind}:${key}`, network };
  const user = await findUser(store.db, { kind, key, text });
  const known = identifier && user;
  const isOwners = await isFamiliar(store.db, {
    userId: Number(known?.id ?? 0),
    network,
    now: clock.now(),
  });
  const turn = await admitPassword(context, { kind, key, place, isFamiliar: isOwners }, tried);
  const isRight = await passwords
    .verify(tried.password, known?.password_hash, network)
    .catch((error: unknown) => {
      turn.giveBack();
      throw error;
    });
  if (!known || !isRight) throw new Refusal('session.credentials');
  // Whoever sets a new password in this moment ends all sessions, so none may begin with the old one after that.
  const userId = Number(known.id);
  const token = await sessions.open(userId, {
    passwordHash: known.password_hash,
    origin,
    also: async (tx) => {
      await turn.used?.(tx);
      const isKnown = await rememberOrigin(tx, userId, { origin, network });
      if (!isKnown) await notify(tx, `user:${userId}`, 'session.newLogIn', origin);
    },
  });
  turn.giveBack();
  context.logins.guesses.ownerSeen(place);
  return { token, userId };
}
