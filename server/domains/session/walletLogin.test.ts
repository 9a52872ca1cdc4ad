// Log-in with a wallet: rules session.login.wallet_network, session.wallet.nonce and session.wallet.first.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testConfig } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { signedBy, walletOf } from '../../testing/walletKeys.ts';
import type { TestWallet } from '../../testing/walletKeys.ts';

const minuteMs = 60_000;
const networks = ['erc', 'trc'] as const;
const first = { extension_code: 'MERIDIAN', agreements: '2001:1' };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let made = 0;
const newWallet = (network: (typeof networks)[number] = 'erc') => walletOf(network, `login ${(made += 1)}`);
const logIn = (form: Record<string, string>, at = server) => at.call('walletLogin', form);
const profileOf = async (token: string) => (await server.call('profile', {}, { token })).data;
async function openAccount(wallet: TestWallet, at = server): Promise<string> {
  const answer = await logIn({ ...(await signedBy(at, wallet)), ...first }, at);
  expect(answer.type).toBe('ok');
  return answer.data;
}
const count = async (table: 'user' | 'session' | 'used_nonce') =>
  (await server.context.store.db.selectFrom(table).selectAll().execute()).length;
const refusedFor = (fault: string) => ({
  type: 'error',
  message: 'Failed to connect wallet. Try again',
  data: { reason: 'session.walletFailed', values: { fault } },
});

