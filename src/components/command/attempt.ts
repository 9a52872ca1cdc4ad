// A command that moves money, from the tap until it is known what became of it.

/** How far the last try has come. */
export type Submission<Draft, Found = unknown> =
  | { state: 'idle' }
  | { state: 'sending' }
  | OpenCommand<Draft, Found>;

/** A command whose answer did not come. */
export interface OpenCommand<Draft, Found = unknown> {
  state: OpenState;
  draft: Draft;
  /** Sending it again may carry it out twice: nobody knows that this back end keeps the ids of commands. */
  canDouble: boolean;
  /** What is like it there, where it cannot be known whether it is the one. */
  alike: readonly Found[];
}

/**
 * What is open about it.
 * - `checking`: it is being looked up.
 * - `notFound`: it was looked up by its id and has not arrived so far.
 * - `unknowable`: it has no id to be looked up by; what is like it was found, or not, and its owner decides.
 * - `unclear`: looking it up has failed again and again; its owner looks again, or decides.
 */
export type OpenState = 'checking' | 'notFound' | 'unknowable' | 'unclear';

/** What became of a try. `unknown` leaves it to the submission to say more. */
export type Outcome<Made> =
  | { state: 'made'; made?: Made }
  | {
      state: 'refused';
      /** The server's sentence; undefined where it has none. */
      message: string | undefined;
      /** Its sentence by request field. */
      fields?: Readonly<Record<string, string>>;
      /** The nearest value that it would take. */
      nearest?: string;
      /** Which refusal it is, and its figures, for a form that does more than say it. */
      reason?: string;
      values?: Readonly<Record<string, string>>;
      /** The number under which support finds it. */
      requestId?: string;
    }
  | { state: 'unknown' };

/** A try as it outlives the page: enough to show it again and to look it up. */
export interface KeptAttempt<Draft> {
  draft: Draft;
  /** Chosen here, so that a repeat is the same command. */
  clientId: string;
  /** When it was first sent, in milliseconds of the server's clock. */
  at: number;
}
