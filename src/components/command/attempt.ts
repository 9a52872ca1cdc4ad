// State of a command that moves money, from the tap until its outcome is known.

/** Progress of the last attempt. */
export type Submission<Draft, Found = unknown> =
  | { state: 'idle' }
  | { state: 'sending' }
  | OpenCommand<Draft, Found>;

/** Command whose response did not arrive. */
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
      /** The server's sentence; undefined if it has none. */
      message: string | undefined;
      /** Messages by request field. */
      fields?: Readonly<Record<string, string>>;
      /** The nearest valid value. */
      nearest?: string;
      /** Reason code of the rejection and its values, for a form that does more than show it. */
      reason?: string;
      values?: Readonly<Record<string, string>>;
      /** Request id for support. */
      requestId?: string;
    }
  | { state: 'unknown' };

/** Attempt stored beyond the page: enough to show it again and to look it up. */
export interface KeptAttempt<Draft> {
  draft: Draft;
  /** Generated here, so that a retry has the same idempotency key. */
  clientId: string;
  /** Time of the first send, in milliseconds of the server's clock. */
  at: number;
}
