import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../config.ts';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const hourMs = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function form(user_string: string): Record<string, string> {
  return {
    type: 'username',
    user_string,
    password,
    re_password: password,
    extension_code: defaultConfig.invitationCode,
  };
}

const login = (user_string: string) => server.call('login', { user_string, password, user_type: 'username' });

describe('a username', () => {
  it('opens an account without a code, and logs in in any letter case', async () => {
    expect(await server.call('register', form('Ann_1'))).toMatchObject({ type: 'ok' });
    const token = (await login('aNN_1')).data;
    const { data } = await server.call('profile', {}, { token });
    expect(data).toMatchObject({ username: 'Ann_1', email: '', phone: '' });
  });

  it('belongs to one person in any letter case', async () => {
    await server.call('register', form('Bo_22'));
    const answer = await server.call('register', form('bO_22'));
    expect(answer.data).toMatchObject({
      reason: 'session.accountExists',
      fields: { user_string: 'This account already exists. Log in instead' },
    });
  });

  it('belongs to one person when two ask for it at once', async () => {
    const answers = await Promise.all(['Cy_33', 'cY_33'].map((name) => server.call('register', form(name))));
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
  });

  it.each([
    'abc',
    'a'.repeat(21),
    'with space',
    'dash-ed',
    'äöüß',
    'ann@example.com',
    'ｆｕｌｌ',
    // The Kelvin sign, which is k in lower case.
    '\u212aelvin',
  ])('is not %s', async (name) => {
    const { data } = await server.call('register', form(name));
    expect(data).toEqual({
      reason: 'session.usernameInvalid',
      fields: { user_string: 'Use 4 to 20 letters, digits or underscores' },
    });
  });

  it.each(['abcd', 'a'.repeat(20), '1234', '____'])('can be %s', async (name) => {
    expect((await server.call('register', form(name))).type).toBe('ok');
  });

  it('is required', async () => {
    expect((await server.call('register', form('   '))).data.reason).toBe('session.usernameRequired');
  });
});

describe('accounts by username', () => {
  it('are five an hour from one network, and the refusal names the minutes left', async () => {
    const strict = await startTestApp({
      limits: { ...server.context.config.limits, usernamesPerHour: 5 },
    });
    const register = (name: string, address: string) => strict.call('register', form(name), { address });
    for (let count = 0; count < 5; count += 1)
      expect((await register(`many_${count}`, '10.5.0.1')).type).toBe('ok');
    strict.clock.advance(20 * 60_000);
    expect(await register('many_5', '10.5.0.1')).toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 40 min',
      data: { reason: 'system.rateLimited', values: { seconds: '2400' } },
    });
    expect((await register('many_6', '10.5.0.2')).type).toBe('ok');
    strict.clock.advance(hourMs);
    expect((await register('many_7', '10.5.0.1')).type).toBe('ok');
    await strict.close();
  });

  it('that exist can be asked for twenty times an hour from one network', async () => {
    const strict = await startTestApp({
      limits: { ...server.context.config.limits, usernamesPerHour: 5 },
    });
    const register = (address: string) => strict.call('register', form('taken_1'), { address });
    await register('10.6.0.9');
    const reasons = [];
    for (let count = 0; count < 22; count += 1) reasons.push((await register('10.6.0.1')).data.reason);
    expect(reasons.filter((reason) => reason === 'session.accountExists')).toHaveLength(20);
    expect(reasons.slice(20)).toEqual(['system.rateLimited', 'system.rateLimited']);
    await strict.close();
  });

  it('are not used up by forms that are refused for another reason', async () => {
    const strict = await startTestApp({
      limits: { ...server.context.config.limits, usernamesPerHour: 1 },
    });
    for (let count = 0; count < 3; count += 1) {
      await strict.call('register', { ...form('short_pw'), password: '123', re_password: '123' });
      await strict.call('register', { ...form('unknown_i'), extension_code: 'NOBODY77' });
    }
    expect((await strict.call('register', form('at_last'))).type).toBe('ok');
    await strict.close();
  });
});

describe('the agreements', () => {
  it('are kept with the versions that were shown', async () => {
    const name = 'agrees_1';
    await server.call('register', { ...form(name), agreements: '2001:1,2002:1' });
    const rows = await server.context.store.db
      .selectFrom('agreement_acceptance')
      .innerJoin('user', 'user.id', 'agreement_acceptance.user_id')
      .select(['article_id', 'version', 'accepted_at'])
      .where('username', '=', name)
      .orderBy('article_id')
      .execute();
    const accepted_at = BigInt(server.clock.now());
    expect(rows).toEqual([
      { article_id: 2001n, version: 1n, accepted_at },
      { article_id: 2002n, version: 1n, accepted_at },
    ]);
  });

  it.each(['2003:1', '2001:1,2001:1', '2001:1,7:1', '2001:0', '2001:999'])(
    'cannot be %s',
    async (agreements) => {
      const answer = await server.call('register', { ...form('agrees_2'), agreements });
      expect(answer.data.fields).toHaveProperty('agreements');
      expect((await login('agrees_2')).type).toBe('error');
    },
  );
});
