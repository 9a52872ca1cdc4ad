// npm run due as an operator runs it, while a server uses the database.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store/openStore.ts';
import { openTestStore } from '../testing/testStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-due-'));
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder);
  const row = {
    // Time of its last attempt.
    at: 500,
    due_at: 0,
    about: '{"name":"a"}',
    tries: 5,
    error: 'Error: no\u001b[2J bank',
    set_aside_at: 1000,
  };
  const ids = Array.from({ length: 103 }, (_, index) => index + 1);
  const rows = ids.map((id) => ({ ...row, id, kind: id === 103 ? 'example.other' : 'example.gift' }));
  await store.writing.insertInto('due_work').values(rows).execute();
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function due(args: readonly string[], entered = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/cli/due.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(entered);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const setAside = async () =>
  (await store.db.selectFrom('due_work').select('id').where('set_aside_at', 'is not', null).execute()).length;
const line = (id: number, kind = 'example.gift') =>
  `${id}  ${kind}  due 1970-01-01T00:00:00.000Z, set aside 1970-01-01T00:00:01.000Z after 5 tries: Error: no [2J bank\n`;

it('work that is set aside is listed a hundred at a time, and an error moves no cursor', async () => {
  const { code, said } = await due([]);
  expect(code).toBe(0);
  expect(said.startsWith(line(1) + line(2))).toBe(true);
  expect(said.split('\n')).toHaveLength(102);
  expect(said.endsWith(`${line(100)}There is more: npm run due -- --after example.gift/100\n`)).toBe(true);
  expect(await due(['--after', 'example.gift/100'])).toEqual({
    code: 0,
    said: line(101) + line(102) + line(103, 'example.other'),
  });
});

it('one is dropped only where its number is entered again', async () => {
  const asks = `${line(7)}{"name":"a"}\nIt will never be done. Its row is kept in due_work_dropped. Enter 7 to drop it: `;
  for (const entered of ['', '8\n'])
    expect(await due(['--drop', '7'], entered)).toEqual({ code: 1, said: `${asks}Nothing was dropped\n` });
  expect(await setAside()).toBe(103);
  expect(await due(['--drop', '7'], '7\n')).toEqual({ code: 0, said: `${asks}Dropped: 7\n` });
  expect(await setAside()).toBe(102);
  const dropped = await store.db.selectFrom('due_work_dropped').select(['id', 'about']).execute();
  expect(dropped).toEqual([{ id: 7n, about: '{"name":"a"}' }]);
});

it('one, or all of a kind, is put back to be done now', async () => {
  expect(await due(['--again', '9'])).toEqual({ code: 0, said: 'Put back, to be done now: 1\n' });
  expect(await due(['--again', 'example.gift'])).toEqual({
    code: 0,
    said: 'Put back, to be done now: 100\n',
  });
  expect(await due(['--again', '9'])).toEqual({ code: 1, said: 'No work is set aside as 9\n' });
  expect(await setAside()).toBe(1);
});

it('what cannot be done is said in a sentence', async () => {
  const nowhere = join(folder, 'nowhere');
  const cases: [args: string[], sentence: string][] = [
    [['--again', '1', '--drop', '2'], 'one of --after, --again and --drop at a time'],
    [['--drop', 'example.gift'], "--drop: 'example.gift' is no number of work that is set aside"],
    [['--after', '12'], "--after: '12' is not <kind>/<number>"],
    [['--data', nowhere], `${join(nowhere, 'meridian.db')} does not exist`],
  ];
  const outcomes = await Promise.all(cases.map(([args]) => due(args)));
  const prefix = 'Work that is set aside cannot be looked at';
  expect(outcomes).toEqual(cases.map(([, sentence]) => ({ code: 2, said: `${prefix}: ${sentence}\n` })));
});
