// Wire format of responses and refusals, defined only here.
import type { FastifyError } from 'fastify';
import type { LocaleId } from '../../contracts/locales.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { InvalidFields } from './InvalidFields.ts';
import { UnknownOutcome } from '../commands/CommandExecutor.ts';
import { Refusal } from '../refusal.ts';

export interface RefusalEnvelope {
  type: 'error' | '999' | '998';
  code: -1;
  message: string;
  msg: string;
  data: {
    reason: string;
    fields?: Record<string, string>;
    values?: Record<string, string>;
    request_id?: string;
  };
}

export function success(data: unknown) {
  return { type: 'ok', code: 1, message: 'OK', msg: 'success', data: data ?? null };
}

/** Refusals of the transport with their own status; all others are HTTP 200. */
const statusByReason: Partial<Record<RefusalReason, number>> = {
  'system.invalid': 400,
  'system.notFound': 404,
  'system.tooLarge': 413,
  'system.fileTooLarge': 413,
  'system.rateLimited': 429,
  'system.failed': 500,
  'system.busy': 503,
  'system.unavailable': 503,
  'system.unknownState': 503,
};

/**
 * Response to anything thrown while a call was handled. An unexpected error exposes only the request id, which the log
 * contains.
 */
export function refused(
  fault: unknown,
  locale: LocaleId,
  requestId: string,
): { status: number; body: RefusalEnvelope } {
  const refusal = asRefusal(fault);
  const status = refusal instanceof InvalidFields ? refusal.status : (statusByReason[refusal.reason] ?? 200);
  const message = sentence(refusal, locale);
  const data: RefusalEnvelope['data'] = { reason: refusal.reason, ...details(refusal, locale, message) };
  if (status >= 500) data.request_id = requestId;
  return { status, body: { type: refusal.type, code: -1, message, msg: message, data } };
}

/** From here on a wait is stated in minutes. Reason and seconds stay available to programs. */
const minutesFromS = 90;

function sentence({ reason, values, words }: Refusal, locale: LocaleId): string {
  const seconds = Number(values?.seconds);
  if (reason !== 'system.rateLimited' || !(seconds >= minutesFromS))
    return refusalText(words, locale, values);
  return refusalText('system.rateLimitedMinutes', locale, { minutes: String(Math.ceil(seconds / 60)) });
}

/** Fields get messages; the nearest valid value is added for figures. */
function details(refusal: Refusal, locale: LocaleId, message: string) {
  const values = { ...refusal.values };
  let fields: Record<string, string> | undefined;
  if (refusal instanceof InvalidFields) {
    const reasons = Object.entries(refusal.reasons);
    fields = Object.fromEntries(reasons.map(([name, reason]) => [name, refusalText(reason, locale, values)]));
  } else if (refusal.fields) {
    fields = Object.fromEntries(Object.keys(refusal.fields).map((name) => [name, message]));
    const nearest = Object.values(refusal.fields).find((value) => value !== '');
    if (nearest !== undefined) values.nearest = nearest;
  }
  return {
    ...(fields ? { fields } : {}),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  };
}

const reasonByCode: Record<string, RefusalReason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'system.tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'system.invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'system.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'system.invalid',
};

function asRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  // Neither done nor refused: the caller looks up the outcome instead of repeating the request.
  if (fault instanceof UnknownOutcome) return new Refusal('system.unknownState');
  const error = fault as Partial<FastifyError> | undefined;
  if (error?.validation && error.code === 'FST_ERR_VALIDATION')
    return InvalidFields.fromValidation(error.validation);
  const known = error?.code === undefined ? undefined : reasonByCode[error.code];
  if (known) return new Refusal(known);
  const isCallersFault = error?.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Refusal(isCallersFault ? 'system.invalid' : 'system.failed');
}
