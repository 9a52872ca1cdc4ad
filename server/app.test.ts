import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalText } from '../contracts/messages/messages.ts';
import type { Json, MoneyCommand, MoneyTx } from './commands/MoneyCommand.ts';
import { failCommit } from './testing/processes/failCommit.ts';
import { password, startTestApp } from './testing/processes/startTestApp.ts';
import type { TestApp } from './testing/processes/startTestApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ logLevel: 'debug' });
});
afterAll(() => server.close());

/** The server's complete response to these bytes. */
function say(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

describe('every answer', () => {
  it('forbids scripts, styles and sockets from elsewhere', async () => {
    const { headers } = await server.app.inject({
      url: '/api/site/config',
      headers: { host: 'trade.example' },
    });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "connect-src 'self' ws://trade.example wss://trade.example",
      ]),
    );
    expect(String(policy)).not.toMatch(/unsafe|upgrade-insecure-requests|\*/);
  });

  it('takes nothing from a forged host into its policy', async () => {
    const { headers } = await server.app.inject({
      url: '/api/site/config',
      headers: { host: 'x; script-src *' },
    });
    expect(headers['content-security-policy']).not.toContain('script-src *');
  });

  it('opens nothing to other origins', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: '/api/site/config', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('allows no use of camera, microphone or payment, and of the position by its own pages alone', async () => {
    const { headers } = await server.app.inject('/api/site/config');
    const policy = String(headers['permissions-policy']).split(', ');
    const forbidden = ['camera=()', 'microphone=()', 'payment=()', 'usb=()'];
    expect(policy).toEqual(expect.arrayContaining([...forbidden, 'geolocation=(self)']));
  });

  it('is never cached and bears the id of its request', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => server.app.inject('/api/site/config')));
    expect(answers[0]!.headers['cache-control']).toBe('no-store');
    const ids = answers.map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{4}-[0-9a-f]{10}$/);
    // Ids do not reveal how many requests were in between.
    expect(new Set(ids.map((id) => id.slice(-10, -2))).size).toBe(3);
  });
});

describe('what does not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/user/center'],
    ['DELETE', '/api/coin/trade'],
    ['GET', '/api/%00'],
    ['GET', '/api/../../etc/passwd'],
    ['GET', '/nothing'],
  ] as const)('%s %s is answered with the envelope', async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { 'language-mark': 'de' } });
    expect(answer.statusCode).toBe(404);
    const message = refusalText('system.notFound', 'de');
    expect(answer.json()).toMatchObject({ type: 'error', message, data: { reason: 'system.notFound' } });
  });
});

describe('an address that cannot be decoded', () => {
  it.each(['/api/%zz', '/pages/%zz'])('%s is answered with the envelope, and not repeated', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'error', code: -1, data: { reason: 'system.invalid' } });
    expect(answer.body).not.toMatch(/FST_|%zz/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a call that is asked for its headers alone', () => {
  it('takes its fields from the query, as when it is read', async () => {
    const { token } = await server.person('head@example.com');
    const head = (url: string) =>
      server.app.inject({ method: 'HEAD', url, headers: { authorization: token } });
    expect((await head('/api/coin/list?limit=5')).statusCode).toBe(200);
    expect((await head('/api/coin/list?limit=five')).statusCode).toBe(400);
    const found = await head('/api/currency/deal?currency_id=1&legal_id=3');
    const unknown = await head('/api/currency/deal?currency_id=1&legal_id=999');
    expect(found.headers['content-length']).not.toBe(unknown.headers['content-length']);
  });
});

describe('a fault', () => {
  it('is answered without internals, with the id under which the log has it', async () => {
    const { market } = server.context;
    const quote = market.quote;
    market.quote = () => {
      throw new Error('the secret plan in /srv/plan.ts');
    };
    const answer = await server.call('pair', { currency_id: '1', legal_id: '3' });
    market.quote = quote;
    expect(answer).toMatchObject({
      status: 500,
      type: 'error',
      message: 'Something went wrong on our side. Check your records before you try again',
    });
    expect(JSON.stringify(answer)).not.toMatch(/secret|plan/);
    const line = server.log.find((text) => text.includes(answer.data.request_id) && text.includes('"fault"'));
    expect(line).toContain('the secret plan');
  });

  it('is what an answer that openapi.json does not allow becomes in tests', async () => {
    const { market } = server.context;
    const quote = market.quote;
    market.quote = (symbol) => ({ ...quote.call(market, symbol)!, now_price: '1e-8' });
    const answer = await server.call('pair', { currency_id: '1', legal_id: '3' });
    market.quote = quote;
    expect(answer).toMatchObject({ status: 500, data: { reason: 'system.failed' } });
  });
});

