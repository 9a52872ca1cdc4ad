import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

const minuteMs = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function logIn(email: string, userAgent: string, address: string): Promise<string> {
  const form = { user_string: email, password, user_type: 'email' };
  return (await server.call('login', form, { userAgent, address })).data;
}
const list = async (token: string, address = '203.0.113.9') =>
  (await server.call('sessions', {}, { token, address })).data;

it('sessions say device, network in part, when they began and were used last; this one first', async () => {
  await server.person('list@example.com');
  const phone = await logIn('list@example.com', iphone, '203.0.113.9');
  server.clock.advance(minuteMs);
  const laptop = await logIn('list@example.com', firefox, '198.51.100.20');
  const created_ms = server.clock.now();
  server.clock.advance(minuteMs);
  await server.call('profile', {}, { token: laptop, address: '2001:db8:7:1::5' });
  const used_ms = server.clock.now();
  server.clock.advance(minuteMs);
  const rows = await list(phone);
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{16}$/),
      browser: 'Safari',
      system: 'iOS',
      network: '203.0.113.x',
      is_current: true,
      created_ms: created_ms - minuteMs,
      used_ms: server.clock.now(),
    },
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Linux',
      network: '2001:db8:7:x',
      is_current: false,
      created_ms,
      used_ms,
    },
    expect.objectContaining({ browser: '', system: '', network: '127.0.0.x' }),
  ]);
});

it('the last use is known to the hour after a restart', async () => {
  await server.person('hour@example.com');
  const phone = await logIn('hour@example.com', iphone, '203.0.113.9');
  server.clock.advance(90 * minuteMs);
  await server.call('profile', {}, { token: phone, address: '198.51.100.20' });
  const used_ms = server.clock.now();
  server.clock.advance(10 * minuteMs);
  await server.call('profile', {}, { token: phone, address: '198.51.100.20' });
  server = await server.restart();
  const other = await logIn('hour@example.com', firefox, '203.0.113.9');
  const row = (await list(other)).find(({ system }: { system: string }) => system === 'iOS');
  expect(row).toMatchObject({ used_ms, network: '198.51.100.x' });
});

it('one is ended by another, at once, and nobody can end those of others', async () => {
  const { token } = await server.person('ends@example.com');
  const phone = await logIn('ends@example.com', iphone, '203.0.113.9');
  const rows = await list(token);
  const { id: session_id } = rows.find(({ system }: { system: string }) => system === 'iOS');
  const thief = await server.person('thief@example.com');
  const end = (by: string, form: Record<string, string>) => server.call('endSession', form, { token: by });
  // The response is the same as for an existing session.
  expect((await end(thief.token, { session_id })).data).toBe('This device is logged out');
  expect((await server.call('profile', {}, { token: phone })).type).toBe('ok');
  expect((await end(token, { session_id })).data).toBe('This device is logged out');
  expect((await server.call('profile', {}, { token: phone })).type).toBe('999');
  expect((await end(token, { session_id })).type).toBe('ok');
  expect(await list(token)).toHaveLength(rows.length - 1);
});

it('all others are ended at once, and this one stays', async () => {
  const { token } = await server.person('others@example.com');
  const others = [
    await logIn('others@example.com', iphone, '203.0.113.9'),
    await logIn('others@example.com', firefox, '198.51.100.20'),
  ];
  expect((await server.call('endOtherSessions', {}, { token })).data).toBe(
    'All other devices are logged out',
  );
  for (const other of others) expect((await server.call('profile', {}, { token: other })).type).toBe('999');
  expect(await list(token)).toMatchObject([{ is_current: true }]);
});

it('no list tells anything that a session could be found in the database by', async () => {
  const { token } = await server.person('names@example.com');
  const [row] = await list(token);
  const dump = JSON.stringify(
    await server.context.store.db.selectFrom('session').selectAll().execute(),
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(dump).not.toContain(row.id);
  expect(dump).not.toContain(token);
});
