// Unwritable files, and the audit as a separate process: each reports its error in one sentence.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../testing/processes/freePort.ts';
import { openTestStore } from '../testing/testStore.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As root, another user starts the server, because root may write everywhere. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const isReachable = !nobody || foldersAbove(resolve()).every((path) => (statSync(path).mode & 0o001) !== 0);

function foldersAbove(path: string): string[] {
  const parent = resolve(path, '../..');
  return parent === path ? [path] : [path, ...foldersAbove(parent)];
}

function run(
  command: readonly string[],
  user: { uid: number; gid: number } | undefined = undefined,
): Promise<{ code: number | null; said: string }> {
  const [program, ...rest] = command;
  const child = spawn(program!, rest, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((done) => child.once('exit', (code) => done({ code, said })));
}

const main = [process.execPath, 'server/main.ts'];
const audit = [process.execPath, 'server/cli/audit.ts', '--data'];
const file = () => join(folder, 'meridian.db');

it.runIf(isReachable)('a file that cannot be written ends the start with one sentence', async () => {
  await (await openTestStore(folder)).close();
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  chmodSync(file(), 0o444);
  expect(await run(main, nobody)).toEqual({
    code: 1,
    said: `The database ${file()} cannot be written: give the server's user the right to write to the file and its folder\n`,
  });
});

it('a disk without room ends the start with one sentence', async () => {
  await (await openTestStore(folder)).close();
  // File size limit at the current size of the database, in blocks of 512 bytes.
  const blocks = Math.ceil(statSync(file()).size / 512);
  const { code, said } = await run(['sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`, ...main]);
  expect(said).toMatch(/^The disk of \S+meridian\.db (fails|is full)[^\n]*\n$/);
  expect(code).toBe(1);
});

it.runIf(existsSync('/dev/full'))(
  'a server whose log goes to a full disk works and ends when it is told to',
  async () => {
    const [full, port] = [openSync('/dev/full', 'w'), await freePort()];
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info' },
      stdio: ['ignore', full, full],
    });
    const ended = new Promise((done) => child.once('exit', (code) => done(code)));
    const config = () => fetch(`http://127.0.0.1:${port}/api/site/config`).then(({ ok }) => ok);
    try {
      await expect.poll(() => config().catch(() => false), { timeout: 60_000 }).toBe(true);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      child.kill('SIGKILL');
      closeSync(full);
    }
  },
);

it('npm run audit says of a stopped folder what is wrong with it, and changes no byte of it', async () => {
  const store = await openTestStore(folder);
  await store.close();
  const bytes = () =>
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);
  const before = bytes();
  expect(await run([...audit, folder])).toEqual({ code: 0, said: 'The books are sound\n' });
  expect(bytes()).toEqual(before);
  const running = await openTestStore(folder);
  await sql`insert into account (id, owner, kind, asset, available, held)
    values (1, 'user:1', 'change', 'USDT', 5, 0)`.execute(running.writing);
  // Runs while the server has the folder open.
  expect(await run([...audit, folder])).toEqual({
    code: 1,
    said: 'Account 1 (USDT) differs from its postings by 5\nThere are 5 units of USDT too many\n',
  });
  await running.close();
});

it('npm run audit says as the start does that a database has another scale', async () => {
  const store = await openTestStore(folder);
  await sql`insert into asset_scale (asset, scale) values ('BTC', 3)`.execute(store.writing);
  await store.close();
  const { code, said } = await run([...audit, folder]);
  expect(said).toMatch(
    /^The books cannot be read: The database differs from \S+: BTC has scale 3 in it, not 8\. /,
  );
  expect({ code, lines: said.split('\n').length }).toEqual({ code: 2, lines: 2 });
});

it('npm run audit names the row of a balance that is no number', async () => {
  const store = await openTestStore(folder);
  await sql`insert into account (id, owner, kind, asset, available, held)
    values (1, 'user:1', 'change', 'USDT', 'abc', 0)`.execute(store.writing);
  await store.close();
  expect(await run([...audit, folder])).toEqual({
    code: 1,
    said: 'The books cannot be read: account 1: available is no whole number\n',
  });
});

it('a hold that is no number ends the start with one sentence', async () => {
  const store = await openTestStore(folder);
  await sql`insert into account (id, owner, kind, asset, available, held)
    values (1, 'user:1', 'change', 'USDT', 0, 5)`.execute(store.writing);
  await sql`insert into hold (id, account, units, posted, voided, reason, reference, created_at)
    values (1, 1, 'abc', 0, 0, 'spot.order', 'order:1', 0)`.execute(store.writing);
  await store.close();
  expect(await run(main)).toEqual({
    code: 1,
    said: 'The database holds what no server has written (hold 1: units is no whole number): npm run audit says what is wrong\n',
  });
});

it('npm run audit says that it cannot read what is no data folder', async () => {
  expect(await run([...audit, join(folder, 'none')])).toEqual({
    code: 2,
    said: `The books cannot be read: ${join(folder, 'none', 'meridian.db')} does not exist\n`,
  });
});