describe('a commit that fails', () => {
  it('says that the order is being looked up, and leaves nothing behind', async () => {
    const own = await startTestApp();
    const { executor } = own.context;
    const { ledger } = own.memory;
    const { token, owner } = await own.person('ann@example.com');
    const balance = () => ledger.balance({ owner, kind: 'change', asset: 'USDT' });
    const before = balance();
    const perform = executor.perform.bind(executor);
    executor.perform = (command, actor, input) =>
      perform({ ...command, run: (tx) => poisoned(tx, command, input) }, actor, input);
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
    const form = { ...order, client_order_id: 'unknown-00001' };
    const answer = await own.call('placeSpotOrder', form, { token });
    expect(answer).toMatchObject({ status: 503, type: 'error', data: { reason: 'system.unknownState' } });
    expect(answer.data.request_id).toMatch(/\S/);
    expect(balance()).toEqual(before);
    executor.perform = perform;
    expect((await own.call('spotOrders', { client_order_id: 'unknown-00001' }, { token })).data).toEqual([]);
    expect((await own.call('placeSpotOrder', form, { token })).data).toMatchObject({ status: 1 });
    await own.close();
  });

  async function poisoned<Input, Answer>(
    tx: MoneyTx,
    command: Pick<MoneyCommand<Input, Answer, Json>, 'run'>,
    input: Input,
  ): Promise<Answer> {
    await failCommit(tx);
    return command.run(tx, input);
  }
});

