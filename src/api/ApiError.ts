/**
 * Why a call brought no data.
 * - `sessionExpired`: type 999; the session is over.
 * - `verificationRequired`: type 998; the account has to be verified first.
 * - `rejected`: the server refused or failed; `message` is its sentence, or ERROR.
 * - `offline`: the request did not get through, or its answer did not come back.
 * - `timeout`: no answer within a minute.
 */
export type ApiErrorKind = 'sessionExpired' | 'verificationRequired' | 'rejected' | 'offline' | 'timeout';

type ApiErrorDetails = {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; absent when there was no answer. */
  status?: number;
  /** Stable code of the refusal, as spot.insufficientBalance. */
  reason?: string;
  /** Sentence per request field at fault. */
  fields?: Readonly<Record<string, string>>;
  /** Figures that belong to the reason, as `nearest` or `min`; decimal text. */
  values?: Readonly<Record<string, string>>;
  /** The number under which support finds the request. */
  requestId?: string;
};

/** The one error that calls throw. `message` of rejected, 999 and 998 is the server's, in the session's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;

  constructor({ kind, message, status, reason, fields = {}, values = {}, requestId }: ApiErrorDetails) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.values = values;
    this.requestId = requestId;
  }

  /** True when the command may have been carried out all the same: it has to be looked up, never sent again unasked. */
  get isUnanswered(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || (this.status ?? 0) >= 500;
  }
}
