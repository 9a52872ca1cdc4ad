import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function codeFor(email: string, type = 'register'): Promise<string> {
  const answer = await server.call('sendEmailCode', { user_string: email, type });
  return answer.data.sandbox_code;
}

/** Wrong code. */
function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

describe('language', () => {
  it('is answered as the mark that later calls carry, from a mark or an alias', async () => {
    expect((await server.call('setLanguage', { lang: 'de' })).data).toBe('de');
    expect((await server.call('setLanguage', { lang: 'zh-TW' })).data).toBe('hk');
    expect((await server.call('setLanguage', { lang: 'kor' })).data).toBe('kr');
  });

  it('that is not one of the eight is refused in the language of the call', async () => {
    const answer = await server.call('setLanguage', { lang: 'fr' }, { language: 'de' });
    expect(answer).toMatchObject({ status: 400, type: 'error', message: expect.stringContaining('Sprache') });
    expect(answer.data.fields).toHaveProperty('lang');
  });

  it('of messages follows the language-mark header of each call', async () => {
    const inGerman = await server.call('profile', {}, { language: 'de' });
    const inEnglish = await server.call('profile', {}, { language: 'en' });
    expect(inEnglish.message).toBe('Please log in to continue');
    expect(inGerman.message).not.toBe(inEnglish.message);
  });

  it('goes with the person on every device and answers calls without a mark', async () => {
    const { token } = await server.person('language@example.com');
    const login = { user_string: 'language@example.com', password, user_type: 'email' };
    const second = (await server.call('login', login)).data;
    await server.call('setLanguage', { lang: 'jp' }, { token });
    expect((await server.call('language', {}, { token: second })).data).toBe('jp');
    expect((await server.call('language')).data).toBe('en');
  });

  it('that is configured is not the one that the page of the caller is drawn in', async () => {
    expect((await server.call('language', {}, { language: 'de' })).data).toBe('en');
  });
});

describe('area codes', () => {
  it('name every country once, with dial code and ISO code', async () => {
    const { data } = await server.call('areaCodes');
    expect(data.length).toBeGreaterThan(240);
    expect(new Set(data.map((row: { code: string }) => row.code)).size).toBe(data.length);
    expect(data).toContainEqual({ id: 276, name: 'Germany', area_code: '49', code: 'DE' });
  });
});

describe('site', () => {
  it('says that it is a sandbox, its invitation code and its clock', async () => {
    const { data } = await server.call('siteConfig');
    expect(data).toEqual({
      is_sandbox: true,
      client_ids: true,
      invitation_code: 'MERIDIAN',
      server_ms: server.clock.now(),
      code_channels: ['mail', 'sms'],
      wallet_networks: ['erc', 'trc'],
      wallet_chains: [1],
      login_origin: 'http://localhost:3000',
      passkey_domain: 'localhost',
      market_source: 'simulated',
      has_order_value: true,
      has_cancel_all: true,
      has_close_part: true,
      has_close_worst: true,
      has_demo_contracts: true,
      has_demo_options: true,
      sandbox_reviewer: true,
      upload_max_bytes: 10_485_760,
      coin_scales: expect.objectContaining({ BTC: 5, ETH: 4, USDT: 2 }),
    });
  });
});

it('a sandbox whose cases people decide says that no program does', async () => {
  const desked = await startTestApp({ hasSandboxReviewer: false });
  expect((await desked.call('siteConfig')).data).toMatchObject({ is_sandbox: true, sandbox_reviewer: false });
  await desked.close();
});

