// What domains declare of the messages that their commands send.
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../contracts/locales.ts';
import type { Schema } from '../store/schema.ts';
import type { MessageKinds, Sending } from '../commands/OutboxQueue.ts';

/** A message to a person, in one language; plain text, which goes out escaped where it has to be. */
export interface Words {
  subject: string;
  /** The first paragraph of a mail. */
  intro: string;
  /** Shown large in a mail, and offered by browsers out of a text message. */
  code?: string;
  /** Further paragraphs of a mail. */
  notes: readonly string[];
  /** In a mail, what its owner knows it from an imitation by. */
  phrase?: { label: string; text: string };
  /** All of a text message. */
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

/** By kind, as domains declare them. */
export type DeclaredMessages = Readonly<Record<string, MessageKind<never>>>;

/** Some kinds, each with what its messages tell. */
export type MessagesOf<Kind extends keyof MessageKinds> = {
  readonly [Name in Kind]: MessageKind<MessageKinds[Name]>;
};
