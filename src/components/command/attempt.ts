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
  /** A retry may carry it out twice: the back end is not known to support idempotency keys. */
  canDouble: boolean;
  /** Similar commands on the server, where identity cannot be determined. */
  alike: readonly Found[];
}

/**
 * Open outcome of a command.
 * - `checking`: the lookup is running.
 * - `notFound`: the lookup by id found nothing yet.
 * - `unknowable`: it has no id for a lookup; similar commands were found or not, and the user decides.
 * - `unclear`: the lookup failed repeatedly; the user retries it, or decides.
 */
export type OpenState = 'checking' | 'notFound' | 'unknowable' | 'unclear';

/** Outcome of an attempt. `unknown` leaves the details to the submission. */
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
