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
}

/** One try has failed. The text goes to the log: it says why, with neither address nor code. */
export class NotCarried extends Error {
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: NotCarriedOptions) {
    super(reason);
    this.name = 'NotCarried';
    this.isFinal = isFinal;
  }
}
