import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { unwrap } from './unwrap.ts';

const answer = (body: unknown, status = 200, more: Record<string, string> = {}) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req-1', ...more };
  return { body, response: new Response(null, { status, headers }) };
};

function errorOf(body: unknown, status?: number, headers?: Record<string, string>): ApiError {
  try {
    unwrap(answer(body, status, headers));
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('Nothing was refused');
}

describe('success', () => {
  it.each([
    ['type ok', { type: 'ok', message: 'OK', data: 7 }],
    ['code 1', { code: 1, message: 'OK', data: 7 }],
    ['message OK', { type: 'ok', message: 'OK', msg: 'whatever', data: 7 }],
    ['msg success', { type: 'ok', message: 'whatever', msg: 'success', data: 7 }],
  ])('answers the data of %s', (_, body) => {
    expect(unwrap(answer(body))).toBe(7);
  });

  it('answers the message where it is neither OK nor success', () => {
    expect(unwrap(answer({ type: 'ok', message: 'Order placed', data: null }))).toBe('Order placed');
    expect(unwrap(answer({ code: 1, message: [{ id: 1 }] }))).toEqual([{ id: 1 }]);
  });
});

describe('refusals', () => {
  it.each(['999', 999])('takes type %o for the end of the session, even with code 1', (type) => {
    const error = errorOf({ type, code: 1, message: 'Log in again' });
    expect([error.kind, error.message]).toEqual(['sessionExpired', 'Log in again']);
  });

  it.each(['998', 998])('takes type %o for a missing verification', (type) => {
    expect(errorOf({ type, message: 'Verify' }).kind).toBe('verificationRequired');
  });

  it('hands on message, reason, fields, figures and the request number', () => {
    const data = {
      reason: 'spot.minimum',
      fields: { amount: 'Too small' },
      values: { nearest: '0.0002' },
      request_id: 'req-9',
    };
    const error = errorOf({ type: 'error', code: -1, message: 'Too small', data });
    expect(error).toMatchObject({
      kind: 'rejected',
      message: 'Too small',
      reason: 'spot.minimum',
      fields: { amount: 'Too small' },
      values: { nearest: '0.0002' },
      requestId: 'req-9',
      isUnanswered: false,
    });
  });

  it.each([
    [{ type: 'error' }],
    [{ type: 'error', message: '' }],
    [{ type: 'error', message: ' ' }],
    [{ type: 'error', message: 'ERROR' }],
    [{ type: 'error', message: 'OK', msg: 'success' }],
    [{ type: 'error', message: { of: 'another type' }, data: { reason: '' } }],
    [{ code: -1, msg: null }],
  ])('that say nothing have no sentence, and leave open what became of a command: %o', (body) => {
    expect(errorOf(body)).toMatchObject({ kind: 'rejected', sentence: undefined, isUnanswered: true });
  });

  it.each([[{ reason: 'spot.minimum' }], [{ fields: { amount: 'Too small' } }]])(
    'say why by a reason or a field as well: %o',
    (data) => {
      expect(errorOf({ type: 'error', data })).toMatchObject({ sentence: undefined, isUnanswered: false });
    },
  );

  it('finds the sentence in msg where message is empty', () => {
    expect(errorOf({ type: 'error', message: '', msg: 'No' }).message).toBe('No');
  });

  it('keep what a server says of its inside to themselves, and say what has a reason', () => {
    const sql = 'SQLSTATE[23000]: Integrity constraint violation';
    const failed = { status: 500, isUnanswered: true, requestId: 'req-1' };
    expect(errorOf({ type: 'error', message: sql }, 500)).toMatchObject({ ...failed, sentence: undefined });
    expect(errorOf({ type: 500, message: sql })).toMatchObject({ ...failed, sentence: undefined });
    expect(errorOf({ code: 500, message: 'Failed' })).toMatchObject({ ...failed, sentence: undefined });
    expect(errorOf({ code: -1, msg: sql })).toMatchObject({ ...failed, sentence: undefined });
    const data = { reason: 'system.busy' };
    expect(errorOf({ type: 'error', message: 'Busy', data }, 503)).toMatchObject({ sentence: 'Busy' });
  });

  it.each([
    ['7', 7],
    ['Mon, 02 Mar 2026 09:00:06 GMT', 6],
    ['soon', undefined],
    ['', undefined],
  ])('say how long to wait: %s', (retryAfter, waitS) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 2, 9) });
    onTestFinished(() => void vi.useRealTimers());
    const error = errorOf({ type: 'error', message: 'Too many' }, 429, { 'retry-after': retryAfter });
    expect(error.waitS).toEqual(waitS);
    // Format of a proxy in front of the server.
    expect(errorOf('<html>', 429, { 'retry-after': retryAfter }).waitS).toEqual(waitS);
  });

  const said = { type: 'error', message: 'Bad' };
  const ours = { ...said, data: { reason: 'system.invalid' } };

  it.each([200, 400, 401, 403, 422])('are what a sentence with a status of %d says', (status) => {
    expect(errorOf(said, status).isUnanswered).toBe(false);
  });

  it.each([300, 302, 404, 405, 410, 413, 418, 429, 451])(
    'with a status of %d, by which something between may speak, are those that give the code of their reason',
    (status) => {
      expect([said, ours].map((body) => errorOf(body, status).isUnanswered)).toEqual([true, false]);
    },
  );

  it.each([404, 429])('that have a status of %d written into them need their reason as well', (code) => {
    expect([said, ours].map((body) => errorOf({ ...body, code }).isUnanswered)).toEqual([true, false]);
  });

  it.each([408, 409, 425, 499, 500, 503, 504])(
    'are none with a status of %d, whatever they say',
    (status) => {
      expect(errorOf(ours, status).isUnanswered).toBe(true);
    },
  );
});

describe('what cannot be read', () => {
  const ok = { type: 'ok', code: 1, message: 'OK', data: 7 };

  it.each([
    ['no JSON', undefined],
    ['text', 'OK'],
    ['null', null],
    ['a list', [ok]],
    ['no verdict', { message: 'OK', data: 7 }],
    ['a verdict that nobody knows', { type: 'weird', message: 'hm', data: null }],
    ['an empty verdict', { type: '', code: null, message: 'OK', data: 7 }],
    ['two verdicts', { type: 'error', code: 1, message: 'Insufficient balance' }],
    ['two verdicts the other way round', { type: 'ok', code: -1, message: 'Insufficient balance' }],
  ])('is no refusal, and leaves open what became of the call: %s', (_, body) => {
    expect(errorOf(body)).toMatchObject({ kind: 'unreadable', isUnanswered: true, sentence: undefined });
  });

  it.each([['text/html'], ['text/plain'], ['']])('is whatever comes as %o', (type) => {
    expect(errorOf(ok, 200, { 'content-type': type }).kind).toBe('unreadable');
  });

  it.each([403, 500])('is a success under a status of %d, named by its header', (status) => {
    const error = errorOf(ok, status);
    expect(error).toMatchObject({ kind: 'unreadable', requestId: 'req-1', isUnanswered: true });
  });
});
