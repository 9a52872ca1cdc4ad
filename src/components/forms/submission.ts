/** Server-side errors of a form: one sentence per field, and one for the whole form. */
export interface Refused {
  fields?: Readonly<Record<string, string>>;
  message?: string | undefined;
  /** The message is true until the connection returns. */
  endsOnline?: boolean;
  /** Which refusal it is, and its figures, for a form that does more than say it. */
  reason?: string | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  /** The number under which support finds it. */
  requestId?: string;
  /** The nearest value that would be taken, by field. */
  nearest?: Readonly<Record<string, string>>;
  /** Fields that say what failed, not what is wrong in them: the same may go out at another try. */
  again?: readonly string[];
  /** Remaining attempts after a wrong code, where the server returns them. */
  triesLeft?: number;
  /** Until when the server looks at no further try, in ms since 1970 UTC by its clock. */
  heldUntilMs?: number;
}

/**
 * Says why the server refused the whole; the answer dismisses it, because it is not true of the next try.
 */
export type ShowRefusal = (
  message: string,
  requestId?: string,
  options?: { endsOnline?: boolean | undefined },
) => () => void;

/** Answers undefined when the server took it. */
export type Submit<Values> = (values: Values) => Promise<Refused | undefined>;
