// Codes that a logged-in user has sent to an own address, or to an address to bind.
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { checkCode, codeInvalid } from '../../session/public/checkCode.ts';
import type { OwnPurpose } from '../../session/public/codePlace.ts';
import { consumeCodes, tryCode } from '../../session/public/codes.ts';
import type { CodeKey } from '../../session/public/codes.ts';
import type { Identifier } from '../../session/public/identifiers.ts';
import { maskEmail, maskPhone } from '../../session/public/mask.ts';
import { sendCode } from '../../session/public/sendCode.ts';
import type { Caller } from './caller.ts';

type Channel = 'mail' | 'sms';

/** The addresses of an account. */
export type OwnAddresses = Readonly<Partial<Record<Channel, Identifier>>>;

export async function ownAddresses(db: Kysely<Schema>, userId: number): Promise<OwnAddresses> {
  const user = await db
    .selectFrom('user')
    .select(['email', 'email_key', 'phone'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  return {
    ...(user.email === null ? {} : { mail: { kind: 'email', key: user.email_key!, text: user.email } }),
    ...(user.phone === null ? {} : { sms: { kind: 'mobile', key: user.phone, text: user.phone } }),
  };
}

/**
 * Sends a code to one of the caller's own addresses: the requested one, or by default e-mail before phone, among the
 * channels that this server supports.
 * @throws Refusal account.noAddress, and the refusals of sendCode
 */
export async function sendOwnCode(
  context: Context,
  { userId, network, locale, log }: Caller,
  { purpose, channel }: { purpose: OwnPurpose; channel?: Channel | undefined },
) {
  const own = await ownAddresses(context.store.db, userId);
  const bound = (['mail', 'sms'] as const).filter((each) => own[each] !== undefined);
  const open = bound.filter((each) => context.outbox.channels.includes(each));
  const chosen = channel ?? open[0] ?? bound[0];
  const identifier = chosen && own[chosen];
  if (!identifier) throw new Refusal('account.noAddress');
  const sent = await sendCode(context, { identifier, purpose, network, locale, log });
  return { ...sent, to: masked(identifier) };
}

export const masked = ({ kind, text }: Identifier): string =>
  kind === 'email' ? maskEmail(text) : maskPhone(text);

interface Shown {
  purpose: OwnPurpose;
  code: string;
  /** Name of the form's field. */
  field: string;
  /** Restricts the check to one address, where both must be verified. */
  channel?: Channel;
}

/**
 * Accepts the current code of one of the caller's addresses. Wrong codes count against the code, against the address
 * (as for any caller), and against the user (AttemptLimiter).
 * @returns function that uses the code up in the command that needs it
 * @throws Refusal account.noAddress, session.codeInvalid with values.attempts, account.locked, system.rateLimited
 */
export async function checkOwnCode(
  context: Context,
  { userId, network }: Caller,
  { purpose, code, field, channel }: Shown,
): Promise<(tx: Tx) => Promise<void>> {
  const { store, attemptLimiter, clock } = context;
  const own = await ownAddresses(store.db, userId);
  const addresses = channel ? [own[channel]] : Object.values(own);
  const keys = addresses.flatMap((own): CodeKey[] => (own ? [{ address: own.key, purpose, network }] : []));
  if (keys.length === 0) throw new Refusal('account.noAddress');
  const asked = await askedFor(store.db, keys, clock.now());
  let right: CodeKey | undefined;
  await attemptLimiter.try({ userId, secret: 'ownCode', wrong: 'session.codeInvalid', field }, async () => {
    let attemptsLeft: number | undefined;
    // If no code was requested, a wrong one is still checked, so that it counts.
    for (const key of asked.length > 0 ? asked : keys.slice(0, 1)) {
      const refused = await checkCode(context, { key, code, field }).catch(wrongCode);
      if (!refused) {
        right = key;
        return { isRight: true };
      }
      attemptsLeft = Number(refused.values?.attempts ?? 0);
    }
    return { isRight: false, attemptsLeft: attemptsLeft ?? 0 };
  });
  return async (tx) => void (await useUp(tx, { key: right!, code, field }));
}

/**
 * Runs in the command that needs the code, and checks it again, because two requests may contain the same code.
 * @returns the address
 */
export async function useUp(
  tx: Tx,
  { key, code, field }: { key: CodeKey; code: string; field: string },
): Promise<string> {
  const { isRight, sentTo } = await tryCode(tx, key, code);
  if (!isRight) throw codeInvalid(field);
  await consumeCodes(tx, key);
  return sentTo!;
}

/** Keys with an unexpired code. */
async function askedFor(db: Kysely<Schema>, keys: readonly CodeKey[], now: number): Promise<CodeKey[]> {
  const rows = await db
    .selectFrom('code')
    .select('address')
    .where(
      'address',
      'in',
      keys.map(({ address }) => address),
    )
    .where('purpose', '=', keys[0]!.purpose)
    .where('expires_at', '>', BigInt(now))
    .execute();
  const living = new Set(rows.map(({ address }) => address));
  return keys.filter(({ address }) => living.has(address));
}

function wrongCode(error: unknown): Refusal {
  if (error instanceof Refusal && error.reason === 'session.codeInvalid') return error;
  throw error;
}
