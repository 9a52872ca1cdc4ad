// Attacks by unauthenticated callers who know a user's address: none keeps the owner out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfKey } from '../public/Attempts.ts';
import { password, registration, startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;
const changed = 'another horse 8';

let server: TestApp;
let towns = 0;
/** Addresses of a /16 that no other test uses. */
let town: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Network address by number, distinct for each. */
function at(place: number): { address: string } {
  return { address: `${town}.${place >> 8}.${place & 255}` };
}

async function owner(name: string): Promise<string> {
  towns += 1;
  town = `10.${100 + towns}`;
  const email = `${name}@example.com`;
  await server.person(email);
  return email;
}

const send = (user_string: string, options: { address: string }, type = 'forget') =>
  server.call('sendEmailCode', { user_string, type }, options);

const check = (user_string: string, email_code: string, options: { address: string }, type = 'forget') =>
  server.call('checkEmailCode', { user_string, email_code, type }, options);

const reset = (account: string, code: string, options: { address: string }) =>
  server.call('resetPassword', { account, code, password: changed, repassword: changed }, options);

const login = (user_string: string, tried: string, options: { address: string }) =>
  server.call('login', { user_string, password: tried, user_type: 'email' }, options);

function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

describe('an owner who has forgotten the password', () => {
  it('has a share of codes that a stranger cannot use up', async () => {
    const email = await owner('share');
    const sent = [];
    for (let count = 0; count < 10; count += 1) {
      sent.push((await send(email, at(1))).type);
      server.clock.advance(minuteMs);
    }
    expect(sent.filter((type) => type === 'ok')).toHaveLength(5);
    expect((await send(email, at(2))).type).toBe('ok');
  });

  it('does not wait for the cooldown of a code that a stranger has asked for', async () => {
    const email = await owner('cooldown');
    await send(email, at(1));
    expect((await send(email, at(1))).data.reason).toBe('session.codeCooldown');
    expect((await send(email, at(2))).type).toBe('ok');
  });

  it('has a code that no stranger’s takes the place of', async () => {
    const email = await owner('place');
    const { sandbox_code: own } = (await send(email, at(1))).data;
    for (let place = 2; place < 8; place += 1) await send(email, at(place));
    expect((await check(email, own, at(1))).type).toBe('ok');
    expect((await reset(email, own, at(1))).type).toBe('ok');
    expect((await login(email, changed, at(1))).type).toBe('ok');
  });

  it('has a code that no stranger can kill', async () => {
    const email = await owner('kill');
    const { sandbox_code: own } = (await send(email, at(1))).data;
    for (let place = 2; place < 12; place += 1)
      for (let tries = 0; tries < 6; tries += 1) await check(email, otherThan(own), at(place));
    // The account is closed to strangers now, and the owner still has five attempts.
    expect((await check(email, own, at(99))).data.reason).toBe('session.codeInvalid');
    expect((await check(email, otherThan(own), at(1))).data.values).toEqual({ attempts: '4' });
    expect((await reset(email, own, at(1))).type).toBe('ok');
  });

  it('may ask at home and enter the code on the way', async () => {
    const email = await owner('way');
    const { sandbox_code: own } = (await send(email, at(1))).data;
    expect((await reset(email, own, at(2))).type).toBe('ok');
  });

  it('is not held up where the account has been logged in to, however many strangers ask', async () => {
    const email = await owner('flood');
    await login(email, password, at(1));
    const sent = [];
    for (let place = 2; place < 32; place += 1) sent.push((await send(email, at(place))).type);
    expect(new Set(sent)).toEqual(new Set(['ok']));
    const { sandbox_code: own } = (await send(email, at(1))).data;
    expect((await reset(email, own, at(1))).type).toBe('ok');
  });

  it('comes in from a place that nobody knows, while strangers guess the password from everywhere', async () => {
    const email = await owner('lockout');
    const guess = async () => {
      for (let place = 10; place < 16; place += 1)
        for (let tries = 0; tries < 5; tries += 1) await login(email, 'guess', at(place));
    };
    await guess();
    expect((await login(email, password, at(1))).data.reason).toBe('session.codeFirst');
    const { sandbox_code: own } = (await send(email, at(1))).data;
    expect((await reset(email, own, at(1))).type).toBe('ok');
    expect((await login(email, changed, at(1))).type).toBe('ok');
    server.clock.advance(20 * minuteMs);
    await guess();
    expect((await login(email, changed, at(2))).data.reason).toBe('session.codeFirst');
    expect((await login(email, changed, at(1))).type).toBe('ok');
  });
});

describe('a stranger', () => {
  it('learns nothing about codes that others have asked for', async () => {
    const email = await owner('asked');
    const before = await check(email, '123456', at(2));
    const { sandbox_code: own } = (await send(email, at(1))).data;
    const after = await check(email, otherThan(own), at(2));
    expect(after).toEqual(before);
    expect(after.data).not.toHaveProperty('values');
  });

  it('has five tries at a code that others have asked for, from all places together', async () => {
    const email = await owner('five');
    const { sandbox_code: own } = (await send(email, at(1))).data;
    for (let place = 2; place < 7; place += 1) await check(email, otherThan(own), at(place));
    expect((await check(email, own, at(7))).data.reason).toBe('session.codeInvalid');
    expect((await check(email, own, at(1))).type).toBe('ok');
  });

  it('has five codes an hour for one address from a block of networks of one line', async () => {
    const email = await owner('block');
    const line = (net: number) => ({ address: `2001:db8:${towns}:${net.toString(16)}::1` });
    const sent = [];
    for (let net = 0; net < 8; net += 1) sent.push((await send(email, line(net))).type);
    expect(sent.filter((type) => type === 'ok')).toHaveLength(5);
  });

  it('gets no new guesses at a password by resetting his own', async () => {
    const email = await owner('bought');
    const { guesses } = server.context.logins;
    const place = { identifier: `email:${email}`, network: at(1).address };
    for (let tries = 0; tries < 9; tries += 1) await login('other@example.com', 'guess', at(1));
    const counted = () => (guesses as unknown as { network: { narrow: Counted } }).network.narrow;
    const before = countOf(counted(), place.network);
    const { sandbox_code: own } = (await send(email, at(1))).data;
    expect((await reset(email, own, at(1))).type).toBe('ok');
    expect(countOf(counted(), place.network)).toBe(before);
    expect(before).toBe(9);
  });
});

it('asking in vain while a code is fresh does not use up the share of a network', async () => {
  const strict = await startTestApp({ limits: { ...server.context.config.limits, codesPerHour: 3 } });
  const ask = (user_string: string) =>
    strict.call('sendEmailCode', { user_string, type: 'register' }, { address: '10.1.2.3' });
  const tapped = await Promise.all(Array.from({ length: 30 }, () => ask('tap@example.com')));
  expect(tapped.filter(({ type }) => type === 'ok')).toHaveLength(1);
  expect((await ask('neighbour@example.com')).type).toBe('ok');
  // Concurrent requests count individually.
  const last = await Promise.all(['a', 'b', 'c'].map((name) => ask(`${name}@example.com`)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  await strict.close();
});

it('a code is used up for every network that asked for one', async () => {
  const email = await owner('used');
  const codes = [];
  for (const place of [1, 2]) codes.push((await send(email, at(place))).data.sandbox_code as string);
  expect((await reset(email, codes[0]!, at(1))).type).toBe('ok');
  expect((await reset(email, codes[1]!, at(2))).data.reason).toBe('session.codeInvalid');
  const fresh = 'fresh-in-two@example.com';
  const first = (await send(fresh, at(1), 'register')).data.sandbox_code;
  const second = (await send(fresh, at(2), 'register')).data.sandbox_code;
  const register = (code: string, place: number) =>
    server.call('register', registration(fresh, code), at(place));
  expect((await register(first, 1)).type).toBe('ok');
  expect((await register(second, 2)).data.reason).toBe('session.codeInvalid');
});

interface Counted {
  takeChanged(most: number): { key: string; count: number }[];
  putBack(counts: unknown[]): void;
}

/** How often a key was counted. */
function countOf(attempts: Counted, key: string): number | undefined {
  const changed = attempts.takeChanged(1_000_000);
  attempts.putBack(changed);
  return changed.find((entry) => entry.key === hashOfKey(key))?.count;
}
