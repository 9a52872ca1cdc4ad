import { createHmac } from 'node:crypto';
import { DeliveryError } from './MessageTransport.ts';
import type { WebhookConfig } from './messagingConfig.ts';

const timeoutMs = 5_000;
/** Temporary HTTP errors: Request Timeout, Too Early, Too Many Requests. */
const passing = new Set([408, 425, 429]);

/** Signed requests to one address (docs/messaging.md). */
export class SignedPost {
  private readonly config: WebhookConfig;
  private readonly clock: { now(): number };

  constructor(config: WebhookConfig, clock: { now(): number }) {
    this.config = config;
    this.clock = clock;
  }

  /**
   * @param id of the message, stable across retries
   * @throws DeliveryError
   */
  async post(id: string, content: object, signal: AbortSignal): Promise<void> {
    const { url, secret } = this.config;
    const body = JSON.stringify(content);
    const headers = signedHeaders({ secret, id, body, clock: this.clock });
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // A redirect would deliver the message to an address that is not configured.
    const call = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: ends });
    const answer = await call.catch((error: unknown) => {
      throw new DeliveryError(reasonOf(error), { isFinal: false });
    });
    // The response body is not read; the connection is released.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    const isFinal = answer.status < 500 && !passing.has(answer.status);
    throw new DeliveryError(`answered ${answer.status}`, { isFinal, waitMs: this.waitMsOf(answer) });
  }

  /** Delay from Retry-After, given in seconds or as a date; 0 for anything else. */
  private waitMsOf({ headers }: Response): number {
    const text = headers.get('retry-after') ?? '';
    if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
    const untilMs = Date.parse(text);
    return Number.isNaN(untilMs) ? 0 : Math.max(0, untilMs - this.clock.now());
  }
}

/** Signature headers of a request with this body. */
export function signedHeaders(request: {
  secret: string;
  id: string;
  body: string;
  clock: { now(): number };
}): Record<string, string> {
  const { secret, id, body, clock } = request;
  const timestamp = String(Math.floor(clock.now() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body)}`,
  };
}

/** HMAC-SHA256 over `id.timestamp.body`, in base64. */
export function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  const { code } = (cause ?? {}) as { code?: string };
  return code ? `not reached: ${code}` : 'not reached';
}
