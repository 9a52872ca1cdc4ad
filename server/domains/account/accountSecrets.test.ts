// Secrets that must appear neither in a log nor in the database.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPostgres } from '../../store/dialect.ts';
import { channelsToKeep, recordDeliveries } from '../../testing/recordDeliveries.ts';
import { password, registration, startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { tables } from '../../product.ts';

/** All content of a database as text: files of SQLite, rows of PostgreSQL. */
async function saidBy({ context: { store }, folder }: TestApp): Promise<string> {
  if (!isPostgres(store.db))
    return readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path).toString('latin1'))
      .join('');
  const rows = await Promise.all(
    Object.keys(tables).map((table) =>
      store.db
        .selectFrom(table as 'user')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

it('no secret of an account stands in the log or in the database', async () => {
  const server = await startTestApp({ isSandbox: false, messaging: channelsToKeep, logLevel: 'trace' });
  const sent = recordDeliveries(server.context);
  const email = 'secrets@example.com';
  await server.call('sendEmailCode', { user_string: email, type: 'register' });
  await server.call('register', registration(email, sent.code()));
  const token = (await server.call('login', { user_string: email, password, user_type: 'email' })).data;
  const call = (id: string, form: Record<string, string>) => server.call(id, form, { token });
  const [first, second, wrong, next] = ['482913', '730264', '918274', 'another horse 8'];
  const phrase = 'Lindenallee 14 blau';
  const both = (fund: string) => ({ password: fund, re_password: fund });
  await call('setFundPassword', { ...both(first), login_password: password });
  await call('setFundPassword', { ...both(second), oldpassword: wrong });
  await call('sendOwnCode', { type: 'fundPassword' });
  const code = sent.code();
  expect((await call('setFundPassword', { ...both(second), code, login_password: password })).type).toBe(
    'ok',
  );
  expect((await call('setPhrase', { phrase })).type).toBe('ok');
  expect((await call('changePassword', { old_password: password, password: next })).type).toBe('ok');
  await server.call('changePassword', { old_password: `${next}!`, password: 'a third horse 9' }, { token });
  await server.stop();
  const kept = await server.restart();
  const places = [
    ['log', server.log.join('')],
    ['database', await saidBy(kept)],
  ] as const;
  expect(places[0][1]).toContain('setFundPassword');
  const secrets = [first, second, wrong, next, password, phrase, 'a third horse 9', token];
  for (const secret of secrets)
    for (const [place, said] of places) expect([place, stands(secret, said)]).toEqual([place, '']);
  // A waiting message contains its code until it is sent, within seconds.
  expect(stands(code, places[0][1])).toBe('');
  await kept.close();
});

/** Finds a secret with its context; ignores digits inside a longer number. */
function stands(secret: string, said: string): string {
  const found = new RegExp(`(?<![0-9])${secret}(?![0-9])`).exec(said);
  return found ? said.slice(Math.max(0, found.index - 80), found.index + 80) : '';
}
