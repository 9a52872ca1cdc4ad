// Messages that commands send, as declared by domains.
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../contracts/locales.ts';
import type { Schema } from '../store/schema.ts';
import type { MessageKinds, Sending } from '../commands/OutboxQueue.ts';

/** Text of a message to a user, in one language; plain text, escaped on output where needed. */
export interface Words {
  subject: string;
  /** First paragraph of a mail. */
  intro: string;
  /** Large in a mail, and offered by browsers from a text message. */
  code?: string;
  /** Further paragraphs of a mail. */
  notes: readonly string[];
  /** In a mail, the phrase by which its owner recognizes it as genuine. */
  phrase?: { label: string; text: string };
  /** Complete content of a text message. */
  short: string;
}

export interface MessageKind<About> extends Sending {
  /** Texts for users; a kind without texts goes only to webhooks, which get `about` unchanged. */
  words?(about: About, locale: LocaleId): Words;
  /** The payload is deleted when the message fails, because only the message itself may contain it. */
  isSecret?: boolean;
  /**
   * Resolved when the message is sent, for addresses that a stranger may have typed: enqueuing takes the same time
   * whether an account exists or not.
   * @returns the recipient's language; undefined if there is no recipient, and nothing is sent
   */
  localeOf?(db: Kysely<Schema>, address: string): Promise<LocaleId | undefined>;
}

/** Message kinds declared by domains. */
export type DeclaredMessages = Readonly<Record<string, MessageKind<never>>>;

/** Some kinds, each with the data of its messages. */
export type MessagesOf<Kind extends keyof MessageKinds> = {
  readonly [Name in Kind]: MessageKind<MessageKinds[Name]>;
};
