import { ApiError } from './ApiError.ts';

type Answer = { data?: unknown; error?: unknown; response: Response };

type Envelope = {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  msg?: unknown;
  data?: unknown;
};

/** What a call's success envelope carries. */
export type DataOf<T> = T extends { data: infer Data } ? Data : never;

/**
 * Takes an answer out of its envelope (spec, section 7): success is type ok or code 1; its data counts where the
 * message is OK or msg is success, otherwise the message itself is the answer.
 * @throws ApiError of every kind but offline and timeout, which have no answer.
 */
export function unwrap<T>({ data, error, response }: Answer, { isOfThisSession = true } = {}): DataOf<T> {
  const body = response.ok ? data : error;
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {};
  if (response.ok && isSuccess(envelope)) {
    const isInData = envelope.message === 'OK' || envelope.msg === 'success';
    return (isInData ? envelope.data : envelope.message) as DataOf<T>;
  }
  throw refusal(envelope, response, isOfThisSession);
}

function isSuccess({ type, code }: Envelope): boolean {
  // A session that has ended is none, whatever code comes with it.
  if (String(type) === '999' || String(type) === '998') return false;
  return type === 'ok' || code === 1;
}

function refusal(envelope: Envelope, response: Response, isOfThisSession: boolean): ApiError {
  const details = isRecord(envelope.data) ? envelope.data : {};
  return new ApiError({
    kind: kindOf(envelope.type, isOfThisSession),
    message: messageOf(envelope),
    status: response.status,
    reason: textOf(details['reason']),
    fields: textsOf(details['fields']),
    values: textsOf(details['values']),
    requestId: textOf(details['request_id']) ?? response.headers.get('x-request-id') ?? undefined,
  });
}

/** The end of a former session says nothing about the one that has been opened since. */
function kindOf(
  type: unknown,
  isOfThisSession: boolean,
): 'sessionExpired' | 'verificationRequired' | 'rejected' {
  if (String(type) === '999') return isOfThisSession ? 'sessionExpired' : 'rejected';
  return String(type) === '998' ? 'verificationRequired' : 'rejected';
}

/** Family back ends write the sentence into either place. */
function messageOf({ message, msg }: Envelope): string {
  return textOf(message) ?? textOf(msg) ?? 'ERROR';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
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
