import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import type { RecordedDeliveries } from '../../testing/recordDeliveries.ts';
import { withdrawalHolds } from '../account/public/withdrawalHolds.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;
const changed = 'another horse 8';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function codeFor(user_string: string, type = 'forget'): Promise<string> {
  return (await server.call('sendEmailCode', { user_string, type })).data.sandbox_code;
}

const form = (account: string, code: string) => ({ account, code, password: changed, repassword: changed });

const login = (user_string: string, tried: string, options: { address?: string } = {}) =>
  server.call('login', { user_string, password: tried, user_type: 'email' }, options);

describe('a new password', () => {
  it('takes the place of the old one', async () => {
    await server.person('forgot@example.com');
    const answer = await server.call(
      'resetPassword',
      form('Forgot@Example.com', await codeFor('forgot@example.com')),
    );
    expect(answer).toMatchObject({
      type: 'ok',
      data: 'Your password has been changed. Log in with the new one',
    });
    expect((await login('forgot@example.com', password)).data.reason).toBe('session.credentials');
    expect((await login('forgot@example.com', changed)).type).toBe('ok');
  });

  it('ends every session of the account at once, and nobody else is logged out', async () => {
    const { token, userId } = await server.person('devices@example.com');
    const other = (await login('devices@example.com', password)).data;
    const stranger = await server.person('stranger@example.com');
    const heard: number[] = [];
    const stop = server.context.sessions.onEnded((ended) => heard.push(ended.userId));
    await server.call('resetPassword', form('devices@example.com', await codeFor('devices@example.com')));
    stop();
    for (const ended of [token, other])
      expect((await server.call('profile', {}, { token: ended })).type).toBe('999');
    expect((await server.call('profile', {}, { token: stranger.token })).type).toBe('ok');
    expect(heard).toEqual([userId, userId]);
    const rows = await server.context.store.db.selectFrom('session').select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(BigInt(userId));
  });

  it('ends a session that begins with the old password in the same moment', async () => {
    await server.person('race@example.com');
    const code = await codeFor('race@example.com');
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    passwords.verify = async (tried, hash, network) => {
      const isRight = await verify(tried, hash, network);
      passwords.verify = verify;
      expect((await server.call('resetPassword', form('race@example.com', code))).type).toBe('ok');
      return isRight;
    };
    expect((await login('race@example.com', password)).data).toEqual({ reason: 'session.credentials' });
    expect((await login('race@example.com', changed)).type).toBe('ok');
  });

  it('holds withdrawals for 24 minutes of a sandbox', async () => {
    const { userId } = await server.person('held@example.com');
    const holds = () => withdrawalHolds(server.context.store.db, userId, server.clock.now());
    expect(await holds()).toEqual([]);
    await server.call('resetPassword', form('held@example.com', await codeFor('held@example.com')));
    const sinceMs = server.clock.now();
    expect(await holds()).toEqual([{ reason: 'passwordReset', sinceMs, untilMs: sinceMs + 24 * minuteMs }]);
  });

  it('uses the code up, also when two requests bring it at once', async () => {
    await server.person('once@example.com');
    const code = await codeFor('once@example.com');
    const first = {
      ...form('once@example.com', code),
      password: 'first horse 1',
      repassword: 'first horse 1',
    };
    const answers = await Promise.all([
      server.call('resetPassword', first),
      server.call('resetPassword', form('once@example.com', code)),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
    expect((await server.call('resetPassword', form('once@example.com', code))).data).toMatchObject({
      reason: 'session.codeInvalid',
      fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
    });
  });

  it('is set by phone, however the number is written', async () => {
    const phone = { area_code: '44', mobile: '7400123456' };
    const asked = await server.call('sendSmsCode', { ...phone, type: 'register' });
    await server.call('register', {
      ...registration(phone.mobile, asked.data.sandbox_code),
      type: 'mobile',
      area_code: phone.area_code,
    });
    const sent = await server.call('sendSmsCode', { ...phone, type: 'forget' });
    const reset = form('07400 123456', sent.data.sandbox_code);
    const withoutCode = await server.call('resetPassword', reset);
    expect(withoutCode.data.fields).toHaveProperty('account');
    expect((await server.call('resetPassword', { ...reset, area_code: '44' })).type).toBe('ok');
    const answer = await server.call('login', {
      user_string: phone.mobile,
      areacode: '44',
      password: changed,
      user_type: 'mobile',
    });
    expect(answer.type).toBe('ok');
  });

  it('lets the owner in at once who has tried the old one too often', async () => {
    await server.person('tired@example.com');
    for (let tries = 0; tries < 11; tries += 1)
      await login('tired@example.com', 'guess', { address: '10.7.0.1' });
    const refused = await login('tired@example.com', changed, { address: '10.7.0.1' });
    expect(refused.data.reason).toBe('session.codeFirst');
    const code = await codeFor('tired@example.com');
    await server.call('resetPassword', form('tired@example.com', code), { address: '10.7.0.1' });
    expect((await login('tired@example.com', changed, { address: '10.7.0.1' })).type).toBe('ok');
  });

  it.each([
    [
      'short',
      { password: '12345', repassword: '12345' },
      'password',
      'Use a password of at least 6 characters',
    ],
    [
      'unlike its repeat',
      { repassword: 'other 77' },
      'repassword',
      'Passwords don’t match. Enter the same password twice',
    ],
    ['of nobody', { account: 'nobody' }, 'account', 'Enter a valid email address'],
    [
      'of a number that is too short',
      { account: '123', area_code: '49' },
      'account',
      'This phone number is too short for its country',
    ],
  ])('is refused when it is %s, and the code stays good', async (_, change, field, sentence) => {
    await server.person('faults@example.com');
    server.clock.advance(minuteMs);
    const code = await codeFor('faults@example.com');
    const answer = await server.call('resetPassword', { ...form('faults@example.com', code), ...change });
    expect(answer.data.fields).toEqual({ [field]: sentence });
    const check = { user_string: 'faults@example.com', email_code: code, type: 'forget' };
    expect((await server.call('checkEmailCode', check)).type).toBe('ok');
  });

  it('is not set with a code for registering, nor with that of another address', async () => {
    await server.person('mine@example.com');
    await server.person('yours@example.com');
    server.clock.advance(minuteMs);
    const registering = await codeFor('mine@example.com', 'register');
    const yours = await codeFor('yours@example.com');
    for (const code of [registering, yours]) {
      const answer = await server.call('resetPassword', form('mine@example.com', code));
      expect(answer.data.reason).toBe('session.codeInvalid');
    }
    expect((await login('mine@example.com', password)).type).toBe('ok');
  });
});

describe('outside a sandbox', () => {
  let real: TestApp;
  let sent: RecordedDeliveries;
  beforeAll(async () => {
    real = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
    sent = recordDeliveries(real.context);
  });
  afterAll(() => real.close());

  it('a code goes out by message in the language of the call and is not in the answer', async () => {
    const form = { user_string: 'Real@example.com', type: 'register' };
    const answer = await real.call('sendEmailCode', form, { language: 'de' });
    expect(Object.keys(answer.data).sort()).toEqual(['cooldown_s', 'text']);
    expect(sent.deliveries.at(-1)).toMatchObject({
      kind: 'code.register',
      letter: { to: 'Real@example.com', locale: 'de', words: { code: expect.stringMatching(/^\d{6}$/) } },
    });
    const code = sent.code();
    expect(
      (await real.call('register', registration('real@example.com', code), { language: 'de' })).type,
    ).toBe('ok');
    expect(real.log.join('')).not.toContain(code);
  });

  it('a code to a phone goes out by text message to the number in E.164', async () => {
    await real.call('sendSmsCode', { area_code: '49', mobile: '015112340001', type: 'register' });
    expect(sent.deliveries.at(-1)).toMatchObject({ letter: { to: '+4915112340001' } });
  });

  it('a message that nobody takes is refused, and the next try need not wait', async () => {
    sent.isDown = true;
    const form = { user_string: 'down@example.com', type: 'register' };
    const answer = await real.call('sendEmailCode', form);
    expect(answer).toMatchObject({ status: 200, data: { reason: 'session.codeNotSent' } });
    sent.isDown = false;
    expect((await real.call('sendEmailCode', form)).type).toBe('ok');
    expect((await real.call('sendEmailCode', form)).data.reason).toBe('session.codeCooldown');
    const said = real.log.join('');
    expect(said).toContain('code not sent');
    expect(said).not.toContain('down@example.com');
  });

  it('a forgotten password sends a message to an account only, in the language of its owner', async () => {
    real.clock.advance(minuteMs);
    const before = sent.deliveries.length;
    const leave = () => {
      real.clock.advance(100);
      return real.context.outbox.run();
    };
    await real.call('sendEmailCode', { user_string: 'unknown@example.com', type: 'forget' });
    await leave();
    expect(sent.deliveries).toHaveLength(before);
    const written = real.context.store.db.selectFrom('outbox').select('kind').execute();
    expect(await written).not.toContainEqual({ kind: 'code.forget' });
    await real.call('sendEmailCode', { user_string: 'real@example.com', type: 'forget' }, { language: 'th' });
    await leave();
    // In the owner's spelling.
    const letter = { to: 'Real@example.com', locale: 'de' };
    expect(sent.deliveries.at(-1)).toMatchObject({ kind: 'code.forget', letter });
    const code = sent.code();
    expect((await real.call('resetPassword', form('real@example.com', code))).type).toBe('ok');
  });

  it('a channel that is not configured is refused, known account or not', async () => {
    const mailed = await startTestApp({ isSandbox: false, messaging: { mail: channelsToKeep.mail } });
    const form = { area_code: '49', mobile: '15112340009' };
    for (const type of ['register', 'forget'])
      expect((await mailed.call('sendSmsCode', { ...form, type })).data.reason).toBe(
        'session.channelMissing',
      );
    expect((await mailed.call('siteConfig')).data.code_channels).toEqual(['mail']);
    await mailed.close();
  });
});
