import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

const mails: string[] = [];
let isRefusing = false;
let server: TestApp;
const office = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 50,
  onRcptTo: ({ address }, _, done) =>
    done(isRefusing ? Object.assign(new Error(`<${address}> is not here`), { responseCode: 550 }) : null),
  onData: (stream, _, done) => {
    let raw = '';
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (raw += text));
    stream.on('end', () => {
      mails.push(raw);
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void office.listen(0, '127.0.0.1', resolve));
  const { port } = office.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, tls: 'none', from: 'codes@brand.example' } as const;
  server = await startTestApp({ isSandbox: false, messaging: { mail } });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => office.close(() => resolve()));
});

const askedBy = (user_string: string, type = 'register') =>
  server.call('sendEmailCode', { user_string, type });

describe('a real server with a mail server', () => {
  it('registers whoever types in the code of the mail, and shows the code nowhere else', async () => {
    const asked = await askedBy('ann@example.com');
    expect(asked.type).toBe('ok');
    expect(asked.data).not.toHaveProperty('sandbox_code');
    expect(mails).toHaveLength(1);
    const [, code = ''] = /^(\d{6})\r$/m.exec(mails[0]!) ?? [];
    const answer = await server.call('register', registration('ann@example.com', code));
    expect(answer.data).toBe('Your account is ready. Log in to continue');
    expect(server.log.join('')).not.toMatch(new RegExp(`ann@|\\b${code}\\b`));
  });

  it('sends a forgotten password mail to those who have an account, and to nobody else', async () => {
    mails.length = 0;
    const unknown = await askedBy('nobody@example.com', 'forget');
    const known = await askedBy('ann@example.com', 'forget');
    expect(known).toEqual(unknown);
    expect(mails).toEqual([]);
    server.clock.advance(100);
    await server.context.outbox.run();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: ann@example\.com\r$/m);
    expect(mails[0]).toMatch(/^Subject: Your Meridian code for a new password\r$/m);
  });

  it('says that a code could not be sent, lets people try again at once, and logs no address', async () => {
    isRefusing = true;
    const refused = await askedBy('bob@example.com');
    expect(refused.data).toMatchObject({ reason: 'session.codeNotSent' });
    isRefusing = false;
    expect((await askedBy('bob@example.com')).type).toBe('ok');
    const log = server.log.join('');
    expect(log).toContain('EENVELOPE 550 at RCPT TO');
    expect(log).not.toMatch(/bob@|is not here/);
  });

  it('names mail as its only channel, and refuses to send a text message', async () => {
    expect((await server.call('siteConfig')).data.code_channels).toEqual(['mail']);
    const asked = await server.call('sendSmsCode', {
      area_code: '49',
      mobile: '15112345678',
      type: 'register',
    });
    expect(asked.data).toMatchObject({ reason: 'session.channelMissing' });
  });
});

describe('a sandbox', () => {
  it('sends nothing, whatever is configured, and says so', async () => {
    const { port } = office.server.address() as AddressInfo;
    const mail = { host: '127.0.0.1', port, tls: 'none', from: 'codes@brand.example' } as const;
    const sandbox = await startTestApp({ messaging: { mail } });
    mails.length = 0;
    const asked = await sandbox.call('sendEmailCode', { user_string: 'ann@example.com', type: 'register' });
    expect(asked.data.sandbox_code).toMatch(/^\d{6}$/);
    expect(sandbox.log.join('')).toContain('this is a sandbox: nothing is sent');
    await sandbox.close();
    expect(mails).toEqual([]);
  });
});
