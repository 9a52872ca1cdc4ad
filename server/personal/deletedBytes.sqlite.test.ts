// Data folder after a user has left: no page of any file contains deleted data.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankForm } from '../../contracts/examples/bank.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { personOf } from '../domains/account/public/closing.ts';

const email = 'wolframina.quastenflosser@example.com';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function bytesOf(folder: string): Buffer[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? bytesOf(path) : [readFileSync(path)];
  });
}
const has = (text: string) => bytesOf(server.folder).some((bytes) => bytes.includes(text));

it('an address, a phrase and a card that went with the account are in no page any more', async () => {
  const { token, owner } = await server.person(email);
  await server.call('setPhrase', { phrase: 'Lindenallee 14' }, { token });
  expect(await server.call('saveBankCard', bankForm, { token })).toMatchObject({ type: 'ok' });
  const { store, executor, outbox, personal } = server.context;
  const { sealed } = await store.db
    .selectFrom('sealed_field')
    .select('sealed')
    .where('owner', '=', owner)
    .where('field', 'like', 'bank.%')
    .limit(1)
    .executeTakeFirstOrThrow();
  const card = Buffer.from(sealed).toString('latin1');
  expect(has(email)).toBe(true);
  server.clock.advance(1000);
  await outbox.run();
  await executor.runForPlatform('test.close', (tx) => personal.close(tx, personOf(owner)));
  // SQLite merges the write-ahead log when the server stops.
  await server.stop();
  expect(has(email)).toBe(false);
  expect(bytesOf(server.folder).some((bytes) => bytes.toString('latin1').includes(card))).toBe(false);
});
