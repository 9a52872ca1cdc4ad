import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { withdrawalHolds } from './public/withdrawalHolds.ts';

const minuteMs = 60_000;
const [first, second, third] = ['482913', '730264', '918273'] as const;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Person {
  token: string;
  userId: number;
}

const both = (fund: string) => ({ password: fund, re_password: fund });
const set = ({ token }: Person, form: Record<string, string>, address?: string) =>
  server.call('setFundPassword', form, { token, ...(address && { address }) });
const state = async ({ token }: Person) => (await server.call('fundPasswordState', {}, { token })).data;
const security = async ({ token }: Person) => (await server.call('security', {}, { token })).data;
const holds = async ({ userId }: Person) =>
  withdrawalHolds(server.context.store.db, userId, server.clock.now());
const kindsTold = async ({ token }: Person) =>
  (await server.call('notices', {}, { token })).data.list.map(({ kind }: { kind: string }) => kind);

async function withFund(email: string): Promise<Person> {
  const person = await server.person(email);
  expect(await set(person, { ...both(first), login_password: password })).toMatchObject({ type: 'ok' });
  return person;
}

async function ownCode({ token }: Person, type = 'fundPassword'): Promise<string> {
  return (await server.call('sendOwnCode', { type }, { token })).data.sandbox_code;
}

describe('the first fund password', () => {
  it('is set with the login password, told, and holds nothing', async () => {
    const ann = await server.person('first@example.com');
    expect(await state(ann)).toBe(2);
    const refused = await set(ann, { ...both(first), login_password: 'wrong horse 1' });
    expect(refused.data).toMatchObject({
      reason: 'account.passwordWrong',
      fields: { login_password: 'The login password is wrong. Try again' },
      values: { attempts: '4' },
    });
    expect(await state(ann)).toBe(2);
    const answer = await set(ann, { ...both(first), login_password: password });
    expect(answer).toMatchObject({ type: 'ok', data: 'Your fund password has been saved' });
    expect(await state(ann)).toBe(1);
    expect(await holds(ann)).toEqual([]);
    expect(await kindsTold(ann)).toEqual(['account.fundPasswordSet']);
  });

  it('names every fault of its form at its field', async () => {
    const ann = await server.person('faults@example.com');
    const fields = async (form: Record<string, string>) => (await set(ann, form)).data.fields;
    const login_password = password;
    expect(await fields({ password: '111111', re_password: '111112' })).toEqual({
      password: 'This repeats one digit. Choose another fund password',
      re_password: 'Passwords don’t match. Enter the same password twice',
      login_password: 'Enter a password',
    });
    for (const run of ['123456', '654321', '890123', '321098'])
      expect(await fields({ ...both(run), login_password })).toEqual({
        password: 'These digits are all in a row. Choose another fund password',
      });
    for (const other of ['12345', '1234567', '12a456', '１２３４５６'])
      expect(await fields({ ...both(other), login_password })).toMatchObject({
        password: 'Enter exactly 6 digits',
      });
    expect(await state(ann)).toBe(2);
  });

  it('is no longer the first where another one was set in the same moment', async () => {
    const ann = await server.person('race@example.com');
    const answers = await Promise.all(
      [first, second].map((fund) => set(ann, { ...both(fund), login_password: password })),
    );
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
  });
});

