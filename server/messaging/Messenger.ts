import type { LocaleId } from '../../contracts/locales.ts';
import type { CodePurpose } from '../domains/session/codes.ts';

export type Channel = 'mail' | 'sms';

/** A code on its way to a person, in their language. */
export interface Message {
  channel: Channel;
  /** A mail address, or a phone number as E.164. */
  to: string;
  locale: LocaleId;
  purpose: CodePurpose;
  code: string;
  validMinutes: number;
}

/** The way out of the house; what it leads to is a matter of configuration. */
export interface Messenger {
  /** What can be sent here; a sandbox has both. */
  readonly channels: readonly Channel[];
  /**
   * Ends when the message has been taken over by whoever carries it.
   * @throws MessageNotSent after a few tries of its own
   */
  deliver(message: Message): Promise<void>;
  /** Sends without anybody waiting for it, so that nobody can tell from the time whether something was sent. */
  hand(message: Message): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Nobody has taken the message over. Its text names neither address nor code: it goes to the log. */
export class MessageNotSent extends Error {
  constructor(channel: Channel, cause: unknown) {
    super(`The ${channel} could not be sent`, { cause });
    this.name = 'MessageNotSent';
  }
}
