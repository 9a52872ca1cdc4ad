import type { LocaleId } from '../../contracts/locales.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import type { Context } from '../context.ts';
import { MessageNotSent } from '../messaging/Messenger.ts';
import type { Message } from '../messaging/Messenger.ts';
import { Refusal } from '../refusal.ts';
import { isLocaleId } from '../../contracts/locales.ts';
import { codeCooldownS, codeValidMinutes, forgetCooldown, makeCode } from './codes.ts';
import type { CodeKey, CodePurpose } from './codes.ts';
import { findUser } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { limit } from './limit.ts';

interface Asked {
  /** Where the code goes. */
  identifier: Identifier;
  purpose: CodePurpose;
  /** The caller's network. */
  network: string;
  locale: LocaleId;
}

/**
 * Makes a code and sends it. What is answered, and when, is the same whether the address has an account or not: for
 * registering both get a message, and for a forgotten password nobody waits for the one that goes out.
 * @throws Refusal session.channelMissing, session.codeCooldown, session.codeNotSent, system.rateLimited
 */
export async function sendCode(context: Context, { identifier, purpose, network, locale }: Asked) {
  const { config, writer, random, codes, messenger } = context;
  const channel = identifier.kind === 'mobile' ? 'sms' : 'mail';
  if (!messenger.channels.includes(channel)) throw new Refusal('session.channelMissing');
  const key: CodeKey = { address: identifier.key, purpose };
  const mailbox = `${purpose} ${key.address}`;
  limit(codes.byNetwork.waitS(network), codes.byMailbox.waitS(mailbox));
  codes.byNetwork.count(network);
  const code = await writer.run('code.make', (tx) => makeCode(tx, key, random));
  // After it: while the last code is fresh nothing is sent, and asking in vain does not use up the owner's share.
  codes.byMailbox.count(mailbox);
  const message = { channel, to: key.address, purpose, code, validMinutes: codeValidMinutes } as const;
  if (purpose === 'register') await deliver(context, key, { ...message, locale });
  else await handToOwner(context, identifier, { ...message, locale });
  return {
    text: refusalText('session.codeSent', locale),
    cooldown_s: codeCooldownS,
    ...(config.isSandbox ? { sandbox_code: code } : {}),
  };
}

async function deliver({ messenger, writer, log }: Context, key: CodeKey, message: Message): Promise<void> {
  try {
    await messenger.deliver(message);
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.warn({ err: error, channel: message.channel }, 'code not sent');
    await writer.run('code.unsent', (tx) => forgetCooldown(tx, key));
    throw new Refusal('session.codeNotSent');
  }
}

/** In the owner's language, which may be another than that of whoever asks. */
async function handToOwner({ store, messenger }: Context, identifier: Identifier, message: Message) {
  const user = await findUser(store.db, identifier);
  if (user) messenger.hand({ ...message, locale: isLocaleId(user.locale) ? user.locale : message.locale });
}
