// Outgoing messages, sent after the commit of their command: written in its transaction.
import { randomBytes } from 'node:crypto';
import type { LocaleId } from '../../contracts/locales.ts';
import { jsonOf, RowBuffer } from './RowBuffer.ts';
import type { Undo } from './Undo.ts';

/** Kinds of messages with their payload as JSON; each domain adds its own (`declare module`). */
export interface MessageKinds {}

export type Channel = 'mail' | 'sms' | 'webhook';

/** Recipient of a message. */
export type Recipient =
  | {
      channel: 'mail' | 'sms';
      /** An e-mail address, or a phone number in E.164 format. */
      address: string;
      locale: LocaleId;
    }
  /** The configured webhook. */
  | { channel: 'webhook' };

/**
 * Sends a message after the command has succeeded: at least once, under one id.
 * @returns the id for looking up its status; undefined if its channel is not configured and nothing is sent
 */
export type Send = <Kind extends keyof MessageKinds & string>(
  kind: Kind,
  to: Recipient,
  about: MessageKinds[Kind],
) => number | undefined;

/** What the outbox needs to know about a kind of message. */
export interface Sending {
  /** How long the message is useful. */
  usefulMs: number;
  /** A user waits for this message: it is sent first and without delay. */
  isAwaited?: boolean;
}

export interface OutboxQueueOptions {
  undo: Undo;
  clock: { now(): number };
  kinds: Readonly<Record<string, Sending>>;
  channels: readonly Channel[];
}

/** Other messages leave after the answer to their command, which they must not slow down. */
export const afterAnswerMs = 100;

/** Buffers messages until the end of the group. */
export class OutboxQueue extends RowBuffer<'outbox'> {
  private readonly options: OutboxQueueOptions;

  constructor(options: OutboxQueueOptions) {
    super(options.undo, 'outbox', [
      ...(['key', 'kind', 'channel', 'address', 'locale', 'about', 'awaited'] as const),
      ...(['created_at', 'at', 'until', 'tries', 'error', 'given_up_at'] as const),
    ]);
    this.options = options;
  }

  readonly send: Send = (kind, to, about) => {
    const { kinds, channels, clock } = this.options;
    const { usefulMs, isAwaited = false } = kinds[kind] ?? unknownKind(kind);
    if (!channels.includes(to.channel)) return undefined;
    const { address, locale } = to.channel === 'webhook' ? { address: '', locale: '' } : to;
    if (!isText(address) || !isText(locale)) throw new Error(`${kind} has no address that can be written`);
    const now = clock.now();
    const at = isAwaited ? now : now + afterAnswerMs;
    return this.add([
      ...[randomBytes(16).toString('hex'), kind, to.channel, address, locale, jsonOf(kind, about)],
      ...[isAwaited ? 1 : 0, now, at, now + usefulMs, 0, '', null],
    ]);
  };
}

/** PostgreSQL stores no other text; the payload comes from outside. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}

function unknownKind(kind: string): never {
  throw new Error(`No domain declares the message ${kind}`);
}
