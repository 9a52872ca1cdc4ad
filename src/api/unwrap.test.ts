import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { unwrap } from './unwrap.ts';

const answer = (body: unknown, status = 200) => {
  const response = new Response(null, { status, headers: { 'x-request-id': 'req-1' } });
  return response.ok ? { data: body, response } : { error: body, response };
};

function errorOf(body: unknown, status?: number): ApiError {
  try {
    unwrap(answer(body, status));
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

  it.each([[{ type: 'error' }], [{}], [undefined], ['<html>'], [null], [[1]]])(
    'says ERROR where the server says nothing: %o',
    (body) => {
      expect(errorOf(body).message).toBe('ERROR');
    },
  );

  it('finds the sentence in msg where message is empty', () => {
    expect(errorOf({ type: 'error', message: '', msg: 'No' }).message).toBe('No');
  });

  it('never takes a failed request for a success, and names it by its header', () => {
    const error = errorOf({ type: 'ok', code: 1, message: 'OK', data: 7 }, 500);
    expect(error).toMatchObject({ kind: 'rejected', requestId: 'req-1', isUnanswered: true });
  });

  it('knows that a refused request was answered', () => {
    expect(errorOf({ type: 'error', message: 'Bad' }, 400).isUnanswered).toBe(false);
  });
});
