import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrations } from './product.ts';
import { seededRandom } from './random.ts';
import { StartError } from './StartError.ts';
import { openStore } from './store/openStore.ts';
import { MoneyStops } from './testing/MoneyStops.ts';
import { prepareFolder } from './testing/processes/startTestApp.ts';
import { openTestStore } from './testing/testStore.ts';
import type { Store } from './store/openStore.ts';
import { freePort } from './testing/processes/freePort.ts';

const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'meridian-main-'));
const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
const children: ChildProcess[] = [];
beforeAll(() => prepareFolder(folder));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(changes: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  new MoneyStops().requireAlways(child);
  children.push(child);
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if ((await fetch(`${url}/api/site/config`).catch(() => undefined))?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return child;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function post(path: string, form: Record<string, string>, token = '') {
  const headers = token ? { authorization: token } : undefined;
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  return (await answer.json()) as { type: string; data: Record<string, string> & string };
}

async function person(email: string): Promise<string> {
  const { data } = await post('email_send', { user_string: email, type: 'register' });
  const password = 'correct horse 7';
  const form = { user_string: email, password, re_password: password, code: data.sandbox_code! };
  await post('user/register', { ...form, type: 'email', extension_code: 'MERIDIAN' });
  return (await post('user/login', { user_string: email, password, user_type: 'email' })).data;
}

async function openIds(token: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/coin/list?status=1&limit=100`, {
    headers: { authorization: token },
  });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return data.map(({ id }) => id).sort((a, b) => a - b);
}

it('a process that is told to stop answers what it has taken, ends by itself, and loses nothing', async () => {
  let child = await start();
  const token = await person('ann@example.com');
  const placing = Array.from({ length: 30 }, () => post('coin/trade', order, token));
  await Promise.race(placing);
  const stopped = ended(child);
  child.kill('SIGTERM');
  const answers = await Promise.allSettled(placing);
  expect(await stopped).toBe(0);
  const acknowledged = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.type === 'ok' ? [Number(answer.value.data.id)] : [],
  );
  expect(acknowledged.length).toBeGreaterThan(0);
  child = await start();
  expect(await openIds(token)).toEqual(expect.arrayContaining(acknowledged));
  // Killed without warning: the session and the orders still exist afterwards.
  const before = await openIds(token);
  const killed = ended(child);
  child.kill('SIGKILL');
  await killed;
  await start();
  expect(await openIds(token)).toEqual(before);
});

it('what a server writes into its data folder, nobody else of the machine can read', async () => {
  const running = children.find((child) => child.exitCode === null && child.signalCode === null);
  if (running) {
    const killed = ended(running);
    running.kill('SIGKILL');
    await killed;
  }
  const own = mkdtempSync(join(tmpdir(), 'meridian-rights-'));
  chmodSync(own, 0o755);
  // A tape needs no generated history, so a first start is quick.
  const tape = join(folder, 'tape.csv');
  writeFileSync(tape, 'time_ms,price,amount,side\n1700000000000,67000.01,0.5,buy\n');
  const child = await start({ DATA_DIR: own, MARKET_SOURCE: `replay:${tape}` });
  expect(statSync(own).mode & 0o777).toBe(0o700);
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).map((name) => join(own, name));
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  const killed = ended(child);
  child.kill('SIGKILL');
  await killed;
  rmSync(own, { recursive: true });
});

/** Runs a server that is expected to end by itself; returns its exit code and output. */
async function failToStart(
  changes: Record<string, string>,
  program = 'server/main.ts',
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, ...changes },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { code: await ended(child), said };
}

it.each(['server/main.ts', 'server/cli/rescale.ts'])(
  'a second process on the same data folder is refused, and the first goes on: %s',
  async (program) => {
    const running = children.find((child) => child.exitCode === null && child.signalCode === null);
    if (!running) await start();
    const { code, said } = await failToStart({ PORT: String(await freePort()) }, program);
    expect(code).toBe(1);
    expect(said).toBe(`Another server is running on the data folder ${folder}\n`);
    expect((await fetch(`${url}/api/site/config`)).ok).toBe(true);
  },
);

it.each([
  ['server/main.ts', 'three thousand', "PORT: 'three thousand' is not a whole number\n"],
  ['server/main.ts', '70000', "PORT: '70000' is not from 0 to 65535\n"],
  ['scripts/start.ts', '70000', "PORT: '70000' is not from 0 to 65535\n"],
])(
  'a variable that cannot be understood ends %s with one sentence: PORT %s',
  async (program, port, sentence) => {
    expect(await failToStart({ PORT: port }, program)).toEqual({ code: 1, said: sentence });
  },
);

it('a port that is taken ends the start with one sentence, and leaves the data folder free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const own = mkdtempSync(join(tmpdir(), 'meridian-port-'));
  await prepareFolder(own);
  const refused = {
    code: 1,
    said: `Port ${taken} is taken by another program: end it, or choose another PORT\n`,
  };
  expect(await failToStart({ PORT: String(taken), DATA_DIR: own })).toEqual(refused);
  // The second failure concerns the port, not the folder, whose lock is free.
  expect(await failToStart({ PORT: String(taken), DATA_DIR: own })).toEqual(refused);
  other.close();
  rmSync(own, { recursive: true, force: true });
});

it('an address that this machine does not have ends the start with one sentence', async () => {
  const own = mkdtempSync(join(tmpdir(), 'meridian-host-'));
  await prepareFolder(own);
  // Address of a range reserved for documentation: no host has it.
  const { code, said } = await failToStart({ HOST: '192.0.2.1', DATA_DIR: own });
  rmSync(own, { recursive: true, force: true });
  expect(said).toBe('HOST: 192.0.2.1 is no address of this machine\n');
  expect(code).toBe(1);
});

it.each<[string, (store: Store) => Promise<unknown>, Record<string, string>, string]>([
  [
    'accounts with practice money, for a real server',
    (store) => addUser(store, { isSandbox: true }),
    { SANDBOX: 'off' },
    'The database has accounts with practice money: name another folder with DATA_DIR, or switch SANDBOX on\n',
  ],
  [
    'accounts of real people, for a sandbox',
    (store) => addUser(store, { isSandbox: false }),
    { SANDBOX: 'on' },
    'The database has accounts of real people: switch SANDBOX off, or name another folder with DATA_DIR\n',
  ],
  [
    'documents that another key has encrypted',
    ({ writing }) => writing.insertInto('sealing_key').values({ id: 'abcdef012345', since: 0 }).execute(),
    {},
    'DOCUMENT_KEY is not the one that documents in this database are encrypted with (key abcdef012345): give that one, or add it as DOCUMENT_KEY_FORMER and run npm run rotateKeys\n',
  ],
  [
    'nothing, for a real server without a key for documents',
    async () => undefined,
    { SANDBOX: 'off' },
    "DOCUMENT_KEY has to be set outside a sandbox: 32 bytes as base64, as 'openssl rand -base64 32' prints them\n",
  ],
  [
    'what a newer server has changed',
    ({ writing }) => sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(writing),
    {},
    'The database has been changed by a newer server (9999-later): run that one, or name another folder with DATA_DIR\n',
  ],
  [
    'a coin in another scale',
    ({ writing }) => writing.insertInto('asset_scale').values({ asset: 'BTC', scale: 7 }).execute(),
    {},
    'The database differs from server/instruments/market.config.ts: BTC has scale 7 in it, not 8. Set the file back, or change the database with: npm run rescale\n',
  ],
])('a folder with %s, ends the start with one sentence', async (_, prepare, changes, sentence) => {
  const own = mkdtempSync(join(tmpdir(), 'meridian-folder-'));
  const store = await openTestStore(own);
  await prepare(store);
  await store.close();
  // The output for such a message is covered by the tests above and below.
  const failed = await startHere({ LOG_LEVEL: 'silent', DATA_DIR: own, ...changes }).catch(
    (error: unknown) => error,
  );
  rmSync(own, { recursive: true, force: true });
  expect(failed).toBeInstanceOf(StartError);
  expect(`${(failed as Error).message}\n`).toBe(sentence);
});

/** Starts as server/main.ts does, in this process. */
async function startHere(environment: Record<string, string>): Promise<void> {
  const config = readConfig(environment);
  const store = await openStore({ folder: config.dataDir }, migrations);
  const random = seededRandom('start');
  try {
    await buildApp({ clock: { now: Date.now }, random, store, config });
  } finally {
    await store.close();
  }
}

it('npm run rescale brings a folder to the configured scale', async () => {
  const own = mkdtempSync(join(tmpdir(), 'meridian-folder-'));
  const before = await openTestStore(own);
  const account = { id: 1, owner: 'user:1', kind: 'change', asset: 'BTC', available: 5n, held: 0n };
  await before.writing.insertInto('asset_scale').values({ asset: 'BTC', scale: 7 }).execute();
  await before.writing.insertInto('account').values(account).execute();
  await before.close();
  const { stdout } = await promisify(execFile)(process.execPath, ['server/cli/rescale.ts', '--data', own]);
  expect(stdout).toBe('BTC: scale 8, was 7\n  account (available, held): 1 rows\n');
  const after = await openTestStore(own);
  expect(await after.db.selectFrom('account').select('available').execute()).toEqual([{ available: 50n }]);
  await after.close();
  rmSync(own, { recursive: true, force: true });
});

it('npm run rescale makes no database where there is none', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await failToStart({ DATA_DIR: nowhere }, 'server/cli/rescale.ts')).toEqual({
    code: 1,
    said: `There is no database in ${nowhere}\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
});

function addUser({ writing }: Store, { isSandbox }: { isSandbox: boolean }): Promise<unknown> {
  return writing
    .insertInto('user')
    .values({
      id: 1,
      account_number: '1000000',
      username: 'ann_1',
      password_hash: '',
      invitation_code: 'ABCDEFGH',
      locale: 'en',
      is_sandbox: isSandbox ? 1 : 0,
      created_at: 0,
    })
    .execute();
}