describe('a change of the fund password', () => {
  it('takes the old one, and holds withdrawals for 24 minutes of a sandbox', async () => {
    const ann = await withFund('change@example.com');
    expect((await set(ann, both(second))).data.fields).toEqual({
      oldpassword: 'Enter your current fund password',
    });
    expect((await set(ann, { ...both(first), oldpassword: first })).data.fields).toEqual({
      password: 'This is your current fund password. Choose another',
    });
    expect((await set(ann, { ...both(second), oldpassword: first })).type).toBe('ok');
    const sinceMs = server.clock.now();
    expect(await holds(ann)).toEqual([{ reason: 'fundPassword', sinceMs, untilMs: sinceMs + 24 * minuteMs }]);
    expect((await set(ann, { ...both(third), oldpassword: first })).data.reason).toBe(
      'account.fundPasswordWrong',
    );
    expect((await set(ann, { ...both(third), oldpassword: second })).type).toBe('ok');
  });

  it('does not take the login password instead of the old one', async () => {
    const ann = await withFund('instead@example.com');
    const answer = await set(ann, { ...both(second), login_password: password });
    expect(answer.data.fields).toEqual({ oldpassword: 'Enter your current fund password' });
  });

  it('that comes from a session which ends meanwhile changes nothing', async () => {
    const ann = await withFund('ended@example.com');
    const { passwords, sessions } = server.context;
    const hash = passwords.hash.bind(passwords);
    passwords.hash = async (...args) => {
      passwords.hash = hash;
      const session = await sessions.find(ann.token);
      await sessions.end(session!);
      return hash(...args);
    };
    expect((await set(ann, { ...both(second), oldpassword: first })).type).toBe('999');
    const login = { user_string: 'ended@example.com', password, user_type: 'email' };
    const again = { ...ann, token: (await server.call('login', login)).data };
    expect((await set(again, { ...both(second), oldpassword: first })).type).toBe('ok');
  });
});

describe('a forgotten fund password', () => {
  it('is replaced with login password and code, told, and holds withdrawals for 72 minutes of a sandbox', async () => {
    const ann = await withFund('forgot@example.com');
    const code = await ownCode(ann);
    const form = { ...both(second), code, login_password: password };
    expect((await set(ann, form)).type).toBe('ok');
    const sinceMs = server.clock.now();
    expect(await holds(ann)).toEqual([
      { reason: 'fundPasswordForgotten', sinceMs, untilMs: sinceMs + 72 * minuteMs },
    ]);
    expect((await kindsTold(ann))[0]).toBe('account.fundPasswordForgotten');
    // The code is used up.
    expect((await set(ann, { ...form, ...both(third) })).data).toMatchObject({
      reason: 'session.codeInvalid',
      fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
    });
    expect((await set(ann, { ...both(third), oldpassword: second })).type).toBe('ok');
  });

  it('needs both: neither the code alone nor the password alone opens it', async () => {
    const ann = await withFund('both@example.com');
    const code = await ownCode(ann);
    expect((await set(ann, { ...both(second), code })).data.fields).toEqual({
      login_password: 'Enter a password',
    });
    const wrongPassword = await set(ann, { ...both(second), code, login_password: 'wrong horse 1' });
    expect(wrongPassword.data.reason).toBe('account.passwordWrong');
    const wrong = code === '000000' ? '000001' : '000000';
    const wrongCode = await set(ann, { ...both(second), code: wrong, login_password: password });
    expect(wrongCode.data).toMatchObject({ reason: 'session.codeInvalid', values: { attempts: '4' } });
    expect(await holds(ann)).toEqual([]);
  });

  it('takes no code that was sent for something else', async () => {
    const ann = await withFund('purpose@example.com');
    for (const type of ['withdrawal', 'address', 'lift', 'contact']) {
      const form = { ...both(second), code: await ownCode(ann, type), login_password: password };
      expect((await set(ann, form)).data.reason).toBe('session.codeInvalid');
      server.clock.advance(10 * minuteMs);
    }
  });

  it('is replaced though five wrong ones were tried before', async () => {
    const ann = await withFund('tried@example.com');
    for (let tries = 0; tries < 5; tries += 1) await set(ann, { ...both(second), oldpassword: '135790' });
    expect((await security(ann)).fund_password).toMatchObject({ attempts_left: 0 });
    const form = { ...both(second), code: await ownCode(ann), login_password: password };
    expect((await set(ann, form)).type).toBe('ok');
    expect((await security(ann)).fund_password).toEqual({ is_set: true, attempts_left: 5 });
  });
});

