// Runs npm run addOperator and npm run operator as an operator would, against the desk's own port.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { URI } from 'otpauth';
import type { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrokenBooks } from '../../../contracts/desk.ts';
import { freePort } from '../../testing/processes/freePort.ts';
import { ServerProcess } from '../../testing/processes/ServerProcess.ts';
import { prepareFolder } from '../../testing/processes/startTestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-operator-'));
let server: ServerProcess;
let deskPort: number;
let token: string;
/** Token of an approver who confirms the first operator's proposals. */
let secondToken: string;
/** Run with a key that differs from the database's. */
let withOtherKey: Ran;

interface Ran {
  code: number | null;
  said: string;
}

function run(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [`server/cli/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function start({ hasBrokenBooks = false } = {}): Promise<void> {
  deskPort = await freePort();
  const quiet = { SANDBOX_REVIEWER: 'off', LOG_LEVEL: 'error' };
  server = await ServerProcess.start({ ...quiet, DATA_DIR: folder, DESK_PORT: String(deskPort) });
  if (hasBrokenBooks) server.expectBrokenBooks();
  await server.listens();
}

const stop = async (): Promise<void> => {
  server.child.kill('SIGTERM');
  await server.ended;
};
/** Runs as an operator: never with access to the folder. */
const operatorWith = (as: string, args: readonly string[]): Promise<Ran> =>
  run('operator', [...args, '--url', `http://127.0.0.1:${deskPort}`, '--json'], {
    DESK_TOKEN: as,
    DATA_DIR: '/nowhere',
  });
const operator = (...args: string[]): Promise<Ran> => operatorWith(token, args);

/** @returns the operator's credentials */
async function addOperator(name: string, roles: string): Promise<{ password: string; totp: TOTP }> {
  const { code, said } = await run('addOperator', ['--name', name, '--roles', roles]);
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${name}: ${roles.replace(',', ', ')}\n`),
  });
  const [, password] = said.match(/^Password: (\S{20})$/m) as [string, string];
  return { password, totp: URI.parse(said.match(/otpauth:\S+/)![0]) as TOTP };
}

async function logIn(
  name: string,
  { password, totp }: Awaited<ReturnType<typeof addOperator>>,
): Promise<string> {
  const opened = await run(
    'operator',
    ['login', '--name', name, '--url', `http://127.0.0.1:${deskPort}`, '--json'],
    { DESK_PASSWORD: password, DESK_CODE: totp.generate() },
  );
  expect(opened.code).toBe(0);
  return (JSON.parse(opened.said) as { token: string }).token;
}