describe('a verification code', () => {
  it('is answered alike for known and unknown addresses', async () => {
    await server.person('known@example.com');
    server.clock.advance(minuteMs);
    const known = await server.call('sendEmailCode', { user_string: 'known@example.com', type: 'register' });
    const unknown = await server.call('sendEmailCode', { user_string: 'new@example.com', type: 'register' });
    const shape = ({ data, ...rest }: typeof known) => ({ ...rest, data: { ...data, sandbox_code: '' } });
    expect(shape(known)).toEqual(shape(unknown));
  });

  it.each([
    ['two addresses', 'victim,other@example.com'],
    ['an address within signs', '<ann@example.com>'],
    ['a zero byte', 'ann\u0000@example.com'],
    ['a letter that nobody sees', 'ann\u200b@example.com'],
    ['a reversed direction', '\u202eann@example.com'],
    ['an empty label', 'ann@example..com'],
  ])('is not sent to %s', async (_, user_string) => {
    const answer = await server.call('sendEmailCode', { user_string, type: 'register' });
    expect(answer).toMatchObject({ status: 400, data: { reason: 'session.emailInvalid' } });
  });

  it.each(["o'neil+tag@mail.example.co.uk", 'äöü.用户@bücher.example', 'a@b.cd'])(
    'is sent to %s',
    async (user_string) => {
      expect((await server.call('sendEmailCode', { user_string, type: 'register' })).type).toBe('ok');
    },
  );

  it('cannot be asked again within 60 s, and the refusal names the seconds left', async () => {
    await codeFor('soon@example.com');
    server.clock.advance(20_000);
    const again = await server.call('sendEmailCode', { user_string: 'soon@example.com', type: 'register' });
    expect(again).toMatchObject({ status: 200, type: 'error' });
    expect(again.data).toEqual({ reason: 'session.codeCooldown', values: { seconds: '40' } });
    server.clock.advance(40_000);
    expect(await codeFor('soon@example.com')).toMatch(/^\d{6}$/);
  });

  it('is right for its own address and purpose alone', async () => {
    const code = await codeFor('mine@example.com');
    const check = (user_string: string, type: string) =>
      server.call('checkEmailCode', { user_string, email_code: code, type });
    expect((await check('mine@example.com', 'register')).type).toBe('ok');
    expect((await check('Mine@Example.com', 'register')).type).toBe('ok');
    expect((await check('other@example.com', 'register')).data.reason).toBe('session.codeInvalid');
    expect((await check('mine@example.com', 'forget')).data.reason).toBe('session.codeInvalid');
  });

  it('expires after ten minutes', async () => {
    const code = await codeFor('late@example.com');
    server.clock.advance(10 * minuteMs);
    const answer = await server.call('register', registration('late@example.com', code));
    expect(answer.data).toMatchObject({ reason: 'session.codeInvalid', fields: { code: answer.message } });
  });

  it('is dead after five wrong tries, even for the right one', async () => {
    const code = await codeFor('guess@example.com');
    const attempt = (email_code: string) =>
      server.call('checkEmailCode', { user_string: 'guess@example.com', email_code, type: 'register' });
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt(otherThan(code))).type).toBe('error');
    expect((await attempt(code)).type).toBe('error');
  });

  it('counts wrong tries of registering too', async () => {
    const code = await codeFor('guess2@example.com');
    const attempt = (tried: string) => server.call('register', registration('guess2@example.com', tried));
    for (let tries = 0; tries < 5; tries += 1) await attempt(otherThan(code));
    expect((await attempt(code)).data.reason).toBe('session.codeInvalid');
  });

  it('makes one account when two requests bring it at once', async () => {
    const code = await codeFor('twice@example.com');
    const form = registration('twice@example.com', code);
    const answers = await Promise.all([server.call('register', form), server.call('register', form)]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
  });

  it('is not stored readably', async () => {
    const code = await codeFor('stored@example.com');
    const rows = await server.context.store.db.selectFrom('code').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row).map(String)).not.toContain(code);
  });

  it('is limited by network address', async () => {
    const strict = await startTestApp({ limits: { ...server.context.config.limits, codesPerHour: 3 } });
    const send = (user_string: string, address: string) =>
      strict.call('sendEmailCode', { user_string, type: 'register' }, { address });
    for (const name of ['a', 'b', 'c'])
      expect((await send(`${name}@example.com`, '10.0.0.1')).type).toBe('ok');
    const refused = await send('d@example.com', '10.0.0.1');
    expect(refused).toMatchObject({ status: 429, type: 'error' });
    expect(refused.data).toEqual({ reason: 'system.rateLimited', values: { seconds: '3600' } });
    expect((await send('d@example.com', '10.0.0.2')).type).toBe('ok');
    await strict.close();
  });
});

