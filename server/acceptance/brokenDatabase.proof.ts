import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../testing/processes/freePort.ts';

const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'meridian-broken-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function isReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/api/site/config`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

it('a server that cannot rebuild its state ends with code 1, says why, and starts again once it can', async () => {
  const first = start();
  await isReady();
  const body = new URLSearchParams({ user_string: 'ann@example.com', type: 'register' });
  const sent = await fetch(`${url}/api/email_send`, { method: 'POST', body });
  const { data } = (await sent.json()) as { data: { sandbox_code: string } };
  const form = { type: 'email', user_string: 'ann@example.com', code: data.sandbox_code };
  const password = 'correct horse 7';
  const registration = { ...form, password, re_password: password, extension_code: 'MERIDIAN' };
  const database = new DatabaseSync(join(folder, 'meridian.db'));
  // Altered after the code is sent: any command may also write pending changes of the market's own trades.
  database.exec('pragma busy_timeout = 5000; alter table posting rename to posting_lost');
  // Any command that writes a balance fails on the missing table; so does the rebuild.
  const answer = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    body: new URLSearchParams(registration),
  });
  expect(await answer.json()).toMatchObject({ data: { reason: 'system.unknownState' } });
  expect(await first.ended).toBe(1);
  expect(first.said()).toContain('the state cannot be rebuilt from the database');
  expect(first.said()).toContain('no such table: posting');

  const second = start();
  expect(await second.ended).not.toBe(0);
  expect(second.said()).toContain('no such table: posting');

  database.exec('alter table posting_lost rename to posting');
  database.close();
  const third = start();
  await isReady();
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
});
