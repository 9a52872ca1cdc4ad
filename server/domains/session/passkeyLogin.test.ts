// Log-in with a passkey (decision 0273).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomBelow, seededRandom } from '../../random.ts';
import { flag, newPasskeyAnswer, passkeyAnswer, passkeyOf } from '../../testing/passkeys.ts';
import type { TestPasskey } from '../../testing/passkeys.ts';
import { password, startTestApp, testConfig } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { keepPasskey } from './public/passkeys/loginPasskeys.ts';

const minuteMs = 60_000;
const failedText = 'This passkey could not be checked. Use another way to log in or to confirm';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let made = 0;
/** A user with a passkey, added as addPasskey adds it. */
async function holder({
  at = server,
  passkey = passkeyOf(`login ${(made += 1)}`),
}: { at?: TestApp; passkey?: TestPasskey } = {}) {
  const { token, userId } = await at.person(`passkey${(made += 1)}@example.com`);
  const purpose = { kind: 'add', userId } as const;
  const text = await newPasskeyAnswer(at, passkey, token);
  const proven = await at.context.passkeySignIn.verifyNew(text, purpose);
  await at.context.executor.run('test.passkey', (tx) =>
    keepPasskey(tx, userId, { ...proven, name: 'Phone' }),
  );
  return { token, userId, passkey };
}
const logIn = (credential: string, at = server, options = {}) =>
  at.call('passkeyLogin', { credential }, options);
const refused = {
  status: 200,
  type: 'error',
  message: failedText,
  data: { reason: 'session.passkeyFailed' },
};
const userOf = async (token: string, at = server) => (await at.call('profile', {}, { token })).data.id;

describe.each(['ES256', 'EdDSA', 'RS256'] as const)('a passkey with a key of %s', (algorithm) => {
  it('logs in to its account', async () => {
    const { userId, passkey } = await holder({ passkey: passkeyOf(`of ${algorithm}`, algorithm) });
    const answer = await logIn(await passkeyAnswer(server, passkey));
    expect(answer.type).toBe('ok');
    expect(await userOf(answer.data)).toBe(userId);
    const [row] = await server.context.store.db
      .selectFrom('passkey')
      .selectAll()
      .where('credential_id', '=', passkey.credentialId)
      .execute();
    expect(Number(row!.used_at)).toBe(server.clock.now());
  });
});

