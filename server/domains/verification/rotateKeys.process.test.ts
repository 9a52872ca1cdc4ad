// npm run rotateKeys as an operator runs it, killed repeatedly.
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCard } from '../bank/public/cards.ts';
import { keepOperator, placeOfTotp } from '../desk/public/Operators.ts';
import { systemRandom } from '../../random.ts';
import { Sealer } from '../../sealing/Sealer.ts';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { photo } from '../../testing/pictureFiles.ts';
import { sendFile } from '../../testing/sendFile.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { openStore } from '../../store/openStore.ts';
import { migrations } from '../../product.ts';

const [former, current] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const count = 3000;
/** Number of sealed fields of ann's verification and bank card. */
const fieldsOfAnn = 3 + Object.keys(bankForm).length;
/** Second factor of an operator. */
const factor = Buffer.alloc(20, 3);
let server: TestApp;
let ann: { token: string; owner: string };
let path: string;
let preview: string;

const papers = { country: 'Germany', name: 'Ann', card_id: 'L01X00T47', address: 'Road 1' };

beforeAll(async () => {
  server = await startTestApp({ documentKeys: { current: former } });
  ann = await server.person('ann@example.com');
  await server.call('submitBasicVerification', papers, { token: ann.token });
  await server.call('saveBankCard', bankForm, { token: ann.token });
  path = (await sendFile(server, await photo({ width: 2400, height: 1800 }), { token: ann.token })).data;
  preview = (await server.call('uploadPreview', { path }, { token: ann.token })).data.base64;
  const sealer = new Sealer({ current: former }, systemRandom);
  const rows = Array.from({ length: count }, (_, nth) => {
    const owner = `user:other${nth}`;
    return {
      owner,
      field: 'verification.name',
      sealed: sealer.seal(`name ${nth}`, `${owner} verification.name`),
    };
  });
  await server.context.executor.run('test.rows', async ({ db }) => {
    // Disk writes take time, so each process is killed somewhere in the middle.
    for (const row of rows) await db.insertInto('sealed_field').values(row).execute();
  });
  await server.context.executor.run('test.operator', (tx) =>
    keepOperator(tx, sealer, { name: 'rita', roles: ['reviewer'], passwordHash: '', secret: factor }),
  );
  await server.stop();
});
afterAll(() => server.close());

interface Ran {
  code: number | null;
  said: string;
}

function rotate(environment: Record<string, string>, { isKilled = false } = {}): Promise<Ran> {
  const child = spawn(process.execPath, ['server/cli/rotateKeys.ts', '--data', server.folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  // After some of the work is done.
  if (isKilled) child.stdout.once('data', () => child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const keys = { DOCUMENT_KEY: current.toString('base64'), DOCUMENT_KEY_FORMER: former.toString('base64') };

async function leftOf(key: Buffer): Promise<number> {
  const store = await openStore({ folder: server.folder }, migrations);
  const { keyId } = new Sealer({ current: key }, systemRandom);
  const rows = await store.db
    .selectFrom('sealed_field')
    .select('owner')
    .where('sealed', 'like', `${keyId}.%`)
    .execute();
  await store.close();
  return rows.length;
}

it('changes nothing with a wrong former key, and says which is in use', async () => {
  const wrong = { ...keys, DOCUMENT_KEY_FORMER: Buffer.alloc(32, 9).toString('base64') };
  expect(await rotate(wrong)).toEqual({
    code: 1,
    said: `DOCUMENT_KEY_FORMER is not the key in use (${new Sealer({ current: former }, systemRandom).keyId})\n`,
  });
  expect(await leftOf(former)).toBe(count + fieldsOfAnn);
});

it('that is killed twice goes on where it was, until the former key opens nothing', async () => {
  const left = [count + fieldsOfAnn];
  for (let kill = 0; kill < 2; kill += 1) {
    expect((await rotate(keys, { isKilled: true })).code).toBeNull();
    left.push(await leftOf(former));
  }
  expect(left).toEqual([...new Set(left)].sort((a, b) => b - a));
  expect(left.at(-1)).toBeGreaterThan(0);
  const { code, said } = await rotate(keys);
  expect(code).toBe(0);
  expect(said).toMatch(/\d+ rows are encrypted anew\. DOCUMENT_KEY_FORMER is not needed any more\n$/);
  expect([await leftOf(former), await leftOf(current)]).toEqual([0, count + fieldsOfAnn]);
});

it('leaves a server that needs the new key alone, and finds the same ID number again', async () => {
  const store = await openStore({ folder: server.folder }, migrations);
  expect(await store.db.selectFrom('sealing_key').selectAll().execute()).toHaveLength(1);
  const { totp } = await store.db.selectFrom('operator').select('totp').executeTakeFirstOrThrow();
  expect(new Sealer({ current }, systemRandom).open(totp, placeOfTotp(1))).toEqual(factor);
  await store.close();
  const again = await server.restart({ documentKeys: { current } });
  const { data } = await again.call('profile', {}, { token: ann.token });
  expect(data).toMatchObject({ name: 'Ann', card_id: 'L0******47' });
  const card = await readCard({ db: again.context.store.db, sealer: again.context.sealer }, ann.owner);
  expect(card).toMatchObject({ bank_account: '4000000000003000', iban: 'DE89370400440532013000' });
  expect((await again.call('uploadPreview', { path }, { token: ann.token })).data.base64).toBe(preview);
  const bob = await again.person('bob@example.com');
  expect(
    await again.call('submitBasicVerification', papers, { token: bob.token, language: 'en' }),
  ).toMatchObject({
    message: 'This ID number is already in use. Check it or contact customer support',
  });
  await again.stop();
});
