// Sends notices over the account's other channels through the outbox.
import { isLocaleId } from '../../../../contracts/locales.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import type { Recipient } from '../../../commands/OutboxQueue.ts';
import { maskEmail, maskPhone } from '../../session/public/mask.ts';
import { smsDestination } from '../../session/public/smsDestination.ts';
import type { DeclaredNotice } from './kinds.ts';

type Channel = 'mail' | 'sms';

/** Masked recipient addresses of a notice. */
export type SentTo = Partial<Record<Channel, string>>;

/**
 * Maximum messages per kind and day: an attacker who knows a password must neither fill the owner's mailbox nor run up
 * the cost of messages.
 */
const mostADay: Record<Channel, number> = { mail: 20, sms: 5 };

/**
 * @param today recipients of this kind of notice today
 * @returns masked recipient addresses by channel
 */
export async function sendToChannels(
  tx: Tx,
  owner: string,
  kind: string,
  { also, about, today }: Pick<DeclaredNotice, 'also'> & { about: object; today: readonly SentTo[] },
): Promise<SentTo> {
  if (also === undefined) return {};
  const user = await tx.db
    .selectFrom('user')
    .select(['email', 'phone', 'text_consent_at', 'locale'])
    .where('id', '=', BigInt(owner.slice('user:'.length)))
    .executeTakeFirstOrThrow();
  const locale = isLocaleId(user.locale) ? user.locale : 'en';
  const ways = [
    user.email === null ? [] : [{ channel: 'mail' as const, address: user.email, mask: maskEmail }],
    // Codes are always sent by text; account notices only to users who have agreed to it.
    user.phone === null || user.text_consent_at === null || smsDestination(user.phone).isCostly
      ? []
      : [{ channel: 'sms' as const, address: user.phone, mask: maskPhone }],
  ].flat();
  const sentTo: SentTo = {};
  // The data of a kind fits its message too: NoticesOf permits no other declaration.
  const send = tx.send as (kind: string, to: Recipient, about: object) => number | undefined;
  for (const { channel, address, mask } of also === 'one' ? ways.slice(0, 1) : ways) {
    if (today.filter((sent) => channel in sent).length >= mostADay[channel]) continue;
    const told = { ...about, told_ms: String(tx.now) };
    if (send(kind, { channel, address, locale }, told) !== undefined) sentTo[channel] = mask(address);
  }
  return sentTo;
}