describe('a log-in with a passkey', () => {
  it('from a new device is told, as every other', async () => {
    const { token, passkey } = await holder();
    const elsewhere = {
      userAgent: 'Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0',
      address: '203.0.113.9',
    };
    await logIn(await passkeyAnswer(server, passkey), server, elsewhere);
    const { list } = (await server.call('notices', {}, { token })).data;
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['session.newLogIn']);
  });

  it('serves once, also of concurrent requests', async () => {
    const { passkey } = await holder();
    const credential = await passkeyAnswer(server, passkey);
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(credential)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
    for (const answer of answers.filter(({ type }) => type !== 'ok')) expect(answer).toMatchObject(refused);
    expect(await logIn(credential)).toMatchObject(refused);
  });

  it('serves once, also after a restart, and a challenge of before it still serves', async () => {
    let own = await startTestApp();
    const { passkey } = await holder({ at: own });
    const used = await passkeyAnswer(own, passkey);
    const unused = await passkeyAnswer(own, passkey);
    expect((await logIn(used, own)).type).toBe('ok');
    own = await own.restart();
    expect(await logIn(used, own)).toMatchObject(refused);
    expect((await logIn(unused, own)).type).toBe('ok');
    await own.close();
  });

  it('is refused 10 minutes after its challenge was issued', async () => {
    const { passkey } = await holder();
    const [late, punctual] = [await passkeyAnswer(server, passkey), await passkeyAnswer(server, passkey)];
    server.clock.advance(10 * minuteMs - 1);
    expect((await logIn(punctual)).type).toBe('ok');
    server.clock.advance(1);
    expect(await logIn(late)).toMatchObject(refused);
  });

  it.each([
    ['another origin', { origin: 'https://phishing.example' }],
    ['the origin on another port', { origin: 'http://localhost:3001' }],
    ['another domain', { rpId: 'phishing.example' }],
    ['the type of a registration', { type: 'webauthn.create' }],
    ['no user verification', { flags: flag.present }],
    ['no user presence', { flags: flag.verified }],
    ['a copy of a passkey that cannot be copied', { flags: flag.present | flag.verified | flag.synced }],
    ['a frame of another site', { more: { crossOrigin: true } }],
    [
      'a frame of another site that says no more',
      { more: { crossOrigin: undefined, topOrigin: 'https://a.example' } },
    ],
    ['no user handle', { userHandle: null }],
    ['the user handle of nobody', { userHandle: 'AQIDBA' }],
    ['a made-up challenge', { challenge: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA' }],
    ['a made-up challenge of the right length', { challenge: 'A'.repeat(72) }],
    ['an empty challenge', { challenge: '' }],
    ['a challenge that is no text', { more: { challenge: { toString: 'x' } } }],
  ])('with %s is refused in the same words, and uses nothing up', async (_, changes) => {
    const { passkey } = await holder();
    expect(await logIn(await passkeyAnswer(server, passkey, changes))).toMatchObject(refused);
    expect((await logIn(await passkeyAnswer(server, passkey))).type).toBe('ok');
  });

  it('is refused with a changed challenge: purpose, account, expiry and random part are signed', async () => {
    const { token, passkey } = await holder();
    const { data } = await server.call('passkeyChallenge');
    const bytes = Buffer.from(data.challenge, 'base64url');
    expect(bytes).toHaveLength(54);
    for (const at of [0, 15, 16, 21, 22, 53]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      const challenge = changed.toString('base64url');
      expect(await logIn(passkey.get({ challenge }))).toMatchObject(refused);
    }
    // A challenge of another purpose does not log in.
    expect(await logIn(await passkeyAnswer(server, passkey, { token }))).toMatchObject(refused);
    const add = (await server.call('passkeyChallenge', { purpose: 'add' }, { token })).data.challenge;
    expect(await logIn(passkey.get({ challenge: add }))).toMatchObject(refused);
    expect((await logIn(passkey.get({ challenge: data.challenge }))).type).toBe('ok');
  });

  it('is refused with the signature of another key, and with the handle of another account', async () => {
    const [ann, bob] = [await holder(), await holder()];
    const { data } = await server.call('passkeyChallenge');
    const [own, other] = [ann, bob].map(({ passkey }) =>
      JSON.parse(passkey.get({ challenge: data.challenge })),
    );
    const swapped = { ...own, response: { ...own.response, signature: other.response.signature } };
    expect(await logIn(JSON.stringify(swapped))).toMatchObject(refused);
    const handle = { ...own, response: { ...own.response, userHandle: other.response.userHandle } };
    expect(await logIn(JSON.stringify(handle))).toMatchObject(refused);
    expect((await logIn(JSON.stringify(own))).type).toBe('ok');
  });

  it('with a passkey that no account has is refused as a wrong one', async () => {
    const { passkey } = await holder();
    const unknown = passkeyOf('of no account');
    unknown.userHandle = passkey.userHandle;
    expect(await logIn(await passkeyAnswer(server, unknown))).toMatchObject(refused);
  });

  it('is refused when its counter does not move on, also of concurrent requests', async () => {
    const { passkey } = await holder();
    passkey.counter = 5;
    expect((await logIn(await passkeyAnswer(server, passkey))).type).toBe('ok');
    expect(await logIn(await passkeyAnswer(server, passkey))).toMatchObject(refused);
    for (const counter of [4, 0])
      expect(await logIn(await passkeyAnswer(server, passkey, { counter }))).toMatchObject(refused);
    // Two challenges, one counter: a copy of the key.
    const forms = [
      await passkeyAnswer(server, passkey, { counter: 6 }),
      await passkeyAnswer(server, passkey, { counter: 6 }),
    ];
    const answers = await Promise.all(forms.map((form) => logIn(form)));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
  });

  it('learns that a password manager keeps a copy', async () => {
    const { token, passkey } = await holder();
    const synced = flag.present | flag.verified | flag.syncable | flag.synced;
    await logIn(await passkeyAnswer(server, passkey, { flags: synced }));
    const [listed] = (await server.call('security', {}, { token })).data.passkeys;
    expect(listed).toEqual({
      id: passkey.credentialId,
      name: 'Phone',
      added_ms: expect.any(Number),
      used_ms: server.clock.now(),
      is_synced: true,
    });
  });

  it('counts against the limit of log-ins of its network', async () => {
    const own = await startTestApp({ limits: { ...testConfig().limits, sessionPerMinute: 4 } });
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push((await logIn('{}', own)).data.reason);
    expect(answers).toEqual([...Array(4).fill('session.passkeyFailed'), 'system.rateLimited']);
    await own.close();
  });
});

describe('malformed answers of passkeys', () => {
  const frame = { id: 'AQ', rawId: 'AQ', type: 'public-key' };
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a text', '""'],
    ['a number', '10'],
    ['no JSON', 'no json'],
    ['a part of JSON', '{"id":'],
    ['deep lists', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['open lists', '['.repeat(8000)],
    ['names of the prototype', '{"__proto__":{"id":"AQ"},"constructor":{"prototype":{"polluted":1}}}'],
    ['objects for texts', JSON.stringify({ ...frame, id: {}, rawId: {}, response: [] })],
    ['null for the answer', JSON.stringify({ ...frame, response: null })],
    ['a number for the client data', JSON.stringify({ ...frame, response: { clientDataJSON: 7 } })],
    [
      'client data that is null',
      JSON.stringify({
        ...frame,
        response: { clientDataJSON: 'bnVsbA', authenticatorData: 'AQ', signature: 'AQ' },
      }),
    ],
    ['a long text', 'x'.repeat(8192)],
  ])('%s is refused', async (_, text) => {
    expect(await logIn(text)).toMatchObject(refused);
  });

  it('that are longer than the contract allows are refused', async () => {
    expect(await logIn('x'.repeat(8193))).toMatchObject({ status: 400, message: failedText });
  });

  it('are refused whatever part is damaged, and never fail the server', async () => {
    const random = seededRandom('damaged answers');
    const { token, passkey } = await holder();
    const below = (count: number) => randomBelow(random, count);
    const spoil = (text: string): string => {
      const bytes = Buffer.from(text, 'base64url');
      const at = below(bytes.length);
      const kinds = [
        () => (bytes[at] = below(256)),
        () => bytes.fill(0x9f, at),
        () => bytes.fill(0x81, at),
        () => bytes.fill(0xbb, at, Math.min(at + 9, bytes.length)),
      ];
      kinds[below(kinds.length)]!();
      return bytes.subarray(0, below(4) === 0 ? at + 1 : bytes.length).toString('base64url');
    };
    const spoiled = (text: string): string => {
      const answer = JSON.parse(text);
      const fields = Object.keys(answer.response).filter((name) => name !== 'transports');
      const field = fields[below(fields.length)]!;
      const before = answer.response[field];
      do answer.response[field] = spoil(before);
      while (answer.response[field] === before);
      return JSON.stringify(answer);
    };
    const code = '123456';
    for (let tries = 0; tries < 150; tries += 1) {
      expect(await logIn(spoiled(await passkeyAnswer(server, passkey)))).toMatchObject(refused);
      const credential = spoiled(await newPasskeyAnswer(server, passkeyOf(`fuzz ${tries}`), token));
      const form = { credential, name: 'Fuzz', password, own_code: code };
      const added = await server.call('addPasskey', form, { token });
      // Authenticator data without attestation is not signed: what is damaged there may stay readable.
      expect(added).toMatchObject({ status: 200, type: 'error' });
    }
  });
});