describe('register', () => {
  const complete = registration('rules@example.com', '123456');

  it.each([
    ['an email address is required', { user_string: '' }, 'user_string', 'session.identifierRequired', 400],
    ['the email address is valid', { user_string: 'nobody' }, 'user_string', 'session.emailInvalid', 200],
    ['a code is required', { code: undefined }, 'code', 'session.codeRequired', 200],
    ['the code has six digits', { code: '12345' }, 'code', 'session.codeInvalid', 400],
    ['a password is required', { password: '' }, 'password', 'session.passwordRequired', 400],
    [
      'the password has 6 characters',
      { password: '12345', re_password: '12345' },
      'password',
      'session.passwordLength',
      200,
    ],
    ['the password has at most 64', { password: 'x'.repeat(65) }, 'password', 'session.passwordTooLong', 400],
    ['the repeat is required', { re_password: '' }, 're_password', 'session.confirmRequired', 400],
    [
      'the repeat equals the password',
      { re_password: 'other 77' },
      're_password',
      'session.confirmMismatch',
      200,
    ],
    [
      'an invitation code is required',
      { extension_code: '' },
      'extension_code',
      'session.invitationRequired',
      400,
    ],
  ])('%s', async (_, change, field, reason, status) => {
    const form = Object.fromEntries(
      Object.entries({ ...complete, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    const answer = await server.call('register', form);
    expect(answer).toMatchObject({ status, type: 'error', data: { reason } });
    expect(answer.data.fields[field]).toBe(answer.message);
  });

  it('names all fields at fault at once', async () => {
    const form = { ...complete, user_string: 'nobody', password: '123', re_password: '124' };
    const { fields } = (await server.call('register', form)).data;
    expect(Object.keys(fields).sort()).toEqual(['password', 're_password', 'user_string']);
    expect(fields.re_password).toBe('Passwords don’t match. Enter the same password twice');
  });

  it('with an invitation code that nobody has is refused at its field', async () => {
    const code = await codeFor('stranger@example.com');
    const form = { ...registration('stranger@example.com', code), extension_code: 'NOBODY77' };
    const { data } = await server.call('register', form);
    expect(data).toMatchObject({ reason: 'session.invitationUnknown' });
    expect(data.fields).toHaveProperty('extension_code');
    expect((await server.call('register', registration('stranger@example.com', code))).type).toBe('ok');
  });

  it('takes the code of another person, in any letter case', async () => {
    const { userId } = await server.person('inviter@example.com');
    const { db } = server.context.store;
    const inviter = await db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', BigInt(userId))
      .executeTakeFirstOrThrow();
    const code = await codeFor('invited@example.com');
    const form = {
      ...registration('invited@example.com', code),
      extension_code: inviter.invitation_code.toLowerCase(),
    };
    expect((await server.call('register', form)).type).toBe('ok');
    const invited = await db
      .selectFrom('user')
      .selectAll()
      .where('email', '=', 'invited@example.com')
      .executeTakeFirstOrThrow();
    expect(invited.invited_by).toBe(BigInt(userId));
  });

  it('of an address that has an account is refused, to whoever holds its code only', async () => {
    await server.person('taken@example.com');
    server.clock.advance(minuteMs);
    const code = await codeFor('taken@example.com');
    const withoutCode = await server.call('register', registration('taken@example.com', otherThan(code)));
    expect(withoutCode.data.reason).toBe('session.codeInvalid');
    const withCode = await server.call('register', registration('TAKEN@example.com', code));
    expect(withCode.data.reason).toBe('session.accountExists');
  });

  it('stores the password as argon2id with its cost', async () => {
    await server.person('hash@example.com');
    const rows = await server.context.store.db.selectFrom('user').select('password_hash').execute();
    for (const { password_hash } of rows)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
  });

  it('gives practice money on a sandbox, out of issuance', async () => {
    const { ledger } = server.memory;
    const issued = () => ledger.balance({ owner: 'system:issuance', kind: 'change', asset: 'ETH' }).available;
    const before = issued();
    const { owner } = await server.person('practice@example.com');
    const has = (asset: string) => ledger.balance({ owner, kind: 'change', asset }).available;
    expect([has('USDT'), has('BTC'), has('ETH')]).toEqual([10_000_00000000n, 10_000_000n, 1_00000000n]);
    expect(issued()).toBe(before - 1_00000000n);
  });

  it('sends no code where no channel is configured, and names no invitation outside a sandbox', async () => {
    const real = await startTestApp({ isSandbox: false });
    const answer = await real.call('sendEmailCode', { user_string: 'real@example.com', type: 'register' });
    expect(answer.data).toEqual({ reason: 'session.channelMissing' });
    expect((await real.call('siteConfig')).data).toMatchObject({
      is_sandbox: false,
      invitation_code: '',
      code_channels: [],
    });
    await real.close();
  });
});

describe('login', () => {
  const form = (user_string: string, tried = password) => ({
    user_string,
    password: tried,
    user_type: 'email',
  });

  it('answers a token of 256 bits that is kept as a hash only', async () => {
    const { token } = await server.person('token@example.com');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await server.context.store.db.selectFrom('session').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
  });

  it('answers alike for a wrong password and an unknown account', async () => {
    await server.person('alike@example.com');
    const wrong = await server.call('login', form('alike@example.com', 'not this one'));
    const unknown = await server.call('login', form('nobody@example.com', 'not this one'));
    expect(wrong).toEqual(unknown);
    expect(wrong.data).toEqual({ reason: 'session.credentials' });
  });

  it('does the same work for an unknown account', async () => {
    const { passwords } = server.context;
    const hash = await passwords.hash(password, 'here');
    await passwords.verify(password, undefined, 'here');
    const time = async (known: string | undefined) => {
      const start = performance.now();
      await passwords.verify('not this one', known, 'here');
      return performance.now() - start;
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    // Alternates the two and compares medians: other load on the machine affects both alike.
    for (let count = 0; count < 60; count += 1) {
      times.known.push(await time(hash));
      times.unknown.push(await time(undefined));
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('does not take an e-mail address as a username', async () => {
    await server.person('kind@example.com');
    const answer = await server.call('login', { ...form('kind@example.com'), user_type: 'username' });
    expect(answer.data.reason).toBe('session.credentials');
  });

  it('asks for a code after ten failures on one account where they were made, for a quarter of an hour', async () => {
    await server.person('locked@example.com');
    for (let tries = 0; tries < 10; tries += 1)
      await server.call('login', form('locked@example.com', 'guess'));
    const refused = await server.call('login', form('locked@example.com'));
    expect(refused).toMatchObject({ status: 200, data: { reason: 'session.codeFirst' } });
    server.clock.advance(15 * minuteMs);
    expect((await server.call('login', form('locked@example.com'))).type).toBe('ok');
  });

  it('counts tries that come at the same time', async () => {
    await server.person('parallel@example.com');
    const tries = Array.from({ length: 20 }, () =>
      server.call('login', form('parallel@example.com', 'guess')),
    );
    const reasons = (await Promise.all(tries)).map(({ data }) => data.reason);
    expect(reasons.filter((reason) => reason === 'session.credentials')).toHaveLength(10);
  });

  it('of the owner is not held up by somebody who guesses elsewhere', async () => {
    await server.person('envied@example.com');
    const from = (address: string, tried: string) =>
      server.call('login', form('envied@example.com', tried), { address });
    for (let tries = 0; tries < 11; tries += 1) await from('10.2.0.1', 'guess');
    expect((await from('10.2.0.1', password)).data.reason).toBe('session.codeFirst');
    expect((await from('10.2.0.2', password)).type).toBe('ok');
  });

  it('asks strangers for a code for a day when one account is guessed from many places, but not where its owner has logged in', async () => {
    await server.person('hunted@example.com');
    const from = (address: string, tried: string) =>
      server.call('login', form('hunted@example.com', tried), { address });
    const reasons = [];
    for (let place = 1; place <= 5; place += 1) {
      for (let tries = 0; tries < 5; tries += 1) {
        reasons.push((await from(`10.3.0.${place}`, 'guess')).data.reason);
      }
    }
    expect(reasons.filter((reason) => reason === 'session.credentials')).toHaveLength(20);
    expect((await from('10.3.1.1', password)).data.reason).toBe('session.codeFirst');
    expect((await from('127.0.0.1', password)).type).toBe('ok');
    server.clock.advance(24 * 60 * minuteMs);
    expect((await from('10.3.1.1', password)).type).toBe('ok');
  });

  it('that the server had no time for does not count as a failure', async () => {
    await server.person('patient@example.com');
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    passwords.verify = () => Promise.reject(new Refusal('system.busy'));
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await server.call('login', form('patient@example.com'))).status).toBe(503);
    }
    passwords.verify = verify;
    expect((await server.call('login', form('patient@example.com'))).type).toBe('ok');
  });

  it('asks for a code after many failures from one address, for whichever account', async () => {
    const strict = await startTestApp({ limits: { ...server.context.config.limits, loginFailures: 3 } });
    for (const name of ['a', 'b', 'c']) {
      await strict.call('login', form(`${name}@example.com`), { address: '10.1.1.1' });
    }
    const refused = await strict.call('login', form('d@example.com'), { address: '10.1.1.1' });
    expect(refused.data.reason).toBe('session.codeFirst');
    const elsewhere = await strict.call('login', form('d@example.com'), { address: '10.1.1.2' });
    expect(elsewhere.data.reason).toBe('session.credentials');
    await strict.close();
  });
});

describe('a session', () => {
  it('ends at once with logout, on this device only', async () => {
    const { token } = await server.person('logout@example.com');
    const login = { user_string: 'logout@example.com', password, user_type: 'email' };
    const other = (await server.call('login', login)).data;
    expect((await server.call('logout', {}, { token })).type).toBe('ok');
    const refused = await server.call('profile', {}, { token });
    expect(refused).toMatchObject({ status: 200, type: '999', data: { reason: 'session.expired' } });
    expect((await server.call('profile', {}, { token: other })).type).toBe('ok');
  });

  it('lasts seven days from its last use', async () => {
    const { token } = await server.person('idle@example.com');
    const dayMs = 24 * 60 * minuteMs;
    server.clock.advance(6 * dayMs);
    expect((await server.call('profile', {}, { token })).type).toBe('ok');
    server.clock.advance(6 * dayMs);
    expect((await server.call('profile', {}, { token })).type).toBe('ok');
    server.clock.advance(7 * dayMs);
    expect((await server.call('profile', {}, { token })).type).toBe('999');
  });

  it('outlives a restart', async () => {
    let own = await startTestApp();
    const { token } = await own.person('restart@example.com');
    own = await own.restart();
    expect((await own.call('profile', {}, { token })).data.email).toBe('r***t@example.com');
    await own.close();
  });

  it('of the oldest device makes room for the twenty-first', async () => {
    const { token } = await server.person('devices@example.com');
    const login = { user_string: 'devices@example.com', password, user_type: 'email' };
    for (let count = 0; count < 20; count += 1) {
      server.clock.advance(1000);
      await server.call('login', login);
    }
    expect((await server.call('profile', {}, { token })).type).toBe('999');
  });
});

describe('profile', () => {
  it('is masked and labelled as practice', async () => {
    const { token } = await server.person('somebody@example.com');
    const { data } = await server.call('profile', {}, { token });
    expect(data).toMatchObject({ email: 's***y@example.com', phone: '', review_status: 0, is_sandbox: true });
    expect(data.account_number).toMatch(/^\d{7}$/);
  });
});