describe('wrong fund passwords', () => {
  const wrong = { ...both(second), oldpassword: '135790' };

  it('say how many tries are left, and after five until when none is looked at', async () => {
    const ann = await withFund('tries@example.com');
    for (const attempts of ['4', '3', '2', '1'])
      expect((await set(ann, wrong)).data).toMatchObject({
        reason: 'account.fundPasswordWrong',
        fields: { oldpassword: 'The fund password is wrong. Try again' },
        values: { attempts },
      });
    expect((await security(ann)).fund_password).toEqual({ is_set: true, attempts_left: 1 });
    const until = server.clock.now() + minuteMs;
    const locked = {
      message: 'Too many attempts. Try again in 1 min',
      data: { reason: 'account.locked', values: { seconds: '60', until_ms: String(until) } },
    };
    expect(await set(ann, wrong)).toMatchObject(locked);
    // The right one is refused too.
    expect(await set(ann, { ...wrong, oldpassword: first })).toMatchObject(locked);
    expect((await security(ann)).fund_password).toEqual({
      is_set: true,
      attempts_left: 0,
      locked_until_ms: until,
    });
    expect(await kindsTold(ann)).toEqual(['account.guessed', 'account.fundPasswordSet']);
    server.clock.advance(minuteMs);
    expect((await security(ann)).fund_password).toEqual({ is_set: true, attempts_left: 5 });
    expect((await set(ann, { ...wrong, oldpassword: first })).type).toBe('ok');
  });

  it('wait ever longer, also after a restart, until a week without any is over', async () => {
    const ann = await withFund('longer@example.com');
    const lockedFor = async () => {
      for (let tries = 0; tries < 4; tries += 1) await set(ann, wrong);
      return Number((await set(ann, wrong)).data.values.seconds) / 60;
    };
    expect(await lockedFor()).toBe(1);
    server = await server.restart();
    expect((await set(ann, wrong)).data.reason).toBe('account.locked');
    for (const minutes of [4, 24, 24]) {
      server.clock.advance(24 * minuteMs);
      expect(await lockedFor()).toBe(minutes);
    }
    server.clock.advance(8 * 24 * 60 * minuteMs);
    const login = { user_string: 'longer@example.com', password, user_type: 'email' };
    ann.token = (await server.call('login', login)).data;
    expect(await lockedFor()).toBe(1);
  });

  it('right ones at the same moment all pass, and count for nothing', async () => {
    const ann = await withFund('parallel@example.com');
    const tried = { userId: ann.userId, secret: 'fundPassword', wrong: 'account.fundPasswordWrong' } as const;
    const one = () =>
      server.context.attemptLimiter.try({ ...tried, field: 'password' }, () =>
        Promise.resolve({ isRight: true }),
      );
    await Promise.all(Array.from({ length: 12 }, one));
    expect(await server.context.attemptLimiter.state(ann.userId, 'fundPassword')).toEqual({
      attemptsLeft: 5,
    });
  });

  it('of others lock nobody else', async () => {
    const [ann, bob] = [await withFund('locks@example.com'), await withFund('free@example.com')];
    for (let tries = 0; tries < 6; tries += 1) await set(ann, wrong);
    expect((await set(bob, { ...both(second), oldpassword: first })).type).toBe('ok');
  });

  it('from 50 networks at once are five that are looked at, and in a day of a sandbox no more than 15', async () => {
    const ann = await withFund('brute@example.com');
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    let looked = 0;
    passwords.verify = (...args) => {
      looked += 1;
      return verify(...args);
    };
    const networks = Array.from({ length: 50 }, (_, count) => `198.51.${count}.7`);
    const storm = () => Promise.all(networks.map((address) => set(ann, wrong, address)));
    const answers = await storm();
    expect(looked).toBe(5);
    expect(answers.filter(({ data }) => data.reason === 'account.locked')).toHaveLength(46);
    // A day in a sandbox takes 24 minutes; one burst per minute.
    for (let minute = 0; minute < 24; minute += 1) {
      server.clock.advance(minuteMs);
      await storm();
    }
    passwords.verify = verify;
    expect(looked).toBe(15);
  });

  it('that could not be looked at are none', async () => {
    const ann = await withFund('busy@example.com');
    const { passwords } = server.context;
    const verify = passwords.verify.bind(passwords);
    passwords.verify = async () => {
      throw new Error('no memory');
    };
    expect((await set(ann, wrong)).status).toBe(500);
    passwords.verify = verify;
    expect((await security(ann)).fund_password.attempts_left).toBe(5);
  });
});