describe('a challenge', () => {
  it('names the domain of the configured site, is new each time, and stores nothing', async () => {
    const own = await startTestApp();
    const issued = [];
    for (let asked = 0; asked < 20; asked += 1) issued.push((await own.call('passkeyChallenge')).data);
    expect(new Set(issued.map(({ challenge }) => challenge)).size).toBe(20);
    expect(Object.keys(issued[0]).sort()).toEqual(['challenge', 'expires_ms', 'rp_id']);
    expect(issued[0]).toMatchObject({ rp_id: 'localhost', expires_ms: own.clock.now() + 10 * minuteMs });
    expect(await own.context.store.db.selectFrom('used_nonce').selectAll().execute()).toEqual([]);
    await own.close();
  });

  it('of a purpose that needs an account needs a session', async () => {
    for (const purpose of ['add', 'confirm'])
      expect((await server.call('passkeyChallenge', { purpose })).type).toBe('999');
  });

  it('to add names the account masked, by a handle of its own, and the passkeys that it has', async () => {
    const [ann, bob] = [await holder(), await holder()];
    const ask = async (token: string) =>
      (await server.call('passkeyChallenge', { purpose: 'add' }, { token })).data;
    const [first, again, other] = [await ask(ann.token), await ask(ann.token), await ask(bob.token)];
    expect(first.user).toEqual(again.user);
    expect(first.user.handle).not.toBe(other.user.handle);
    expect(first.user.handle).not.toContain(String(ann.userId));
    expect(first.user.name).toMatch(/^p\*\*\*\d@example\.com$/);
    expect(first.credential_ids).toEqual([ann.passkey.credentialId]);
    const confirm = (await server.call('passkeyChallenge', { purpose: 'confirm' }, { token: bob.token }))
      .data;
    expect(confirm).toMatchObject({ credential_ids: [bob.passkey.credentialId] });
    expect(confirm).not.toHaveProperty('user');
  });
});

