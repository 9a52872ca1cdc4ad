// npm run backup and npm run restore as an operator runs them, with a server under load.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lostOf, OrderLoad } from '../testing/OrderLoad.ts';
import type { Acknowledged, KeptOrder } from '../testing/OrderLoad.ts';
import { ServerProcess } from '../testing/processes/ServerProcess.ts';
import { prepareFolder } from '../testing/processes/startTestApp.ts';

const root = mkdtempSync(join(tmpdir(), 'meridian-restore-'));
/** Data of a server that was killed under load: its last commits exist only in the write-ahead log. */
const killed = join(root, 'killed');
const copy = join(root, 'copy.db');
const fileOf = (folder: string) => join(folder, 'meridian.db');
/** Acknowledged before the backup began, and until the server was killed. */
let before: Acknowledged;
let all: Acknowledged;
let refusedBesideServer: { code: number | null; said: string };
let key: string;

function run(
  command: 'backup' | 'restore',
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`server/cli/${command}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', DOCUMENT_KEY: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}

const restore = (from: string, folder: string, documentKey = key) =>
  run('restore', ['--from', from, '--data', folder], { DOCUMENT_KEY: documentKey });

function ordersIn(file: string): KeptOrder[] {
  const database = new DatabaseSync(file);
  const text = 'select cast(id as text) as id, client_order_id as client, cast(status as text) as status';
  const rows = database.prepare(`${text} from spot_order order by spot_order.id`).all();
  database.close();
  return rows as unknown as KeptOrder[];
}

/** Copies the data of the killed server into a folder of its own. */
function copyOfKilled(name: string): string {
  cpSync(killed, join(root, name), { recursive: true });
  return join(root, name);
}

/** Hashes of its files, without the lock file's auxiliary files. */
const contentOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('meridian.lock'))
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]);

beforeAll(async () => {
  mkdirSync(killed);
  await prepareFolder(killed);
  const server = await ServerProcess.start({
    DATA_DIR: killed,
    LOG_LEVEL: 'error',
    LIMIT_MONEY_PER_MINUTE: '999999999',
    LIMIT_CALLS_PER_MINUTE: '999999999',
  });
  try {
    await server.listens();
    const load = new OrderLoad(server, await server.person('ann@example.com'));
    const count = (least: number) =>
      vi.waitUntil(() => load.placed.length > least, { timeout: 60_000, interval: 20 });
    await count(40);
    before = { placed: [...load.placed], cancelled: [...load.cancelled] };
    expect(await run('backup', ['--to', copy, '--data', killed])).toEqual({
      code: 0,
      said: `The backup is in ${copy}\n`,
    });
    key = readFileSync(join(killed, 'document.key'), 'utf8').trim();
    refusedBesideServer = await restore(copy, killed);
    await count(before.placed.length + 40);
    server.child.kill('SIGKILL');
    await load.stop();
    all = load;
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a backup under load restores into an empty folder, with all orders acknowledged before it', async () => {
  const folder = join(root, 'empty');
  const { code, said } = await restore(copy, folder);
  expect(said).toBe(`${copy} is restored\nThe books are sound\n`);
  expect(code).toBe(0);
  expect(before.placed.length).toBeGreaterThan(40);
  expect(lostOf(before, ordersIn(fileOf(folder)))).toEqual([]);
});

it('it restores into a folder with an old write-ahead log as it was taken, and the former database is kept whole', async () => {
  const folder = copyOfKilled('with-log');
  expect(statSync(`${fileOf(folder)}-wal`).size).toBeGreaterThan(0);
  const { code, said } = await restore(copy, folder);
  expect(ordersIn(fileOf(folder))).toEqual(ordersIn(copy));
  const [, kept] = /^The former database is kept as (\S+)$/m.exec(said) ?? [];
  expect(said).toBe(`${copy} is restored\nThe former database is kept as ${kept}\nThe books are sound\n`);
  expect(code).toBe(0);
  expect(all.placed.length).toBeGreaterThan(before.placed.length);
  expect(lostOf(all, ordersIn(kept!))).toEqual([]);
});

it('the copied folder of a killed server restores with its own write-ahead log and key', async () => {
  const folder = join(root, 'from-folder');
  const backup = copyOfKilled('backup-folder');
  const unchanged = contentOf(backup);
  expect(await restore(backup, folder, '')).toEqual({
    code: 0,
    said: `${backup} is restored\nThe books are sound\n`,
  });
  expect(lostOf(all, ordersIn(fileOf(folder)))).toEqual([]);
  expect(readFileSync(join(folder, 'document.key'), 'utf8').trim()).toBe(key);
  expect(contentOf(backup)).toEqual(unchanged);
});

it('a folder that a server runs on is refused', () => {
  expect(refusedBesideServer).toEqual({
    code: 2,
    said: `Nothing was restored: Another server is running on the data folder ${killed}\n`,
  });
});

it('without the key for the documents of the backup it is refused, and the folder stays as it was', async () => {
  const folder = copyOfKilled('without-key');
  rmSync(join(folder, 'document.key'));
  const unchanged = contentOf(folder);
  const { code, said } = await restore(copy, folder, '');
  expect(said).toMatch(/^Nothing was restored: DOCUMENT_KEY is missing: [^\n]+ \(key [0-9a-f]{12}\)\n$/);
  expect(code).toBe(2);
  expect(contentOf(folder)).toEqual(unchanged);
});
