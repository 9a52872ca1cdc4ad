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
  /** What it says to people; a kind without words is for webhooks alone, which get `about` as it is. */
  words?(about: About, locale: LocaleId): Words;
  /** What it tells is removed when it is given up, as nothing but the message itself may hold it. */
  isSecret?: boolean;
  /**
   * Looked up when it leaves, for what goes to an address that a stranger may have typed: to write it down takes the same
   * whether there is an account or not.
   * @returns the language of whom it is for; undefined when it is for nobody, and nothing leaves
   */
  localeOf?(db: Kysely<Schema>, address: string): Promise<LocaleId | undefined>;
}

/** By kind, as domains declare them. */
export type DeclaredMessages = Readonly<Record<string, MessageKind<never>>>;

/** Some kinds, each with what its messages tell. */
export type MessagesOf<Kind extends keyof MessageKinds> = {
  readonly [Name in Kind]: MessageKind<MessageKinds[Name]>;
};