beforeAll(async () => {
  await prepareFolder(folder);
  await start();
  await stop();
  withOtherKey = await run('addOperator', ['--name', 'rita', '--roles', 'reviewer'], {
    DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  const rita = await addOperator('rita', 'reviewer,approver');
  const adam = await addOperator('adam', 'approver');
  await start();
  token = await logIn('rita', rita);
  secondToken = await logIn('adam', adam);
}, 240_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function accountOf(token: string): Promise<string> {
  const response = await fetch(`${server.url}/api/user/center`, { headers: { authorization: token } });
  return ((await response.json()) as { data: { account_number: string } }).data.account_number;
}

it('an operator lists, shows and takes a case from a terminal, and approves it', async () => {
  const person = await server.person('ann@example.com');
  const papers = { country: 'Germany', name: 'Ann', card_id: 'L01X00T47', address: 'Road 1' };
  await server.post('user/real_name', papers, person);
  const { rows } = JSON.parse((await operator('queue', 'verification.basic')).said);
  const id = String(rows[0].id);
  expect(rows).toHaveLength(1);
  expect(JSON.parse((await operator('take', id)).said)).toEqual({});
  expect(JSON.parse((await operator('show', id)).said).fields).toContainEqual({ name: 'name', value: 'Ann' });
  expect(JSON.parse((await operator('approve', id, '--notes', 'clear')).said)).toEqual({ is_decided: true });
  const rejecting = await operator('reject', id, '--reasons', 'name=verification.nameDiffers');
  expect(rejecting).toEqual({
    code: 1,
    said: 'This request is already closed. Reload the list (review.closed)\n',
  });
});

it('a copy of what is kept of a customer goes into a new file for this user alone', async () => {
  const person = await server.person('copy@example.com');
  const account = await accountOf(person);
  const to = join(folder, 'copy.json');
  const made = await operator('copy', account, '--to', to);
  expect(made.code).toBe(0);
  expect(JSON.parse(made.said)).toMatchObject({ account, to, bytes: statSync(to).size });
  expect(JSON.parse(readFileSync(to, 'utf8')).account).toEqual([
    expect.objectContaining({ account_number: account, email: 'copy@example.com' }),
  ]);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  expect(await operator('copy', account, '--to', to)).toMatchObject({
    code: 1,
    said: `${to} cannot be made\n`,
  });
  const other = join(folder, 'other.json');
  const unknown = { code: 1, said: 'No open account has this number. Check it (desk.accountUnknown)\n' };
  expect(await operator('copy', '1', '--to', other)).toEqual(unknown);
  expect(existsSync(other)).toBe(false);
});

it('an account is closed by a case', async () => {
  const person = await server.person('leaves@example.com');
  const account = await accountOf(person);
  const { case: id } = JSON.parse((await operator('close', account)).said);
  await operator('take', String(id));
  expect(JSON.parse((await operator('approve', String(id))).said)).toEqual({ is_decided: true });
  expect((await operator('close', account)).said).toContain('desk.accountUnknown');
});

it('books that were changed by hand stop money over restarts, until two operators have a row rebuilt', async () => {
  const person = await server.person('bea@example.com');
  const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
  const transfer = () => server.post('wallet/change', move, person);
  expect((await transfer()).type).toBe('ok');
  await stop();
  const database = new DatabaseSync(join(folder, 'meridian.db'));
  database.exec(
    `update account set available = available + 500 where kind = 'lever' and owner like 'user:%'`,
  );
  database.close();
  for (let starts = 0; starts < 2; starts += 1) {
    await start({ hasBrokenBooks: true });
    expect((await transfer()).data).toMatchObject({ reason: 'system.moneyPaused' });
    if (starts === 0) await stop();
  }
  const { violations } = JSON.parse((await operator('books')).said) as BrokenBooks;
  const about = violations.find(({ rebuilt }) => rebuilt)!.about!;
  expect(JSON.parse((await operator('rebuild', about)).said)).toEqual({ is_done: false });
  expect((await operator('rebuild', about)).said).toContain('desk.secondPerson');
  expect((await transfer()).data).toMatchObject({ reason: 'system.moneyPaused' });
  expect(JSON.parse((await operatorWith(secondToken, ['rebuild', about])).said)).toEqual({ is_done: true });
  expect((await transfer()).type).toBe('ok');
  expect(await run('audit', [])).toEqual({ code: 0, said: 'The books are sound\n' });
});

describe('the port of the product', () => {
  it('has no desk where the desk has its own', async () => {
    expect((await fetch(`${server.url}/desk/api/me`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${deskPort}/desk/api/me`)).status).toBe(401);
  });
});

it('no page may frame the desk, and none but its own scripts run', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${deskPort}/desk/api/me`);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it.each([
  [['--name', 'rita', '--roles', 'chief'], 'there is no role chief'],
  [['--name', '../x', '--roles', 'reviewer'], 'a name has letters, digits, points and dashes'],
  [['--name', 'rita'], 'a role is missing'],
])('addOperator %s says what is wrong', async (args, sentence) => {
  const { code, said } = await run('addOperator', args);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

it('addOperator seals no second factor with a key that the server does not have', () => {
  expect(withOtherKey.code).toBe(1);
  expect(withOtherKey.said).toContain('DOCUMENT_KEY is not the one');
  expect(withOtherKey.said).not.toContain('Password');
});

it('addOperator changes nothing while a server runs', async () => {
  const { code, said } = await run('addOperator', ['--name', 'eve', '--roles', 'reviewer']);
  expect({ code, said }).toEqual({
    code: 1,
    said: `Another server is running on the data folder ${folder}\n`,
  });
});
