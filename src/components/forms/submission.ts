/** Server-side errors of a form: one sentence per field, and one for the whole form. */
export interface Refused {
  fields?: Readonly<Record<string, string>>;
  message?: string | undefined;
  /** The message is valid until the connection returns. */
  endsOnline?: boolean;
  /** Reason code of the rejection and its values, for a form that does more than show it. */
  reason?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /** Request id for support. */
  requestId?: string;
  /** The nearest valid value, by field. */
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

/** Resolves to undefined when the server accepted the form. */
export type Submit<Values> = (values: Values) => Promise<Refused | undefined>;