describe('passkeys are offered', () => {
  it('nowhere without a public address', async () => {
    const own = await startTestApp({ wallets: { chainIds: [1] } });
    expect((await own.call('siteConfig')).data).not.toHaveProperty('passkey_domain');
    const { token } = await own.person('nowhere@example.com');
    const form = { credential: '{}', name: 'Phone', password, own_code: '123456' };
    const asked = [
      await own.call('passkeyChallenge'),
      await logIn('{}', own),
      await own.call('addPasskey', form, { token }),
      await own.call('confirmPasskey', { type: 'withdrawal', credential: '{}' }, { token }),
    ];
    expect(asked.map(({ data }) => data.reason)).toEqual(Array(4).fill('session.passkeyUnavailable'));
    await own.close();
  });

  it('on the domain of the site, where log-ins of its origin alone serve', async () => {
    const own = await startTestApp({ wallets: { origin: 'https://trade.example:8443', chainIds: [1] } });
    expect((await own.call('siteConfig')).data.passkey_domain).toBe('trade.example');
    const passkey = passkeyOf('of trade.example');
    const { token, userId } = await own.person('trade@example.com');
    const site = { origin: 'https://trade.example:8443', rpId: 'trade.example' };
    const text = await newPasskeyAnswer(own, passkey, token, site);
    const proven = await own.context.passkeySignIn.verifyNew(text, { kind: 'add', userId });
    await own.context.executor.run('test.passkey', (tx) =>
      keepPasskey(tx, userId, { ...proven, name: 'Phone' }),
    );
    const wrong = { ...site, origin: 'https://trade.example' };
    expect(await logIn(await passkeyAnswer(own, passkey, wrong), own)).toMatchObject(refused);
    expect((await logIn(await passkeyAnswer(own, passkey, site), own)).type).toBe('ok');
    await own.close();
  });
});