describe.each(networks)('the first log-in of a wallet on %s', (network) => {
  it('asks for an invitation code, and opens one account with the same text [rule:session.wallet.first]', async () => {
    const wallet = newWallet(network);
    const form = await signedBy(server, wallet);
    const users = await count('user');
    expect((await logIn(form)).data.fields).toEqual({ extension_code: 'Enter an invitation code' });
    expect((await logIn({ ...form, extension_code: 'NOBODY77' })).data.reason).toBe(
      'session.invitationUnknown',
    );
    expect((await logIn({ ...form, ...first, agreements: '7:1' })).data.fields).toHaveProperty('agreements');
    expect(await count('user')).toBe(users);
    const { type, data: token } = await logIn({ ...form, ...first });
    expect(type).toBe('ok');
    const profile = await profileOf(token);
    expect(profile).toMatchObject({ username: '', email: '', phone: '', has_password: false });
    const bound_ms = server.clock.now();
    expect(profile.wallets).toEqual([{ network, address: wallet.address, bound_ms }]);
    expect(await count('user')).toBe(users + 1);
    const accepted = await server.context.store.db
      .selectFrom('agreement_acceptance')
      .select(['article_id', 'version'])
      .where('user_id', '=', BigInt(profile.id))
      .execute();
    expect(accepted).toEqual([{ article_id: 2001n, version: 1n }]);
  });

  it('opens no second account when its answer is lost and it is sent again', async () => {
    const wallet = newWallet(network);
    const form = { ...(await signedBy(server, wallet)), ...first };
    const { id } = await profileOf((await logIn(form)).data);
    const users = await count('user');
    expect(await logIn(form)).toMatchObject(refusedFor('used'));
    const again = await logIn({ ...(await signedBy(server, wallet)), ...first });
    expect((await profileOf(again.data)).id).toBe(id);
    expect(await count('user')).toBe(users);
  });

  it('made 10 times with one text opens one account and one session', async () => {
    const form = { ...(await signedBy(server, newWallet(network))), ...first };
    const [users, sessions] = [await count('user'), await count('session')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(form)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
    expect(await count('user')).toBe(users + 1);
    expect(await count('session')).toBe(sessions + 1);
  });

  it('made at once with several texts opens one account', async () => {
    const wallet = newWallet(network);
    const forms = await Promise.all(Array.from({ length: 5 }, () => signedBy(server, wallet)));
    const users = await count('user');
    const answers = await Promise.all(forms.map((form) => logIn({ ...form, ...first })));
    expect(await count('user')).toBe(users + 1);
    const refused = answers.filter(({ type }) => type !== 'ok');
    expect(refused.length).toBeLessThan(5);
    for (const one of refused) expect(one).toMatchObject(refusedFor('account'));
  });
});

describe.each(networks)('a text that was signed on %s', (network) => {
  it('logs in to the account of its wallet, and its owner is told of a new device', async () => {
    const wallet = newWallet(network);
    const { id } = await profileOf(await openAccount(wallet));
    const form = await signedBy(server, wallet);
    const { data: token } = await server.call('walletLogin', form, { address: '203.0.113.9' });
    expect((await profileOf(token)).id).toBe(id);
    const { list } = (await server.call('notices', {}, { token })).data;
    expect(list[0].kind).toBe('session.newLogIn');
  });

  it('logs in once, also of 10 requests at once and after a restart [rule:session.wallet.nonce]', async () => {
    const own = await startTestApp();
    const wallet = newWallet(network);
    await openAccount(wallet, own);
    const form = await signedBy(own, wallet);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(form, own)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
    const later = await own.restart();
    expect(await logIn(form, later)).toMatchObject(refusedFor('used'));
    // A text from before the restart that was not used stays valid.
    const unused = await signedBy(later, wallet);
    const last = await later.restart();
    expect((await logIn(unused, last)).type).toBe('ok');
    await last.close();
  });

  it('is refused from 10 minutes on, before its time, and of another place', async () => {
    const wallet = newWallet(network);
    const { message } = await signedBy(server, wallet);
    const change = async (text: string) =>
      logIn({ network, message: text, signature: await wallet.sign(text) });
    expect(message).toMatch(/^localhost:3000 wants you to sign in/);
    const phishing = message.replace('localhost:3000', 'phishing.example');
    expect(await change(phishing)).toMatchObject(refusedFor('domain'));
    const uri = message.replace('URI: http://localhost:3000', 'URI: https://phishing.example');
    expect(await change(uri)).toMatchObject(refusedFor('uri'));
    const version = message.replace('Version: 1', 'Version: 2');
    expect(await change(version)).toMatchObject(refusedFor('version'));
    const chain = message.replace(/Chain ID: \d+/, 'Chain ID: 56');
    expect(await change(chain)).toMatchObject(refusedFor('chain'));
    const statement = message.replace('Log in with this wallet', 'Pay with this wallet');
    expect(await change(statement)).toMatchObject(refusedFor('text'));
    expect(await change(`${message}\nResources:\n- https://phishing.example`)).toMatchObject(
      refusedFor('form'),
    );
    server.clock.advance(-1);
    expect(await change(message)).toMatchObject(refusedFor('notYetValid'));
    server.clock.advance(10 * minuteMs);
    expect((await change(message)).data.fields).toHaveProperty('extension_code');
    server.clock.advance(1);
    expect(await change(message)).toMatchObject(refusedFor('expired'));
    const longer = message.replace(/Expiration Time: .*/, 'Expiration Time: 2030-01-01T00:00:00.000Z');
    expect(await change(longer)).toMatchObject(refusedFor('nonce'));
  });

  it('serves its own address, network and purpose alone', async () => {
    const [wallet, other] = [newWallet(network), newWallet(network)];
    const form = await signedBy(server, wallet);
    const { message } = form;
    expect(await logIn({ ...form, signature: await other.sign(message) })).toMatchObject(
      refusedFor('signature'),
    );
    const theirs = message.replace(wallet.address, other.address);
    expect(await logIn({ network, message: theirs, signature: await other.sign(theirs) })).toMatchObject(
      refusedFor('nonce'),
    );
    const seed = `login ${made - 1}`;
    const elsewhere = walletOf(network === 'erc' ? 'trc' : 'erc', seed);
    expect(await logIn({ ...form, signature: await elsewhere.sign(message) })).toMatchObject(
      refusedFor('signature'),
    );
    expect(await logIn({ ...form, network: elsewhere.network })).toMatchObject(refusedFor('form'));
    const token = await openAccount(wallet);
    for (const purpose of ['bind', 'confirm'] as const)
      expect(await logIn(await signedBy(server, wallet, { purpose, token }))).toMatchObject(
        refusedFor('nonce'),
      );
  });

  it('with a nonce of another server or an own one is refused', async () => {
    const wallet = newWallet(network);
    const { message } = await signedBy(server, wallet);
    for (const nonce of ['0'.repeat(64), 'a1b2c3d4', message.match(/Nonce: (\w+)/)![1]!.replace(/^./, 'z')]) {
      const text = message.replace(/Nonce: \w+/, `Nonce: ${nonce}`);
      expect(await logIn({ network, message: text, signature: await wallet.sign(text) })).toMatchObject(
        refusedFor('nonce'),
      );
    }
  });

  it('is refused with the twin of its signature, and with a too long one', async () => {
    const wallet = newWallet(network);
    const form = await signedBy(server, wallet);
    const order = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n;
    const s = (order - BigInt(`0x${form.signature.slice(66, 130)}`)).toString(16).padStart(64, '0');
    const v = form.signature.endsWith('1b') ? '1c' : '1b';
    const twin = `${form.signature.slice(0, 66)}${s}${v}`;
    expect(await logIn({ ...form, signature: twin })).toMatchObject(refusedFor('signature'));
    const long = await logIn({ ...form, signature: `0x${'11'.repeat(5000)}` });
    expect(long).toMatchObject({ status: 400, message: 'Failed to connect wallet. Try again' });
    const text = await logIn({ ...form, message: `${form.message}${' '.repeat(1000)}` });
    expect(text).toMatchObject({ status: 400, message: 'Failed to connect wallet. Try again' });
    expect((await logIn({ ...form, ...first })).type).toBe('ok');
  });
});

describe('a text', () => {
  it('names the configured site, whatever host a request names', async () => {
    const { address } = newWallet();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/user/wallet_nonce',
      headers: {
        host: 'phishing.example',
        origin: 'https://phishing.example',
        'x-forwarded-host': 'phishing.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ network: 'erc', address }).toString(),
    });
    const { message } = response.json().data;
    expect(message).not.toContain('phishing');
    expect(message).toContain('\nURI: http://localhost:3000\n');
  });

  it('is for a wallet of the chosen network [rule:session.login.wallet_network]', async () => {
    const [erc, trc] = [newWallet('erc').address, newWallet('trc').address];
    const ask = (network: string, address: string, more = {}) =>
      server.call('walletNonce', { network, address, ...more });
    expect((await ask('erc', trc)).message).toBe('Operation failed, please switch to ERC wallet');
    expect((await ask('trc', erc)).message).toBe('Operation failed, please switch to TRC wallet');
    expect((await ask('erc', erc, { chain_id: '56' })).data.reason).toBe('session.walletSwitchErc');
    expect((await ask('erc', 'no address')).data.reason).toBe('session.walletFailed');
    expect((await ask('erc', erc.toLowerCase())).data.message).toContain(erc);
  });

  it('of a purpose that needs an account needs a session', async () => {
    const { network, address } = newWallet();
    for (const purpose of ['bind', 'confirm'])
      expect((await server.call('walletNonce', { network, address, purpose })).type).toBe('999');
  });

  it('is stored only when it is used, until it has expired', async () => {
    const own = await startTestApp();
    const rows = () => own.context.store.db.selectFrom('used_nonce').selectAll().execute();
    const wallet = newWallet();
    const kept = await signedBy(own, wallet);
    for (let asked = 0; asked < 100; asked += 1) await signedBy(own, wallet);
    expect(await rows()).toEqual([]);
    // What others ask for this address displaces nothing.
    expect((await logIn({ ...kept, ...first }, own)).type).toBe('ok');
    for (let used = 0; used < 30; used += 1) await logIn(await signedBy(own, wallet), own);
    expect(await rows()).toHaveLength(31);
    own.clock.advance(10 * minuteMs);
    await logIn(await signedBy(own, wallet), own);
    await logIn(await signedBy(own, wallet), own);
    expect(await rows()).toHaveLength(2);
    await own.close();
  });
});

