import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeMessages } from '../domains/session/codeMessages.ts';
import type { DeliveryError, Delivery } from './MessageTransport.ts';
import { EventsWebhook } from './EventsWebhook.ts';
import { SmsWebhook } from './SmsWebhook.ts';

interface Call {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = 'a secret of the two of us';
const now = Date.UTC(2026, 0, 5, 12);
const delivery: Delivery = {
  id: 'a1',
  kind: 'code.forget',
  createdAt: now - 60_000,
  isAwaited: false,
  about: {},
  letter: {
    to: '+4915112345678',
    locale: 'en',
    words: codeMessages['code.forget'].words!({ code: '004512' }, 'en'),
  },
};
const never = new AbortController().signal;
const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A local gateway that answers as configured, in order, and records requests. */
async function gateway(...answers: ((response: ServerResponse) => unknown)[]) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      calls.push({ method, path, headers, body });
      const answer = answers[Math.min(calls.length, answers.length) - 1];
      answer?.(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  const clock = { now: () => now };
  return {
    calls,
    webhook: new SmsWebhook({ url, secret, clock, publicHost: 'trade.example' }),
    events: new EventsWebhook({ url, secret, clock }),
  };
}

function status(code: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => response.writeHead(code, headers).end('{}');
}

async function faultOf(sending: Promise<void>): Promise<DeliveryError> {
  const fault = await sending.then(
    () => undefined,
    (error: DeliveryError) => error,
  );
  expect(fault?.name).toBe('DeliveryError');
  return fault!;
}

describe('text messages by webhook', () => {
  it('are posted as JSON, signed over id, time and body', async () => {
    const { calls, webhook } = await gateway(status(202));
    await webhook.deliver(delivery, never);
    const [{ method, path, headers, body }] = calls as [Call];
    expect([method, path, headers['content-type']]).toEqual([
      'POST',
      '/sms',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual({
      id: 'a1',
      to: '+4915112345678',
      text:
        '004512 is your code for a new Meridian password. Valid 10 min. We never ask you for it.\n\n' +
        '@trade.example #004512',
      kind: 'code.forget',
      locale: 'en',
    });
    expect([headers['webhook-id'], headers['webhook-timestamp']]).toEqual(['a1', String(now / 1000)]);
    const signed = `a1.${now / 1000}.${body}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  });

  it.each([400, 401, 404, 422])('are not tried again after %i', async (code) => {
    const { webhook } = await gateway(status(code));
    expect(await faultOf(webhook.deliver(delivery, never))).toMatchObject({
      isFinal: true,
      message: `answered ${code}`,
    });
  });

  it.each([408, 425, 429, 503])('are tried again after %i, when the answer says', async (code) => {
    const date = new Date(now + 4_000).toUTCString();
    for (const [asked, waitMs] of [
      ['7', 7_000],
      [date, 4_000],
      ['soon', 0],
      ['-5', 0],
    ] as const) {
      const { webhook } = await gateway(status(code, { 'retry-after': asked }));
      expect(await faultOf(webhook.deliver(delivery, never))).toMatchObject({ isFinal: false, waitMs });
    }
    const { webhook } = await gateway(status(code));
    expect(await faultOf(webhook.deliver(delivery, never))).toMatchObject({ isFinal: false, waitMs: 0 });
  });

  it('do not follow a redirect', async () => {
    const other = await gateway(status(200));
    const { calls, webhook } = await gateway((response) =>
      status(307, { location: `http://127.0.0.1:${response.socket?.localPort}/elsewhere` })(response),
    );
    expect(await faultOf(webhook.deliver(delivery, never))).toMatchObject({
      isFinal: true,
      message: 'answered 307',
    });
    expect([calls.length, other.calls.length]).toEqual([1, 0]);
  });

  it('are given up after five seconds without an answer, and may be tried again', async () => {
    const { webhook, calls } = await gateway(() => undefined);
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const carried = faultOf(webhook.deliver(delivery, never));
    await expect.poll(() => calls.length).toBe(1);
    late.abort(new DOMException('The operation timed out', 'TimeoutError'));
    expect(await carried).toMatchObject({ isFinal: false, message: 'no answer in time' });
    expect(timeout).toHaveBeenCalledWith(5_000);
    timeout.mockRestore();
  });

  it('say what is wrong with the way there, and nothing of what was sent', async () => {
    const webhook = new SmsWebhook({ url: 'http://127.0.0.1:1/sms', secret, clock: { now: () => now } });
    // fetch refuses port 1 itself, so no free port is needed.
    const fault = await faultOf(webhook.deliver(delivery, never));
    expect(fault).toMatchObject({ isFinal: false });
    expect(fault.message).toMatch(/^not reached/);
    expect(fault.cause).toBeUndefined();
  });
});

describe('events by webhook', () => {
  it('are posted with kind, time and what they tell, signed as text messages are', async () => {
    const { calls, events } = await gateway(status(200));
    await events.deliver(
      { id: 'b2', kind: 'example.sale', createdAt: 1_767_614_400_123, isAwaited: false, about: { lot: 7 } },
      never,
    );
    const [{ headers, body }] = calls as [Call];
    expect(JSON.parse(body)).toEqual({
      id: 'b2',
      kind: 'example.sale',
      time: 1_767_614_400_123,
      about: { lot: 7 },
    });
    const signed = createHmac('sha256', secret)
      .update(`b2.${now / 1000}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
  });

  it('that are refused for now may be tried again', async () => {
    const { events } = await gateway(status(503));
    expect(await faultOf(events.deliver(delivery, never))).toMatchObject({ isFinal: false });
  });
});
