import type { LocaleId } from '../../contracts/locales.ts';
import type { Words } from './messages.ts';

/** A message on its way. */
export interface Delivery {
  /** Idempotency key: stable across retries and restarts, so the receiver can deduplicate. */
  id: string;
  kind: string;
  /** When it was written down, ms since 1970 UTC. */
  createdAt: number;
  /** A user waits for this message: it is sent first. */
  isAwaited: boolean;
  /** Payload, as JSON. */
  about: unknown;
  /** To whom and in what words; a webhook has neither. */
  letter?: RenderedMessage;
}

export interface RenderedMessage {
  /** A mail address, or a phone number as E.164. */
  to: string;
  locale: LocaleId;
  words: Words;
}

/** Delivers one kind of message to an external system. */
export interface MessageTransport {
  /**
   * Ends when the parcel has been taken over.
   * @param signal ends the try
   * @throws DeliveryError
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
  close(): void;
}

interface DeliveryErrorOptions {
  /** Another try would end the same way. */
  isFinal: boolean;
  /** How long the other side asks us to wait. */
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

/** @throws DeliveryError for a message without words: it is not for people */
export function renderedOf({ letter }: Delivery): RenderedMessage {
  if (!letter) throw new DeliveryError('a message without words', { isFinal: true });
  return letter;
}