it('wallets open as many accounts from a network as usernames do', async () => {
  const own = await startTestApp({ limits: { ...testConfig().limits, usernamesPerHour: 2 } });
  await openAccount(newWallet(), own);
  await openAccount(newWallet('trc'), own);
  const third = await logIn({ ...(await signedBy(own, newWallet())), ...first }, own);
  expect(third.data.reason).toBe('system.rateLimited');
  await own.close();
});

it('log-ins with wallets count against the limit of log-ins of their network', async () => {
  const own = await startTestApp({ limits: { ...testConfig().limits, sessionPerMinute: 4 } });
  const form = await signedBy(own, newWallet());
  const answers = [];
  for (let tries = 0; tries < 5; tries += 1)
    answers.push((await logIn({ ...form, signature: `0x${'11'.repeat(65)}` }, own)).data.reason);
  expect(answers).toEqual([...Array(4).fill('session.walletFailed'), 'system.rateLimited']);
  await own.close();
});

it('a server without a public address offers no wallets', async () => {
  const own = await startTestApp({ wallets: { chainIds: [1] } });
  expect((await own.call('siteConfig')).data.wallet_networks).toEqual([]);
  const { network, address } = newWallet();
  expect((await own.call('walletNonce', { network, address })).data.reason).toBe('session.walletUnavailable');
  await own.close();
  expect((await server.call('siteConfig')).data).toMatchObject({
    wallet_networks: ['erc', 'trc'],
    wallet_chains: [1],
  });
});

