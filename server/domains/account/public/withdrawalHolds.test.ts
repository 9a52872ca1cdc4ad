import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, registration, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { holdAfterChange, holdMinutes, withdrawalHolds } from './withdrawalHolds.ts';

const minuteMs = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const call = (id: string, token: string, form = {}) => server.call(id, form, { token });
const shown = async (token: string) => (await call('security', token)).data.withdrawal_holds;
const lastKind = async (token: string) => (await call('notices', token)).data.list[0]?.kind;
async function liftCode(token: string): Promise<string> {
  return (await call('sendOwnCode', token, { type: 'lift' })).data.sandbox_code;
}

it('a sandbox counts minutes where others count hours, and says so', async () => {
  const hour = 60;
  expect(holdMinutes({ isSandbox: false })).toEqual({
    change: 24 * hour,
    forgotten: 72 * hour,
    lift: 24 * hour,
    address: 24 * hour,
  });
  const { token } = await server.person('sandbox@example.com');
  const { hold_minutes } = (await call('security', token)).data;
  expect(hold_minutes).toEqual({ change: 24, forgotten: 72, lift: 24, address: 24 });
});

it('holds of several changes are each their own, the one that ends last first, and lifted by time alone', async () => {
  const { token, userId } = await server.person('several@example.com');
  const { executor, config } = server.context;
  const hold = (reason: 'password' | 'phone' | 'fundPasswordForgotten') =>
    executor.run('test.hold', (tx) => holdAfterChange(tx, config, { userId, reason }));
  const began = server.clock.now();
  await hold('password');
  await hold('fundPasswordForgotten');
  server.clock.advance(10 * minuteMs);
  await hold('password');
  expect(await shown(token)).toEqual([
    { reason: 'fundPasswordForgotten', since_ms: began, until_ms: began + 72 * minuteMs },
    { reason: 'password', since_ms: began + 10 * minuteMs, until_ms: began + 34 * minuteMs },
  ]);
  server.clock.advance(24 * minuteMs);
  expect(await shown(token)).toMatchObject([{ reason: 'fundPasswordForgotten' }]);
  server.clock.advance(38 * minuteMs);
  expect(await shown(token)).toEqual([]);
});

it('of holds that ended longer ago than withdrawals are looked at for them none is kept once others come', async () => {
  const { userId } = await server.person('kept@example.com');
  const { executor, config, store } = server.context;
  await executor.run('test.hold', (tx) => holdAfterChange(tx, config, { userId, reason: 'phone' }));
  server.clock.advance(100 * minuteMs);
  await executor.run('test.hold', (tx) => holdAfterChange(tx, config, { userId, reason: 'email' }));
  const kept = await store.db
    .selectFrom('withdrawal_hold')
    .select('reason')
    .where('user_id', '=', BigInt(userId))
    .execute();
  expect(kept.map(({ reason }) => reason).sort()).toEqual(['email', 'phone']);
  server.clock.advance(366 * 24 * 60 * minuteMs);
  await executor.run('test.hold', (tx) => holdAfterChange(tx, config, { userId, reason: 'email' }));
  const rows = await store.db.selectFrom('withdrawal_hold').select(['user_id', 'reason']).execute();
  expect(rows).toEqual([{ user_id: BigInt(userId), reason: 'email' }]);
});

describe('the hold of an owner', () => {
  it('needs no more than a session, has no end, and is told once', async () => {
    const { token } = await server.person('own@example.com');
    const since_ms = server.clock.now();
    expect((await call('holdWithdrawals', token)).data).toBe('Your withdrawals are on hold');
    server.clock.advance(minuteMs);
    expect((await call('holdWithdrawals', token)).type).toBe('ok');
    expect(await shown(token)).toEqual([{ reason: 'own', since_ms }]);
    expect((await call('notices', token)).data.count).toBe(1);
    expect(await lastKind(token)).toBe('account.withdrawalsHeld');
    server.clock.advance(400 * 60 * minuteMs - minuteMs);
  });

  it('ends a day after its owner has asked with a code; asked again it ends no later', async () => {
    const { token, userId } = await server.person('lift@example.com');
    await call('holdWithdrawals', token);
    expect((await call('liftWithdrawalHold', token)).data.fields).toEqual({
      code: 'Enter the verification code',
    });
    const code = await liftCode(token);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await call('liftWithdrawalHold', token, { code: wrong })).data.reason).toBe(
      'session.codeInvalid',
    );
    expect((await call('liftWithdrawalHold', token, { code })).data).toBe('Your hold ends in 24 min');
    expect(await lastKind(token)).toBe('account.holdLifted');
    const until_ms = server.clock.now() + 24 * minuteMs;
    expect(await shown(token)).toMatchObject([{ reason: 'own', until_ms }]);
    server.clock.advance(5 * minuteMs);
    const again = { code: await liftCode(token) };
    expect((await call('liftWithdrawalHold', token, again)).data).toBe('Your hold ends in 19 min');
    server.clock.advance(19 * minuteMs);
    expect(await withdrawalHolds(server.context.store.db, userId, server.clock.now())).toEqual([]);
    expect((await call('liftWithdrawalHold', token, { code: await liftCode(token) })).data.reason).toBe(
      'account.notHeld',
    );
  });

  it('has no end any more where its owner holds again meanwhile', async () => {
    const { token } = await server.person('again@example.com');
    await call('holdWithdrawals', token);
    await call('liftWithdrawalHold', token, { code: await liftCode(token) });
    await call('holdWithdrawals', token);
    expect((await shown(token))[0]).not.toHaveProperty('until_ms');
  });

  it('of an account without an address ends by its password', async () => {
    const { code: _, ...form }: Record<string, string> = {
      ...registration('no_address', ''),
      type: 'username',
    };
    await server.call('register', form);
    const login = { user_string: 'no_address', password, user_type: 'username' };
    const token = (await server.call('login', login)).data;
    await call('holdWithdrawals', token);
    expect((await call('liftWithdrawalHold', token)).data.fields).toEqual({
      login_password: 'Enter a password',
    });
    const wrong = await call('liftWithdrawalHold', token, { login_password: 'wrong horse 1' });
    expect(wrong.data).toMatchObject({ reason: 'account.passwordWrong', values: { attempts: '4' } });
    expect((await call('liftWithdrawalHold', token, { login_password: password })).type).toBe('ok');
  });
});
