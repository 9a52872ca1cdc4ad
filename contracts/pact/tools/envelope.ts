// Compatible back ends answer in several envelopes, and the app takes them all. Pacts hold one; the verifier reads
// what comes by the app's own rule first, so that it is never stricter than the app.
import { ApiError, noSentence } from '../../../src/api/calling/ApiError.ts';
import { unwrap } from '../../../src/api/calling/unwrap.ts';

const types = { sessionExpired: '999', verificationRequired: '998' } as const;

/** The answer in the envelope that pacts hold; one that the app cannot take as well stays as it came. */
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
