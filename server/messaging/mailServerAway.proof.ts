// A mail server that cuts connections, is killed while many mails are sent, and returns as a new process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pairs } from '../instruments/market.config.ts';
import type { Core } from '../engines.ts';
import { domains } from '../product.ts';
import { systemRandom } from '../random.ts';
import { UnreliableMailServer } from '../testing/processes/UnreliableMailServer.ts';
import { ann, sales } from '../testing/sales.ts';
import { startTestCore } from '../testing/testStore.ts';
import { Outbox } from './Outbox.ts';
import { SmtpMail } from './SmtpMail.ts';

const mails = 24;

let folder: string;
let core: Core;
/** Skips the backoff delays. */
let aheadMs: number;
const clock = { now: () => Date.now() + aheadMs };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-mail-away-'));
  aheadMs = 0;
  core = await startTestCore({ folder, pairs, clock, channels: ['mail'], domains: [...domains, sales] });
});
afterEach(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

const waiting = () => core.store.db.selectFrom('outbox').selectAll().execute();

it('a mail server that dies in the middle and comes back has each mail in the end, under one id on every try', async () => {
  const first = new UnreliableMailServer();
  const place = await first.open();
  const outbox = new Outbox({
    db: core.store.db,
    executor: core.executor,
    clock,
    random: systemRandom,
    kinds: sales.messages,
    transports: { mail: new SmtpMail(place) },
    log: { warn: () => undefined },
    onFault: (error) => {
      throw error;
    },
  });
  await core.executor.run('test.sell', ({ send }) => {
    for (let lot = 0; lot < mails; lot += 1) send('example.sold', ann, { lot: String(lot) });
  });
  aheadMs += 1_000;
  // It is killed while other mails are in progress.
  const leaving = outbox.run();
  await expect.poll(() => first.kept.length, { interval: 1, timeout: 20_000 }).toBeGreaterThan(3);
  await first.close();
  await leaving;
  const left = await waiting();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(mails);
  const away = first.kept.length;
  for (let looks = 0; looks < 5; looks += 1) {
    aheadMs += 20_000;
    await outbox.run();
  }
  expect((await waiting()).map(({ given_up_at }) => given_up_at)).toEqual(left.map(() => null));
  const second = new UnreliableMailServer();
  await second.open(place);
  for (let looks = 0; looks < 100 && (await waiting()).length > 0; looks += 1) {
    aheadMs += 600_000;
    await outbox.run();
  }
  await outbox.close();
  await second.close();
  const kept = [...first.kept, ...second.kept];
  expect(first.kept).toHaveLength(away);
  const idOf = new Map(kept.map(({ id, subject }) => [subject, id]));
  expect([...idOf.keys()].sort()).toEqual(
    Array.from({ length: mails }, (_, lot) => `Lot ${lot} in de`).sort(),
  );
  for (const { id, subject } of kept) expect(id, subject).toBe(idOf.get(subject));
  expect(new Set(idOf.values()).size).toBe(mails);
  // Mails whose connection was cut after acceptance were sent again.
  expect(kept.length).toBeGreaterThan(mails);
});
