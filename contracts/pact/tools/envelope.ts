// Compatible back ends use several envelopes, and the app accepts all of them. Pacts contain one; the verifier first
// normalizes responses by the app's own rule, so that it is never stricter than the app.
import { ApiError, noSentence } from '../../../src/api/calling/ApiError.ts';
import { unwrap } from '../../../src/api/calling/unwrap.ts';

const types = { sessionExpired: '999', verificationRequired: '998' } as const;

/** The response in the envelope of the pacts; a response that the app cannot read either stays unchanged. */
export function inPactEnvelope(body: unknown, response: Response): unknown {
  try {
    return { type: 'ok', code: 1, message: 'OK', msg: 'success', data: unwrap({ body, response }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unreadable') return body;
    const { kind, message, reason, fields, values } = error;
    const type = kind === 'sessionExpired' || kind === 'verificationRequired' ? types[kind] : 'error';
    return { type, message: message === noSentence ? undefined : message, data: { reason, fields, values } };
  }
}
