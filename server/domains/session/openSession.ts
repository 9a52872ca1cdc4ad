import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findUser, foldedEmail } from './public/identifiers.ts';
import type { Identifier, IdentifierKind } from './public/identifiers.ts';
import { isFamiliar, rememberOrigin } from './public/knownDevices.ts';
import type { Origin } from './public/knownDevices.ts';
import { notify } from './sessionNotices.ts';
import { admitPassword } from './limits/admitPassword.ts';

interface Claimed {
  /** Undefined when the text names no account. */
  identifier: Identifier | undefined;
  kind: IdentifierKind;
  text: string;
}

interface Caller {
  /** Network by which rate limits count. */
  network: string;
  origin: Origin;
}

/** Credentials of an attempt. */
interface Tried {
  password: string;
  /** Code of the account's own address, where one is required first. */
  code?: string | undefined;
  /** Proof that the caller has waited, where a wait is required first. */
  patience?: string | undefined;
}

/**
 * Logs in, and notifies the owner of a log-in from a new device or network. Neither the answer nor the work done
 * reveals whether the account exists.
 * @returns the token and its user
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
  // A concurrent password change ends all sessions, so no session may begin with the old password after it.
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
