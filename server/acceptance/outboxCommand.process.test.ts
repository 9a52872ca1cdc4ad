// npm run outbox as an operator runs it, while a server uses the database.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store/openStore.ts';
import { openTestStore } from '../testing/testStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-outbox-'));
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder);
  const row = {
    key: 'abc',
    kind: 'example.sold',
    channel: 'mail',
    address: 'ann@example.com',
    locale: 'de',
    about: '{"lot":"1"}',
    awaited: 0,
    created_at: 0,
    at: 5000,
    until: 60_000,
    tries: 2,
    error: 'EENVELOPE 550\u001b[2J',
    given_up_at: 9000,
  };
  const secret = { kind: 'code.register', about: '', channel: 'sms', address: '+4915112345678' };
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  const rows = ids.map((id) => ({ ...row, id, ...(id === 101 ? secret : {}) }));
  await store.writing.insertInto('outbox').values(rows).execute();
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function outbox(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/cli/outbox.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const rowOf = (id: bigint) =>
  store.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('what was given up is listed a hundred at a time, with masked addresses, and an error moves no cursor', async () => {
  const times = 'of 1970-01-01T00:00:00.000Z, given up 1970-01-01T00:00:09.000Z after 3 tries';
  const [first, rest] = await Promise.all([outbox(), outbox('--after', '9000/100')]);
  const lines = first.said.split('\n');
  expect(lines[0]).toBe(`1  example.sold  mail to a***@example.com  abc  ${times}: EENVELOPE 550 [2J`);
  expect(lines.slice(100)).toEqual(['There is more: npm run outbox -- --after 9000/100', '']);
  expect(rest.said).toBe(
    `101  code.register  sms to +49***78  abc  ${times}, its content was removed: EENVELOPE 550 [2J\n`,
  );
});

it('one, or all of a kind, is put back to be sent now and for as long as before; a secret is not', async () => {
  const started = Date.now();
  expect(await outbox('--again', '7')).toEqual({ code: 0, said: 'Put back, to be sent now: 1\n' });
  const { at, until, given_up_at, tries, key } = await rowOf(7n);
  expect([given_up_at, tries, key]).toEqual([null, 0n, 'abc']);
  expect(Number(at)).toBeGreaterThanOrEqual(started);
  expect(until - at).toBe(60_000n);
  expect(await outbox('--again', 'example.sold')).toEqual({
    code: 0,
    said: 'Put back, to be sent now: 99\n',
  });
  const said = 'No message was given up as code.register whose content is still there\n';
  expect(await outbox('--again', 'code.register')).toEqual({ code: 1, said });
});

it('what cannot be done is said in a sentence', async () => {
  const said = "Messages cannot be looked at: --after: '12' is not <time>/<number>\n";
  expect(await outbox('--after', '12')).toEqual({ code: 2, said });
});