describe('a contract wallet', () => {
  /** A node's answers to eth_call, and what it was asked. */
  let node: Server;
  let asked: { method: string; params: [{ data: string }] }[] = [];
  let answer: (() => string) | undefined;
  let own: TestApp;
  beforeAll(async () => {
    node = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const question = JSON.parse(text);
        asked.push(question);
        if (!answer) return void response.writeHead(503).end();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result: answer() }));
      });
    });
    await new Promise<void>((resolve) => void node.listen(0, '127.0.0.1', resolve));
    const ethereumRpc = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
    const { origin } = testConfig().wallets;
    own = await startTestApp({ wallets: { origin: origin!, chainIds: [1, 137], ethereumRpc } });
  });
  afterAll(async () => {
    await own.close();
    node.close();
  });

  const isValid = () => `0x${'0'.repeat(63)}1`;
  const isWrong = () => `0x${'0'.repeat(64)}`;
  const contract = newWallet();
  const signature = `0x${'ab'.repeat(130)}`;
  const textFor = async (at: TestApp, more = {}): Promise<Record<string, string>> => {
    const { network, address } = contract;
    const { message } = (await at.call('walletNonce', { network, address, ...more })).data;
    return { network, message, signature };
  };

  it('is refused with a sentence of its own where no node is configured', async () => {
    const refused = await logIn(await textFor(server));
    expect(refused.data.reason).toBe('session.walletContract');
    expect(refused.message).toBe(
      'Signatures of contract wallets cannot be checked here. Use another wallet or another way to log in',
    );
  });

  it('logs in when the node confirms its signature, which it is asked once for a text', async () => {
    asked = [];
    answer = isValid;
    const form = await textFor(own);
    expect((await logIn(form, own)).data.fields).toHaveProperty('extension_code');
    expect((await logIn({ ...form, ...first }, own)).type).toBe('ok');
    expect(await logIn(form, own)).toMatchObject(refusedFor('used'));
    expect(asked.map(({ method }) => method)).toEqual(['eth_call']);
    // The node runs the validator of ERC-6492 on this address and signature.
    const { data } = asked[0]!.params[0];
    expect(data).toContain(contract.address.slice(2).toLowerCase());
    expect(data).toContain(signature.slice(2));
  });

  it('is refused when the node does not confirm it or does not answer, and is not asked again', async () => {
    asked = [];
    answer = isWrong;
    const form = await textFor(own);
    expect(await logIn(form, own)).toMatchObject(refusedFor('signature'));
    answer = isValid;
    expect(await logIn(form, own)).toMatchObject(refusedFor('signature'));
    expect(await logIn({ ...form, signature: `${signature}cd` }, own)).toMatchObject(refusedFor('signature'));
    answer = undefined;
    expect(await logIn(await textFor(own), own)).toMatchObject(refusedFor('signature'));
    expect(asked).toHaveLength(2);
  });

  it('with a signature of ERC-8010 is refused without asking the node', async () => {
    asked = [];
    answer = isValid;
    const form = { ...(await textFor(own)), signature: `${signature}${'8010'.repeat(16)}` };
    expect(await logIn(form, own)).toMatchObject(refusedFor('signature'));
    expect(asked).toEqual([]);
  });

  it('on another chain than the node is refused, because its contract may belong to others there', async () => {
    asked = [];
    answer = isValid;
    const refused = await logIn(await textFor(own, { chain_id: '137' }), own);
    expect(refused.data.reason).toBe('session.walletContract');
    expect(asked).toEqual([]);
  });

  it('cannot make the node work without limit, and texts without a nonce of this server never reach it', async () => {
    asked = [];
    answer = isWrong;
    const form = await textFor(own);
    const forged = form['message']!.replace(/Nonce: \w/, 'Nonce: z');
    expect(await logIn({ ...form, message: forged }, own)).toMatchObject(refusedFor('nonce'));
    expect(asked).toEqual([]);
    const reasons = [];
    for (let tries = 0; tries < 12; tries += 1)
      reasons.push((await logIn(await textFor(own), own)).data.reason);
    expect(reasons.at(-1)).toBe('system.rateLimited');
    expect(asked.length).toBeLessThanOrEqual(10);
  });
});
