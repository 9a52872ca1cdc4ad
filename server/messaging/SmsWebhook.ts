import { createHmac } from 'node:crypto';
import type { Clock } from '../context.ts';
import { NotCarried } from './Carrier.ts';
import type { Carrier, Parcel } from './Carrier.ts';
import type { SmsConfig } from './messagingConfig.ts';
import { textOf } from './textOf.ts';

const timeoutMs = 5_000;
/** Refusals that say: not now. Request Timeout, Too Early, Too Many Requests. */
const passing = new Set([408, 425, 429]);

interface SmsWebhookOptions extends SmsConfig {
  clock: Clock;
  publicHost?: string;
}

/** Text messages through a gateway that takes a signed POST (docs/messaging.md). */
export class SmsWebhook implements Carrier {
  private readonly options: SmsWebhookOptions;

  constructor(options: SmsWebhookOptions) {
    this.options = options;
  }

  async carry({ id, message }: Parcel, signal: AbortSignal): Promise<void> {
    const { url, secret, clock, publicHost } = this.options;
    const { to, purpose, locale } = message;
    const body = JSON.stringify({ id, to, text: textOf(message, publicHost), purpose, locale });
    const timestamp = String(Math.floor(clock.now() / 1000));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signatureOf(secret, id, timestamp, body)}`,
    };
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // A redirect would take the code to a place that nobody has configured.
    const call = fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: ends });
    const answer = await call.catch((error: unknown) => {
      throw new NotCarried(reasonOf(error), { isFinal: false });
    });
    // What it says further is not read; the connection is free again.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    const isFinal = answer.status < 500 && !passing.has(answer.status);
    throw new NotCarried(`answered ${answer.status}`, { isFinal, waitMs: this.waitMsOf(answer) });
  }

  close(): void {
    return undefined;
  }

  /** What Retry-After asks for, in seconds or as a date; 0 for anything else. */
  private waitMsOf({ headers }: Response): number {
    const text = headers.get('retry-after') ?? '';
    if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
    const untilMs = Date.parse(text);
    return Number.isNaN(untilMs) ? 0 : Math.max(0, untilMs - this.options.clock.now());
  }
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
