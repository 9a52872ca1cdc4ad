import type { Message } from './Messenger.ts';

/** A message on its way. */
export interface Parcel {
  /** The same for every try, so that whoever gets it twice can tell. */
  id: string;
  message: Message;
}

/** Whoever carries one kind of message out of the house. */
export interface Carrier {
  /**
   * Ends when the parcel has been taken over.
   * @param signal ends the try
   * @throws NotCarried
   */
  carry(parcel: Parcel, signal: AbortSignal): Promise<void>;
  close(): void;
}

interface NotCarriedOptions {
  /** Another try would end the same way. */
  isFinal: boolean;
  /** How long the other side asks us to wait. */
  waitMs?: number;
}

/** One try has failed. The text goes to the log: it says why, with neither address nor code. */
export class NotCarried extends Error {
  readonly isFinal: boolean;
  readonly waitMs: number;

  constructor(reason: string, { isFinal, waitMs = 0 }: NotCarriedOptions) {
    super(reason);
    this.name = 'NotCarried';
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}
