// A command that moves money, from the tap until it is known what became of it.

/**
 * How far the last try has come.
 * - `checking`: its answer did not come; it is being looked up.
 * - `notFound`: it was looked up and did not arrive; sending it again cannot carry it out twice.
 * - `unclear`: looking it up has failed again and again; its owner looks again, or decides.
 */
export type Submission<Draft> = { state: 'idle' } | { state: 'sending' } | { state: OpenState; draft: Draft };

/** What is open about a command whose answer did not come. */
export type OpenState = 'checking' | 'notFound' | 'unclear';

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
      /** The number under which support finds it. */
      requestId?: string;
    }
  | { state: 'unknown' };

/** A try as it outlives the page: enough to show it again and to look it up. */
export interface KeptAttempt<Draft> {
  draft: Draft;
  /** Chosen here, so that a repeat is the same command. */
  clientId: string;
  /** When it was first sent, in milliseconds. */
  at: number;
}
