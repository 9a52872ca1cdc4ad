import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRandom } from '../../../random.ts';
import { startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { hashOf, Sessions } from './Sessions.ts';

const dayMs = 24 * 3_600_000;
const idleMs = 7 * dayMs;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Sessions whose database reads complete only after `gate.open` has resolved. */
function sessionsBehind(gate: { open: Promise<void> }): Sessions {
  const { store, executor, clock, config } = server.context;
  const held: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gate.open;
      return result;
    },
  };
  const db = store.db.withPlugin(held);
  return new Sessions({
    db,
    executor,
    clock,
    random: systemRandom,
    idleMs,
    defaultLocale: config.defaultLocale,
  });
}

it('a session that ended while it was read stays ended after ten thousand others have', async () => {
  const gate = { open: Promise.resolve() };
  const sessions = sessionsBehind(gate);
  const { userId } = await server.person('raced@example.com');
  const token = await sessions.open(userId);
  let release!: () => void;
  gate.open = new Promise((resolve) => {
    release = resolve;
  });
  const finding = sessions.find(token);
  const session = { tokenHash: hashOf(token), userId, owner: `user:${userId}`, locale: 'en' as const };
  await sessions.end({ ...session, expiresAt: server.clock.now() + idleMs });
  release();
  expect(await finding).toBeUndefined();

  const others = Array.from({ length: 10_000 }, (_, count) => `${count}`.padStart(43, 'x'));
  const now = server.clock.now();
  await server.context.executor.run('test.sessions', async (tx) => {
    for (let start = 0; start < others.length; start += 1000) {
      const rows = others.slice(start, start + 1000).map((other) => ({
        token_hash: hashOf(other),
        user_id: userId,
        browser: '',
        system: '',
        network: '',
        created_at: now,
        used_at: now,
        expires_at: now,
      }));
      await tx.db.insertInto('session').values(rows).execute();
    }
  });
  for (const other of others) await sessions.find(other);
  expect(await sessions.find(token)).toBeUndefined();
});

it('a session that is ended in the database by other means ends for its token within 2 s', async () => {
  const { token, userId } = await server.person('elsewhere@example.com');
  expect((await server.call('profile', {}, { token })).type).toBe('ok');
  await server.context.store.writing.deleteFrom('session').where('user_id', '=', BigInt(userId)).execute();
  server.clock.advance(2000);
  expect((await server.call('profile', {}, { token })).type).toBe('999');
});

it('a session that is put to an end in the database expires for its token within 2 s', async () => {
  const { token, userId } = await server.person('expired@example.com');
  expect((await server.call('profile', {}, { token })).type).toBe('ok');
  await server.context.store.writing
    .updateTable('session')
    .set({ expires_at: server.clock.now() })
    .where('user_id', '=', BigInt(userId))
    .execute();
  server.clock.advance(2000);
  expect((await server.call('profile', {}, { token })).type).toBe('999');
});
