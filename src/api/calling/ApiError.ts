/**
 * Why a call returned no data.
 * - `sessionExpired`: type 999; the session has ended.
 * - `formerSession`: the same for a session that was replaced during the call.
 * - `verificationRequired`: type 998; the account has to be verified first.
 * - `rejected`: the server rejected the call or failed, and returned an envelope.
 * - `unreadable`: the response is no envelope, or its data does not match the call.
 * - `offline`: the request was not delivered, or its response was lost.
 * - `timeout`: no response within a minute.
 */
export type ApiErrorKind =
  | 'sessionExpired'
  | 'formerSession'
  | 'verificationRequired'
  | 'rejected'
  | 'unreadable'
  | 'offline'
  | 'timeout';

/**
 * Statuses below 500 that a proxy or an overloaded server may return for a command that is executed: timeout (408,
 * 499), too early (425) and conflict (409), which no rejection of the contract uses.
 */
const openStatuses: readonly number[] = [408, 409, 425, 499];

/** Statuses with which a server rejects a request after processing it. */
const refusingStatuses: readonly number[] = [400, 401, 403, 422];

/** Placeholder where a server sends no sentence. */
export const noSentence = 'ERROR';

type ApiErrorDetails = {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; absent without a response. */
  status?: number;
  /** Stable code of the refusal, such as spot.insufficientBalance. */
  reason?: string;
  /** Messages by invalid request field. */
  fields?: Readonly<Record<string, string>>;
  /** Figures of the reason, such as `nearest` or `min`; decimal text. */
  values?: Readonly<Record<string, string>>;
  /** Request id, which support uses to find the request. */
  requestId?: string;
  /** Seconds until the server accepts such a call again. */
  waitS?: number;
};

/** The only error that calls throw. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly waitS: number | undefined;

  constructor(details: ApiErrorDetails) {
    const { kind, message, status, reason, fields = {}, values = {}, requestId, waitS } = details;
    super(message);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.values = values;
    this.requestId = requestId;
    this.waitS = waitS;
  }

  /** The server's sentence in the session's language; undefined if it has none for the user. */
  get sentence(): string | undefined {
    return this.isAnswer && this.message !== noSentence ? this.message : undefined;
  }

  /** True when the command may have been executed anyway: look its outcome up, never resend it automatically. */
  get isUnanswered(): boolean {
    const { kind, status = 200, reason } = this;
    if (!this.isAnswer || status >= 500 || openStatuses.includes(status)) return true;
    // Session and verification checks precede every command, and a reason code is defined by the contract.
    if (kind !== 'rejected' || reason !== undefined) return false;
    const isOwnStatus = (status >= 200 && status < 300) || refusingStatuses.includes(status);
    return !isOwnStatus || !this.saysWhy;
  }

  private get saysWhy(): boolean {
    return this.sentence !== undefined || Object.keys(this.fields).length > 0;
  }

  private get isAnswer(): boolean {
    return this.kind !== 'unreadable' && this.kind !== 'offline' && this.kind !== 'timeout';
  }
}

/** Whether the status says that the back end lacks the call. */
export const isNoSuchCall = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
