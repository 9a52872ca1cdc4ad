import type { LocaleId } from '../../contracts/locales.ts';
import type { Words } from './messages.ts';

/** A message to deliver. */
export interface Delivery {
  /** Idempotency key: stable across retries and restarts, so the receiver can deduplicate. */
  id: string;
  kind: string;
  /** Time at which it was stored, ms since 1970 UTC. */
  createdAt: number;
  /** A user waits for this message: it is sent first. */
  isAwaited: boolean;
  /** Payload, as JSON. */
  about: unknown;
  /** Recipient and text; absent for a webhook. */
  letter?: RenderedMessage;
}

export interface RenderedMessage {
  /** Mail address, or phone number as E.164. */
  to: string;
  locale: LocaleId;
  words: Words;
}

/** Delivers one kind of message to an external system. */
export interface MessageTransport {
  /**
   * Resolves when the message has been accepted.
   * @param signal aborts the attempt
   * @throws DeliveryError
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
  close(): void;
}

interface DeliveryErrorOptions {
  /** A retry would fail the same way. */
  isFinal: boolean;
  /** Delay that the receiver asks for, ms. */
  waitMs?: number;
}

/** A failed attempt. Its text is logged: it states the cause, without address or code. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;
  readonly waitMs: number;

  constructor(reason: string, { isFinal, waitMs = 0 }: DeliveryErrorOptions) {
    super(reason);
    this.name = 'DeliveryError';
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}

/** @throws DeliveryError for a message without text: it has no human recipient */
export function renderedOf({ letter }: Delivery): RenderedMessage {
  if (!letter) throw new DeliveryError('a message without words', { isFinal: true });
  return letter;
}
