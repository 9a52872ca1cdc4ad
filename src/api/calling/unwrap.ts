import { ApiError, noSentence } from './ApiError.ts';

type Answer = { body: unknown; response: Response };

type Envelope = {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  msg?: unknown;
  data?: unknown;
};

/**
 * Unwraps a response from its envelope (spec, section 7): success is type ok or code 1; the result is its data when the
 * message is OK or msg is success, otherwise the message itself.
 * @throws ApiError of every kind but offline and timeout, which have no response
 */
export function unwrap({ body, response }: Answer, { isOfThisSession = true } = {}): unknown {
  const envelope = envelopeOf(body, response);
  if (isSuccess(envelope)) {
    // A proxy's error status over a server's success: one of them is wrong, and the client cannot tell which.
    if (!response.ok) throw unreadable(response);
    const isInData = envelope.message === 'OK' || envelope.msg === 'success';
    return isInData ? envelope.data : envelope.message;
  }
  throw refusal(envelope, response, isOfThisSession);
}

/** The response is not a valid answer of the call; the outcome of a command is unknown. */
export function unreadable({ status, headers }: Response, what = 'no envelope'): ApiError {
  const requestId = headers.get('x-request-id') ?? undefined;
  return new ApiError({
    kind: 'unreadable',
    message: `The answer cannot be read: ${what}`,
    status,
    requestId,
    waitS: waitOf(headers.get('retry-after')),
  });
}

/**
 * Success and refusal types of compatible back ends, including statuses that some put there. The meaning of any other
 * word is unknown.
 */
const verdict = /^(?:ok|err(?:or)?|fail(?:ed|ure)?|\d+)$/i;
/** 998 and 999 are not failures of the call. */
const failure = /^(?:err(?:or)?|fail(?:ed|ure)?|[45]\d\d)$/i;

/** @throws ApiError for anything else, e.g. a network's page, a truncated response or none */
function envelopeOf(body: unknown, response: Response): Envelope {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson || !isRecord(body)) throw unreadable(response);
  const { type, code }: Envelope = body;
  const hasVerdict = verdict.test(String(type ?? '')) || typeof code === 'number';
  if (!hasVerdict || isTwofold(body)) throw unreadable(response);
  return body;
}

/** True if the envelope contradicts itself: both success and refusal. */
function isTwofold({ type, code }: Envelope): boolean {
  return (type === 'ok' && code === -1) || (code === 1 && failure.test(String(type ?? '')));
}

function isSuccess({ type, code }: Envelope): boolean {
  // An ended session takes precedence over any code.
  if (String(type) === '999' || String(type) === '998') return false;
  return type === 'ok' || code === 1;
}

function refusal(envelope: Envelope, response: Response, isOfThisSession: boolean): ApiError {
  const details = isRecord(envelope.data) ? envelope.data : {};
  const reason = textOf(details['reason']);
  const status = statusOf(envelope, response);
  // A failed server's message may contain internal details; a reason code marks a message for users.
  const isForPeople = status < 500 || reason !== undefined;
  return new ApiError({
    kind: kindOf(envelope.type, isOfThisSession),
    message: isForPeople ? messageOf(envelope) : noSentence,
    status,
    reason,
    fields: textsOf(details['fields']),
    values: textsOf(details['values']),
    requestId: textOf(details['request_id']) ?? response.headers.get('x-request-id') ?? undefined,
    waitS: waitOf(response.headers.get('retry-after')),
  });
}

/** Some compatible back ends put the status into the envelope, and respond with 200. */
function statusOf(envelope: Envelope, { ok, status }: Response): number {
  // A database error text means a server failure, independent of the declared type.
  if (/SQLSTATE\[/.test(messageOf(envelope))) return Math.max(status, 500);
  const written = [envelope.type, envelope.code].find(isStatusOfFailure);
  return ok && written !== undefined ? written : status;
}

function isStatusOfFailure(value: unknown): value is number {
  return typeof value === 'number' && value >= 400 && value < 600;
}

/** In seconds; a date is converted relative to now. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter === '') return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** The end of a former session does not affect the session opened since. */
function kindOf(
  type: unknown,
  isOfThisSession: boolean,
): 'sessionExpired' | 'formerSession' | 'verificationRequired' | 'rejected' {
  if (String(type) === '999') return isOfThisSession ? 'sessionExpired' : 'formerSession';
  return String(type) === '998' ? 'verificationRequired' : 'rejected';
}

/** Compatible back ends put the message into either field. */
function messageOf({ message, msg }: Envelope): string {
  return sentenceOf(message) ?? sentenceOf(msg) ?? noSentence;
}

/** A success text is no reason for a failure. */
function sentenceOf(value: unknown): string | undefined {
  return value === 'OK' || value === 'success' ? undefined : textOf(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
