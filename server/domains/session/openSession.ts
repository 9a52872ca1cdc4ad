import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findUser } from './identifiers.ts';
import type { Identifier, IdentifierKind } from './identifiers.ts';
import { rememberOrigin } from './knownDevices.ts';
import type { Origin } from './knownDevices.ts';
import { limit } from './limit.ts';
import { notify } from './sessionNotices.ts';

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

/**
 * Logs in, and tells the owner when that comes from where nobody has before. Whether there is such an account shows neither in the answer nor in the work that is done.
 * @returns the token, and whose it is
 * @throws Refusal session.credentials, system.rateLimited
 */
export async function openSession(
  { logins, passwords, sessions, store }: Context,
  { identifier, kind, text }: Claimed,
  password: string,
  { network, origin }: Caller,
): Promise<{ token: string; userId: number }> {
  const key = identifier?.key ?? text.trim().toLowerCase();
  const place = { identifier: `${kind}:${key}`, network };
  limit(logins.waitS(place));
  logins.count(place);
  const user = await findUser(store.db, { kind, key, text });
  const known = identifier && user;
  const isRight = await passwords.verify(password, known?.password_hash).catch((error: unknown) => {
    logins.uncount(place);
    throw error;
  });
  if (!known || !isRight) throw new Refusal('session.credentials');
  // Whoever sets a new password in this moment ends all sessions, so none may begin with the old one after that.
  const userId = Number(known.id);
  const token = await sessions.open(userId, {
    passwordHash: known.password_hash,
    also: async (tx) => {
      const isKnown = await rememberOrigin(tx, userId, origin);
      if (!isKnown) await notify(tx, `user:${userId}`, 'session.newLogIn', origin);
    },
  });
  logins.succeed(place);
  return { token, userId };
}
