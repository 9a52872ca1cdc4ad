import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { localhostCertificate } from '../testing/processes/localhostCertificate.ts';
import { codeMessages } from '../domains/session/codeMessages.ts';
import type { DeliveryError, Delivery } from './MessageTransport.ts';
import type { MailConfig } from './messagingConfig.ts';
import { SmtpMail } from './SmtpMail.ts';

interface Taken {
  from: string;
  to: string[];
  isEncrypted: boolean;
  user: string | undefined;
  raw: string;
}

const { cert, key } = localhostCertificate;
const trusted = { ca: cert };
const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

const letter = {
  to: 'ann@example.com',
  locale: 'en',
  words: codeMessages['code.register'].words!({ code: '004512' }, 'en'),
} as const;
const delivery: Delivery = {
  id: '0123456789abcdef',
  kind: 'code.register',
  createdAt: 0,
  isAwaited: true,
  about: {},
  letter,
};
const never = new AbortController().signal;

async function listening(server: Server | SMTPServer): Promise<number> {
  const inner = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (inner.address() as AddressInfo).port;
}

/** A real SMTP server on this machine, and the messages it accepted. */
async function postOffice(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    closeTimeout: 50,
    onData: (stream, session, done) => {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (raw += text));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        taken.push({ from, to, isEncrypted: session.secure, user: session.user as string | undefined, raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  return { port: await listening(server), taken };
}

function mailTo(port: number, changes: Partial<MailConfig> = {}, tls: object = trusted): SmtpMail {
  const config: MailConfig = {
    host: 'localhost',
    port,
    tls: 'upgrade',
    from: 'codes@brand.example',
    ...changes,
  };
  const mail = new SmtpMail(config, tls);
  ends.unshift(() => mail.close());
  return mail;
}

async function faultOf(sending: Promise<void>): Promise<DeliveryError> {
  const fault = await sending.then(
    () => undefined,
    (error: DeliveryError) => error,
  );
  expect(fault?.name).toBe('DeliveryError');
  return fault!;
}

describe('mail by SMTP', () => {
  it('goes to the one address, encrypted, and says what it is', async () => {
    const { port, taken } = await postOffice();
    await mailTo(port).deliver(delivery, never);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      from: 'codes@brand.example',
      to: ['ann@example.com'],
      isEncrypted: true,
    });
    const { raw } = taken[0]!;
    expect(raw).toMatch(/^From: Meridian <codes@brand\.example>\r$/m);
    expect(raw).toMatch(/^To: ann@example\.com\r$/m);
    expect(raw).toMatch(/^Message-ID: <0123456789abcdef@brand\.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(raw.match(/004512/g)).toHaveLength(2);
    expect(raw).not.toMatch(/https?:/);
  });

  it('logs in with what the configuration says', async () => {
    const { port, taken } = await postOffice({
      authOptional: false,
      onAuth: ({ username, password }, _, done) => {
        if (username === 'me@brand.example' && password === 'p@ss/1') done(null, { user: username });
        else done(new Error('no'));
      },
    });
    const login = { user: 'me@brand.example', password: 'p@ss/1' };
    await mailTo(port, { login }).deliver(delivery, never);
    expect(taken[0]?.user).toBe('me@brand.example');
    const fault = await faultOf(
      mailTo(port, { login: { ...login, password: 'p@ss/2' } }).deliver(delivery, never),
    );
    // A fault of the configuration: once corrected, the mail can be sent.
    expect(fault).toMatchObject({ isFinal: false });
    expect(fault.message).toMatch(/^EAUTH 535/);
    expect(JSON.stringify([fault.message, fault.stack])).not.toContain('p@ss');
  });

  it('speaks TLS from the first byte where the address says so', async () => {
    const { port, taken } = await postOffice({ secure: true });
    await mailTo(port, { tls: 'start' }).deliver(delivery, never);
    expect(taken[0]?.isEncrypted).toBe(true);
  });

  it('is not sent in the open: neither without STARTTLS nor to a certificate that nobody vouches for', async () => {
    const open = await postOffice({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await faultOf(mailTo(open.port).deliver(delivery, never));
    const unknown = await postOffice();
    const fault = await faultOf(mailTo(unknown.port, {}, {}).deliver(delivery, never));
    expect(fault.message).toMatch(/self-signed certificate/);
    expect([...open.taken, ...unknown.taken]).toEqual([]);
  });

  it('goes in the open where the configuration says so in words', async () => {
    const { port, taken } = await postOffice({ disabledCommands: ['STARTTLS'] });
    await mailTo(port, { tls: 'none' }).deliver(delivery, never);
    expect(taken[0]?.isEncrypted).toBe(false);
  });

  it.each([
    [550, true],
    [450, false],
  ])(
    'refused with %i is final: %s; the reason names neither address nor code',
    async (responseCode, isFinal) => {
      const { port } = await postOffice({
        onRcptTo: ({ address }, _, done) =>
          done(Object.assign(new Error(`<${address}> is not here`), { responseCode })),
      });
      const fault = await faultOf(mailTo(port).deliver(delivery, never));
      expect(fault).toMatchObject({
        isFinal,
        message: `EENVELOPE ${responseCode} at RCPT TO`,
      });
      expect(fault.cause).toBeUndefined();
    },
  );

  it.each([
    ['a greeting of 554', '554 not now'],
    ['a greeting of 421', '421 too busy'],
  ])('that meets %s may be tried again: it is the trouble of the server', async (_, greeting) => {
    const port = await listening(
      createServer((socket) => socket.on('error', () => undefined).end(`${greeting}\r\n`)),
    );
    expect(await faultOf(mailTo(port).deliver(delivery, never))).toMatchObject({ isFinal: false });
  });

  it('that somebody waits for has connections of its own, however many others hang', async () => {
    let hanging = 0;
    const { port, taken } = await postOffice({
      onRcptTo: ({ address }, _, done) => {
        if (address === 'ann@example.com') done();
        else hanging += 1;
      },
    });
    const mail = mailTo(port);
    const others = { ...delivery, isAwaited: false, letter: { ...letter, to: 'bob@example.com' } };
    const stop = new AbortController();
    const stuck = Array.from({ length: 8 }, () => faultOf(mail.deliver(others, stop.signal)));
    await expect.poll(() => hanging).toBe(4);
    await mail.deliver(delivery, never);
    expect(taken.map(({ to }) => to)).toEqual([['ann@example.com']]);
    stop.abort();
    await Promise.all(stuck);
  });

  it('ends at once when it is given up, on a server that hangs', async () => {
    const port = await listening(createServer((socket) => void ends.push(() => socket.destroy())));
    const stop = new AbortController();
    const sending = faultOf(mailTo(port).deliver(delivery, stop.signal));
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop.abort();
    // Connecting is limited to ten seconds.
    expect(await sending).toMatchObject({ isFinal: false });
  }, 9_000);

  it('may be tried again after a connection that drops or a port where nobody listens', async () => {
    const port = await listening(createServer((socket) => socket.destroy()));
    expect(await faultOf(mailTo(port).deliver(delivery, never))).toMatchObject({ isFinal: false });
    const closed = createServer();
    const free = await listening(closed);
    await new Promise((resolve) => closed.close(resolve));
    const fault = await faultOf(mailTo(free).deliver(delivery, never));
    expect(fault).toMatchObject({ isFinal: false });
    expect(fault.message).toMatch(/ECONNREFUSED/);
  });

  it.each([
    'ann@example.com\r\nBcc: all@example.com',
    'ann@example.com, eve@example.com',
    'ann@example.com>\nRCPT TO:<eve@example.com',
    '"ann@example.com',
    'Ann <ann@example.com>',
  ])('does not go out to %j', async (to) => {
    const { port, taken } = await postOffice();
    const fault = await faultOf(mailTo(port).deliver({ ...delivery, letter: { ...letter, to } }, never));
    expect(fault.isFinal).toBe(true);
    expect(taken).toEqual([]);
  });

  it('tries its server out at the start and says so without stopping anything', async () => {
    const lines: [string, object][] = [];
    const log = {
      info: (line: object, text: string) => void lines.push([text, line]),
      warn: (line: object, text: string) => void lines.push([text, line]),
    };
    const { port } = await postOffice();
    await mailTo(port).tryOut(log as never);
    await mailTo(1).tryOut(log as never);
    expect(lines).toEqual([
      ['mail server reached', { host: 'localhost', port }],
      [
        'mail server not reached: going on without it',
        { host: 'localhost', port: 1, reason: expect.stringContaining('ECONNREFUSED') as string },
      ],
    ]);
  });
});