describe('limits', () => {
  it('of money commands are counted by account, not by address', async () => {
    const limits = { ...server.context.config.limits, moneyPerMinute: 2 };
    const strict = await startTestApp({ limits });
    const ann = await strict.person('ann@example.com');
    const bob = await strict.person('bob@example.com');
    const cancel = ({ token }: { token: string }) => strict.call('cancelSpotOrder', { id: '1' }, { token });
    expect((await cancel(ann)).status).toBe(200);
    expect((await cancel(ann)).status).toBe(200);
    const refused = await cancel(ann);
    expect(refused).toMatchObject({ status: 429, type: 'error', data: { reason: 'system.rateLimited' } });
    expect(refused.message).toContain(refused.data.values.seconds);
    expect((await cancel(bob)).status).toBe(200);
    await strict.close();
  });

  it('of logins are counted by address', async () => {
    const strict = await startTestApp({ limits: { ...server.context.config.limits, sessionPerMinute: 2 } });
    const form = { user_string: 'ann@example.com', password, user_type: 'email' };
    const login = (address: string) => strict.call('login', form, { address });
    const statuses = [await login('10.0.0.1'), await login('10.0.0.1'), await login('10.0.0.1')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await login('10.0.0.2')).status).toBe(200);
    await strict.close();
  });

  it('of logins are counted by address also for whoever brings a session', async () => {
    const own = await startTestApp({ limits: { ...server.context.config.limits, sessionPerMinute: 3 } });
    const { token } = await own.person('ann@example.com');
    const form = { user_string: 'bob@example.com', password, user_type: 'email' };
    const login = (options: { token?: string }) =>
      own.call('login', form, { ...options, address: '10.0.0.3' });
    const statuses = [await login({}), await login({}), await login({ token }), await login({ token })];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    await own.close();
  });

  it.each(['/%61pi/user/login', 'http://trade.example/api/user/login', '/api/user/login?x=/pages/'])(
    'hold for a call however its address is written: %s',
    async (path) => {
      const strict = await startTestApp({ limits: { ...server.context.config.limits, sessionPerMinute: 1 } });
      await strict.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = strict.app.server.address() as AddressInfo;
      const form = 'user_string=ann%40example.com&password=guess&user_type=email';
      const lines = [
        `POST ${path} HTTP/1.1`,
        'host: trade.example',
        'content-type: application/x-www-form-urlencoded',
        `content-length: ${form.length}`,
        'connection: close',
      ];
      await say(port, `${lines.join('\r\n')}\r\n\r\n${form}`);
      expect(await say(port, `${lines.join('\r\n')}\r\n\r\n${form}`)).toMatch(/^HTTP\/1\.1 429 /);
      await strict.close();
    },
  );

  it('take the addresses of one IPv6 network for one, and an IPv4 address written as IPv6 for itself', async () => {
    const limits = {
      ...server.context.config.limits,
      sessionPerMinute: 2,
      loginFailures: 3,
      codesPerHour: 1,
    };
    const strict = await startTestApp({ limits });
    const form = { user_string: 'ann@example.com', password, user_type: 'email' };
    const login = (address: string) => strict.call('login', form, { address });
    const send = (address: string) =>
      strict.call('sendEmailCode', { user_string: 'ann@example.com', type: 'register' }, { address });
    expect((await login('2001:db8:1:2::1')).status).toBe(200);
    expect((await login('2001:db8:1:2:ffff::9')).status).toBe(200);
    expect((await login('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await login('2001:db8:1:3::1')).status).toBe(200);
    expect((await login('10.0.0.9')).status).toBe(200);
    expect((await login('::ffff:10.0.0.9')).status).toBe(200);
    expect((await login('::ffff:10.0.0.9')).status).toBe(429);
    expect((await send('2001:db8:1:4::1')).status).toBe(200);
    expect((await send('2001:db8:1:4::2')).status).toBe(429);
    await strict.close();
  });

  it('take the address that the nearest proxy has written, not what the caller has put before it', async () => {
    const limits = { ...server.context.config.limits, sessionPerMinute: 1 };
    const strict = await startTestApp({ limits, trustsProxy: true });
    const login = (forwarded: string) =>
      strict.app.inject({
        method: 'POST',
        url: '/api/user/login',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': forwarded,
        },
        payload: 'user_string=ann@example.com&password=guess&user_type=email',
      });
    expect((await login('192.0.2.1, 10.0.0.1')).statusCode).toBe(200);
    expect((await login('192.0.2.2, 10.0.0.1')).statusCode).toBe(429);
    expect((await login('192.0.2.1, 10.0.0.2')).statusCode).toBe(200);
    await strict.close();
  });
});

describe('over a real socket', () => {
  const portOf = () => (server.app.server.address() as AddressInfo).port;

  beforeAll(async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('an announced body of more than 64 KiB is refused before it is sent', async () => {
    const head = 'POST /api/user/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\n';
    const form = 'content-type: application/x-www-form-urlencoded\r\n';
    const heard = await say(portOf(), `${head}${form}content-length: 9999999\r\n\r\nuser_string=`);
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('"reason":"system.tooLarge"');
  });

  it('nonsense is refused without internals', async () => {
    const heard = await say(portOf(), 'GARBAGE\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).not.toMatch(/node_modules|\.ts|HPE_/);
  });

  it('two lengths of one body are refused', async () => {
    const head = 'POST /api/user/login HTTP/1.1\r\nhost: a\r\n';
    const heard = await say(
      portOf(),
      `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the log', () => {
  it('of a whole journey has no password, no token and no whole address in it', async () => {
    const email = 'journey-of-the-log@example.com';
    const { token } = await server.person(email);
    await server.call('login', { user_string: email, password: 'a wrong secret 9', user_type: 'email' });
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
    const { data } = await server.call('placeSpotOrder', order, { token });
    await server.call('placeSpotOrder', { ...order, amount: password }, { token });
    await server.call('cancelSpotOrder', { id: String(data.id) }, { token });
    await server.call('profile', { password }, { token });
    await server.call('logout', {}, { token });
    const text = server.log.join('');
    expect(text).toContain('placeSpotOrder');
    for (const secret of [password, encodeURIComponent(password), password.replaceAll(' ', '+')]) {
      expect(text).not.toContain(secret);
    }
    for (const secret of ['a wrong secret', token, email, '$argon2id']) expect(text).not.toContain(secret);
  });
});
