import type { LocaleId } from '../../../../contracts/locales.ts';
import { refusalText } from '../../../../contracts/messages/messages.ts';
import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handler.ts';
import { InvalidFields } from '../../../http/InvalidFields.ts';
import { defaultSmsLimits } from '../../../messaging/messagingConfig.ts';
import { Refusal } from '../../../refusal.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { codeLimits } from '../limits/codeLimits.ts';
import { codeCooldownS, codeDigits, forgetCooldown, makeCode } from './codes.ts';
import { useOf } from './codePlace.ts';
import type { CodePurpose } from './codePlace.ts';
import type { CodeKey } from './codes.ts';
import { findUser } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { isFamiliar } from './knownDevices.ts';
import { limit } from '../limits/limit.ts';
import { smsDestination } from './smsDestination.ts';

interface Asked {
  /** Recipient of the code. */
  identifier: Identifier;
  purpose: CodePurpose;
  /** The caller's network. */
  network: string;
  locale: LocaleId;
  log: Call<unknown>['log'];
}

/**
 * Makes a code and sends it. Answer and response time are the same whether or not the address has an account:
 * registering and binding send a message in both cases, and for a forgotten password the answer does not wait for the
 * sending.
 * @throws InvalidFields; Refusal session.channelMissing, session.codeCooldown, session.codeNotSent, system.rateLimited
 */
export async function sendCode(context: Context, asked: Asked) {
  const { identifier, purpose, network, locale } = asked;
  const { config, executor, random, outbox, store, clock } = context;
  const channel = identifier.kind === 'mobile' ? 'sms' : 'mail';
  if (!outbox.channels.includes(channel)) throw new Refusal('session.channelMissing');
  if (channel === 'sms') requireTextable(context, identifier);
  // One query, whether the address has an account or not.
  const user = await findUser(store.db, identifier);
  const isOwners = await isFamiliar(store.db, { userId: Number(user?.id ?? 0), network, now: clock.now() });
  const key = { address: identifier.key, purpose, network, sentTo: destinationOf(asked, user) };
  const limits = codeLimits(context, { ...asked, isFamiliar: isOwners });
  const sent = await executor.run('code.make', async (tx) => {
    limit(...limits.waitsS());
    // A sandbox shows each caller its code, and sends none.
    const isShared = !config.isSandbox && limits.isShared();
    const { code, digits } = await makeCode(tx, key, { random, isShared });
    if (code !== undefined) limit(...limits.sendWaitsS());
    // Counted afterwards, because a request rejected by the cooldown must not use up the limit; and before the next
    // command.
    limits.count();
    if (code === undefined) return { digits };
    limits.countSent();
    const id = tx.send(`code.${useOf(purpose)}`, { channel, address: key.sentTo, locale }, { code });
    return { code, digits, id };
  });
  if (sent.id !== undefined && isWaitedFor(purpose)) await requireCarried(context, asked, key, sent.id);
  return {
    text: refusalText('session.codeSent', locale),
    cooldown_s: codeCooldownS,
    ...(sent.digits === codeDigits ? {} : { digits: sent.digits }),
    ...(config.isSandbox ? { sandbox_code: sent.code } : {}),
  };
}

/**
 * Whether the answer may wait for the sending: only where the wait does not reveal whether an address has an account.
 */
function isWaitedFor(purpose: CodePurpose): boolean {
  return purpose !== 'forget' && purpose !== 'login';
}

/**
 * A code that opens an account goes to the account's own address alone: another address with the same key may be
 * another user's mailbox.
 */
function destinationOf(
  { identifier: { kind, text }, purpose }: Asked,
  user?: { email: string | null },
): string {
  return kind === 'email' && !isWaitedFor(purpose) ? (user?.email ?? text) : text;
}

/** Checked first, regardless of the number's owner: no text goes to a country that is not served or too expensive. */
function requireTextable({ config }: Context, { key }: Identifier): void {
  const { countries } = config.messaging.smsLimits ?? defaultSmsLimits;
  const { country, isCostly } = smsDestination(key);
  if (isCostly) throw new InvalidFields({ mobile: 'session.phoneInvalid' });
  if (countries.length > 0 && !countries.includes(country)) throw new Refusal('session.channelMissing');
}

/** @throws Refusal session.codeNotSent */
async function requireCarried({ outbox, executor }: Context, { log }: Asked, key: CodeKey, id: number) {
  if (await outbox.isDelivered(id)) return;
  log.warn('code not sent');
  const forget = async (tx: Tx) => {
    await outbox.abandon(tx, id, `code.${useOf(key.purpose)}`);
    await forgetCooldown(tx, key);
  };
  // A server that is stopping refuses this command; the caller gets the same answer.
  await executor.run('code.unsent', forget).catch(ignoreRefusal);
  throw new Refusal('session.codeNotSent');
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
