/** Server-side errors of a form: one sentence per field, and one for the whole form. */
export interface Refused {
  fields?: Readonly<Record<string, string>>;
  message?: string | undefined;
  /** The message is true until the connection returns. */
  endsOnline?: boolean;
  /** Reason code of the rejection and its values, for a form that does more than show it. */
  reason?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /** The number under which support finds it. */
  requestId?: string;
  /** The nearest value that would be taken, by field. */
  nearest?: Readonly<Record<string, string>>;
  /** Fields that carry the error text without being invalid: the same values may be sent again. */
  again?: readonly string[];
  /** Remaining attempts after a wrong code, if the server returns them. */
  triesLeft?: number;
  /** End of the server's lock on attempts, in ms since 1970 UTC by its clock. */
  heldUntilMs?: number;
}

/**
 * Shows why the server rejected the whole form; the returned function dismisses the message, since it does not apply to
 * the next attempt.
 */
export type ShowRefusal = (
  message: string,
  requestId?: string,
  options?: { endsOnline?: boolean | undefined },
) => () => void;

/** Answers undefined when the server took it. */
export type Submit<Values> = (values: Values) => Promise<Refused | undefined>;
