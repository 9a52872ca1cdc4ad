import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { withdrawalHolds } from './public/withdrawalHolds.ts';

const minuteMs = 60_000;
const changed = 'another horse 8';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const login = async (email: string, tried: string, address?: string) =>
  server.call('login', { user_string: email, password: tried, user_type: 'email' }, { address });
const change = (token: string, old_password: string, next: string, address?: string) =>
  server.call('changePassword', { old_password, password: next }, { token, address });

describe('a changed login password', () => {
  it('takes the place of the old one and ends every other session, and not the one that changed it', async () => {
    const { token, userId } = await server.person('change@example.com');
    const other = (await login('change@example.com', password)).data;
    const stranger = await server.person('stranger@example.com');
    const heard: number[] = [];
    const stop = server.context.sessions.onEnded((ended) => heard.push(ended.userId));
    expect(await change(token, password, changed)).toMatchObject({
      type: 'ok',
      data: 'Your password has been changed. All other devices are logged out',
    });
    stop();
    expect(heard).toEqual([userId]);
    expect((await server.call('profile', {}, { token: other })).type).toBe('999');
    for (const living of [token, stranger.token])
      expect((await server.call('profile', {}, { token: living })).type).toBe('ok');
    expect((await login('change@example.com', password)).data.reason).toBe('session.credentials');
    expect((await login('change@example.com', changed)).type).toBe('ok');
  });

  it('holds withdrawals for 24 minutes of a sandbox, and says so', async () => {
    const { token, userId } = await server.person('held@example.com');
    await change(token, password, changed);
    const sinceMs = server.clock.now();
    const untilMs = sinceMs + 24 * minuteMs;
    const holds = () => withdrawalHolds(server.context.store.db, userId, server.clock.now());
    expect(await holds()).toEqual([{ reason: 'password', sinceMs, untilMs }]);
    const { list } = (await server.call('notices', {}, { token })).data;
    expect(list).toMatchObject([
      {
        kind: 'account.passwordChanged',
        title: 'Your password was changed',
        page: 'Security',
        about: { network: '127.0.0.x', held_until_ms: String(untilMs) },
        sent_to: ['h***d@example.com'],
      },
    ]);
    server.clock.advance(24 * minuteMs);
    expect(await holds()).toEqual([]);
  });

  it('makes every place a stranger again', async () => {
    const { token } = await server.person('known@example.com');
    await login('known@example.com', password, '203.0.113.9');
    await change(token, password, changed);
    await login('known@example.com', changed, '203.0.113.9');
    const { list } = (await server.call('notices', {}, { token })).data;
    expect(list[0].kind).toBe('session.newLogIn');
  });

  it.each([
    ['short', 'Use a password of at least 6 characters'],
    ['aaaaaaa', 'The password repeats one character. Choose another'],
    ['qwerty123', 'This password is too common. Choose another'],
    [password, 'This is your current password. Choose another'],
  ])('is not %s', async (next, said) => {
    const { token } = await server.person(`weak-${next.length}@example.com`);
    const answer = await change(token, password, next);
    expect(answer).toMatchObject({ status: 200, type: 'error', data: { fields: { password: said } } });
  });

  it('asks for both: what is missing is said at its field', async () => {
    const { token } = await server.person('missing@example.com');
    const answer = await server.call('changePassword', {}, { token });
    expect(answer).toMatchObject({
      status: 400,
      data: { fields: { old_password: 'Enter your current password', password: 'Enter a password' } },
    });
  });

  it('is set once where two come with the same old one', async () => {
    const { token } = await server.person('twice@example.com');
    const answers = await Promise.all(
      ['first horse 1', 'second horse 2'].map((next) => change(token, password, next)),
    );
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
  });

  it('is not set by a session that a reset has ended meanwhile', async () => {
    const { token } = await server.person('reset@example.com');
    const asked = { user_string: 'reset@example.com', type: 'forget' };
    const code = (await server.call('sendEmailCode', asked)).data.sandbox_code;
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    passwords.verify = async (...args) => {
      passwords.verify = verify;
      const isRight = await verify(...args);
      const form = { account: 'reset@example.com', code, password: changed, repassword: changed };
      expect((await server.call('resetPassword', form)).type).toBe('ok');
      return isRight;
    };
    expect((await change(token, password, 'thief horse 9')).type).toBe('999');
    expect((await login('reset@example.com', changed)).type).toBe('ok');
  });

  it('needs a session', async () => {
    const answer = await server.call('changePassword', { old_password: password, password: changed });
    expect(answer.type).toBe('999');
  });
});

describe('wrong old passwords', () => {
  it('are five, from whichever networks; then none is looked at, and the owner is told and gets in by a reset', async () => {
    const email = 'guess@example.com';
    const { token } = await server.person(email);
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    let looked = 0;
    passwords.verify = (...args) => {
      looked += 1;
      return verify(...args);
    };
    const guesses = Array.from({ length: 50 }, (_, count) =>
      change(token, `guess ${count}`, changed, `198.51.${count}.7`),
    );
    const answers = await Promise.all(guesses);
    passwords.verify = verify;
    expect(looked).toBe(5);
    expect(answers[0]!.data).toMatchObject({
      reason: 'account.oldPasswordWrong',
      fields: { old_password: 'The current password is wrong. Try again' },
      values: { attempts: '4' },
    });
    // Also on the page that requests it.
    const fund = { password: '482913', re_password: '482913', login_password: password };
    expect((await server.call('setFundPassword', fund, { token })).data.reason).toBe('account.locked');
    const { list } = (await server.call('notices', {}, { token })).data;
    expect(list).toMatchObject([{ kind: 'account.guessed', about: { secret: 'loginPassword' } }]);
    const code = (await server.call('sendEmailCode', { user_string: email, type: 'forget' })).data
      .sandbox_code;
    const form = { account: email, code, password: changed, repassword: changed };
    expect((await server.call('resetPassword', form)).type).toBe('ok');
  });
});
