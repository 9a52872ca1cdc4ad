import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { codeMessages } from '../domains/session/codeMessages.ts';
import type { Delivery } from './MessageTransport.ts';
import type { SandboxOutbox } from './SandboxOutbox.ts';

let server: TestApp;
let outbox: SandboxOutbox;
beforeAll(async () => {
  server = await startTestApp();
  outbox = server.context.sandboxOutbox!;
});
afterAll(() => server.close());

const headers = { accept: 'text/html' };
const page = (query: string, app = server) => app.app.inject({ url: `/sandbox/outbox${query}`, headers });
const never = new AbortController().signal;
const words = codeMessages['code.forget'].words!({ code: '004512' }, 'th');
const deliveryTo = (to: string): Delivery => ({
  id: 'a1',
  kind: 'code.forget',
  createdAt: 0,
  isAwaited: false,
  about: {},
  letter: { to, locale: 'th', words },
});

describe('the outbox of a sandbox', () => {
  it('shows who asked for a code what would have been sent, in their language', async () => {
    const form = { user_string: 'ann@example.com', type: 'register' };
    const asked = await server.call('sendEmailCode', form, { language: 'de' });
    const answer = await page(`?key=${outbox.key}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.body).toContain('ann@example.com');
    expect(answer.body).toContain(asked.data.sandbox_code);
    expect(answer.body).toContain('Geben Sie diesen Code ein, um Ihr Meridian-Konto zu erstellen:');
  });

  it('allows its own style and nothing else', async () => {
    const answer = await page(`?key=${outbox.key}`);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
    expect(answer.body).not.toContain('<script');
    const { createHash } = await import('node:crypto');
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(answer.body) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('is not there for whoever lacks the key, as no page is', async () => {
    const unknown = await page('/nothing');
    for (const query of ['', '?key=', '?key=wrong', `?key=${outbox.key}x`, `?key=${outbox.key}&key=x`]) {
      const answer = await page(query);
      expect([query, answer.statusCode]).toEqual([query, 404]);
      expect(answer.body.replace(/[0-9a-f]{8}-\w+/, '')).toBe(unknown.body.replace(/[0-9a-f]{8}-\w+/, ''));
    }
  });

  it('shows marks and signs as they are, and keeps the last 200', async () => {
    await outbox.mail.deliver(deliveryTo('<img src=x onerror=alert(1)>"\'&@example.com'), never);
    const { body } = await page(`?key=${outbox.key}`);
    expect(body).toContain('<h2>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;@example.com</h2>');
    expect(body).toContain('lang="th"');
    expect(body).toContain('เราจะไม่ขอรหัสนี้จากคุณ');
    for (let count = 0; count < 205; count += 1)
      await outbox.mail.deliver(deliveryTo(`p${count}@example.com`), never);
    expect(outbox.messages()).toHaveLength(200);
    expect(outbox.messages()[0]?.letter.to).toBe('p204@example.com');
  });

  it('is logged with masked addresses; its key is in no line of a call', async () => {
    await page(`?key=${outbox.key}`);
    await outbox.sms.deliver(deliveryTo('+4915112345678'), never);
    const log = server.log.join('');
    expect(log).toContain('"address":"+49***78"');
    expect(log).not.toMatch(/15112345678|ann@example\.com/);
    expect(log).not.toContain(outbox.key);
  });

  it('says its address when the server listens', async () => {
    const own = await startTestApp();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const line = own.log.find((text) => text.includes('sandbox outbox')) ?? '{}';
    const { page: address } = JSON.parse(line) as { page: string };
    const answer = await fetch(address);
    expect([answer.status, (await answer.text()).includes('Nothing yet')]).toEqual([200, true]);
    await own.close();
  });

  it('has no page on a real server, which sends by what is configured and by nothing else', async () => {
    const real = await startTestApp({ isSandbox: false });
    expect((await page('?key=', real)).statusCode).toBe(404);
    expect(real.context.sandboxOutbox).toBeUndefined();
    expect(real.context.outbox.channels).toEqual([]);
    expect(real.log.join('')).toContain('neither MAIL_SMTP_URL nor SMS_WEBHOOK_URL is set');
    await real.close();
  });
});
