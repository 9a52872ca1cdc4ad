import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { rulesOf } from '../audit/rulesOf.ts';
import { domains } from '../product.ts';
import { exampleReviews } from '../testing/states/exampleReviews.ts';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../instruments/market.config.ts';
import { listOrders } from '../domains/spot/orderLists.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { setUpPostgres } from '../testing/processes/postgresSetup.ts';
import { give, givenNames } from '../testing/gifts.ts';
import { dueWorkOfLoads, loads } from '../testing/loads.ts';
import { startTestCore } from '../testing/testStore.ts';
import { DueRunner } from './DueRunner.ts';
import { Outbox } from '../messaging/Outbox.ts';
import { SmtpMail } from '../messaging/SmtpMail.ts';
import type { MailConfig } from '../messaging/messagingConfig.ts';
import { systemRandom } from '../random.ts';
import { UnreliableMailServer } from '../testing/processes/UnreliableMailServer.ts';
import { sales } from '../testing/sales.ts';

/** FULL=1 kills fifty times on each database, as required for a release; the default is twice on files. */
const isFull = process.env.FULL === '1';
const seed = Number(process.env.SEED ?? 1);

/** Number of gifts due in a round, beside the orders; in the full test most rounds handle the backlog of the first. */
const giftsOf = (round: number) => (isFull ? (round === 0 ? 10_000 : 100) : 100);
/** Mails to send in each round. */
const mails = 30;

interface Placed {
  id: number;
  owner: string;
  clientOrderId: string;
  filledQuantity: string;
}

const onFiles = { name: 'SQLite', kills: isFull ? 50 : 2, setUp: async () => async () => undefined };
// The lease has to expire after each kill.
const onPostgres = { name: 'PostgreSQL', kills: 50, setUp: () => setUpPostgres() };

describe.each(isFull ? [onFiles, onPostgres] : [onFiles])('$name', ({ name, kills, setUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-'));
  const office = new UnreliableMailServer();
  let mail: MailConfig;
  let tearDown: () => Promise<void>;

  beforeAll(async () => {
    tearDown = await setUp();
    mail = await office.open();
  });

  afterAll(async () => {
    await office.close();
    await tearDown();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    `${kills} kill -9 under load lose no acknowledged order, due work, interest and mail, SEED=${seed}`,
    { timeout: 900_000 },
    async () => {
      const next = seededNumbers(seed);
      let acknowledged = 0;
      const scheduled: string[] = [];
      const decided: string[] = [];
      const ofDomains: string[] = [];
      for (let round = 0; round < kills; round += 1) {
        const lines = await runUntilKilled(folder, {
          round: seed + round,
          gifts: giftsOf(round),
          port: mail.port,
          delayMs: 20 + next() * 250,
          // The final round runs until a case is approved.
          until: round === kills - 1 ? [placedLine, approvedLine] : [placedLine],
        });
        const placed = lines.flatMap((line) => placedOf(line) ?? []);
        const cancelled = lines.flatMap((line) =>
          line.startsWith('cancelled ') ? [Number(line.split(' ')[1])] : [],
        );
        expect(placed.length, `round ${round} took no orders`).toBeGreaterThan(0);
        acknowledged += placed.length + cancelled.length;
        scheduled.push(
          ...lines.flatMap((line) => (line.startsWith('scheduled ') ? [line.split(' ')[1]!] : [])),
        );
        decided.push(
          ...lines.flatMap((line) => (line.startsWith('decided ') ? [line.slice('decided '.length)] : [])),
        );
        ofDomains.push(...lines);
        await expectKept(folder, placed, cancelled);
      }
      expect(scheduled).toHaveLength(kills);
      await expectGivenOnce(folder, scheduled);
      await expectLoads(folder, ofDomains);
      await expectSent(folder, mail, office, scheduled);
      await expectDecidedOnce(folder, decided);
      expect(acknowledged).toBeGreaterThan(kills * 10);
      console.log(`${name}: ${kills} kills, ${acknowledged} acknowledgements, none lost`);
    },
  );
});

const placedLine = /^placed /m;
const approvedLine = /^decided .* approved$/m;

/** Starts the process, lets it run for a while after it has printed these lines, and kills it. */
async function runUntilKilled(
  folder: string,
  told: { round: number; gifts: number; port: number; delayMs: number; until: readonly RegExp[] },
): Promise<string[]> {
  const { round, gifts, port, delayMs, until } = told;
  const script = join(import.meta.dirname, '../../e2e/killed/killedLedger.ts');
  const values = [folder, ...[round, gifts, mails, port].map(String)];
  const child = spawn(process.execPath, [script, ...values], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close');
  // The last line may be incomplete.
  const hasSaid = () => until.every((line) => line.test(output.slice(0, output.lastIndexOf('\n') + 1)));
  while (child.exitCode === null && !hasSaid()) await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(delayMs);
  child.kill('SIGKILL');
  const [code, signal] = (await closed) as [number | null, string | null];
  expect({ code, signal, errors }).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  // The kill may have truncated the last line; all lines before it are complete.
  return output.split('\n').slice(0, -1);
}

function placedOf(line: string): Placed | undefined {
  const [word, id, owner, clientOrderId, filledQuantity] = line.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return word === 'placed' ? { id: Number(id), owner, clientOrderId, filledQuantity } : undefined;
}

async function expectKept(
  folder: string,
  placed: readonly Placed[],
  cancelled: readonly number[],
): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const { db } = core.store;
  expect(await findViolations(db, pairs)).toEqual([]);
  const rows = await db
    .selectFrom('spot_order')
    .select(['id', 'owner', 'client_order_id', 'status'])
    .execute();
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  for (const { id, owner, clientOrderId } of placed) {
    expect(byId.get(id), `order ${id}`).toMatchObject({ owner, client_order_id: clientOrderId });
  }
  for (const id of cancelled) expect(byId.get(id)?.status, `cancelled order ${id}`).toBe(3n);
  for (const { id, owner, clientOrderId, filledQuantity } of placed.slice(-20)) {
    const [kept] = await listOrders(db, core.exchange, { owner, clientOrderId, limit: 1, offset: 0 });
    expect(Number(kept!.filledQuantity)).toBeGreaterThanOrEqual(Number(filledQuantity));
    // A caller without a response sends the order again and gets the first one.
    const input = { ...kept!, clientOrderId, price: kept!.price, worstPrice: kept!.price };
    const again = await placeOrder({ executor: core.executor, exchange: core.exchange, db }, input);
    expect(again.id).toBe(id);
  }
  expect(await findViolations(db, pairs)).toEqual([]);
  await core.stop();
}

/** Each gift of each round was credited exactly once: by a killed server, or by the last one. */
async function expectGivenOnce(folder: string, rounds: readonly string[]): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const { executor, gate, store } = core;
  const before = (await givenNames(store.db)).length;
  const onFault = (error: unknown) => {
    throw error;
  };
  const handlers = { 'example.gift': give, ...dueWorkOfLoads };
  await new DueRunner({ db: store.db, executor, gate, clock: Date, handlers, onFault }).run();
  const expected = rounds.flatMap((round, index) =>
    Array.from({ length: giftsOf(index) }, (_, gift) => `${round}:${gift}`),
  );
  const given = await givenNames(store.db);
  expect([...given].sort()).toEqual(expected.sort());
  expect(await findViolations(store.db, pairs)).toEqual([]);
  console.log(`${given.length} gifts, ${before} of them by those that were killed, each given once`);
  await core.stop();
}

/** Of each domain everything that it has acknowledged is there and finished. */
async function expectLoads(folder: string, lines: readonly string[]): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  for (const [domain, { lost }] of loads) {
    if (!lost) continue;
    const said = lines
      .filter((line) => line.startsWith(`${domain} `))
      .map((line) => line.slice(domain.length + 1));
    expect([domain, await lost(core.store.db, said)]).toEqual([domain, []]);
    expect(said.length, domain).toBeGreaterThan(0);
    console.log(`${domain}: ${said.length} acknowledgements, none lost`);
  }
  await core.stop();
}

/** Each mail of each round was delivered under one id across retries: by a killed server, or by the last one. */
async function expectSent(
  folder: string,
  mail: MailConfig,
  office: UnreliableMailServer,
  rounds: readonly string[],
): Promise<void> {
  const before = new Set(office.kept.map(({ subject }) => subject)).size;
  // Skips the backoff.
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const { store, executor, stop } = await startTestCore({ folder, pairs, clock });
  const { db } = store;
  const onFault = (error: unknown) => {
    throw error;
  };
  const outbox = new Outbox({
    db,
    executor,
    clock,
    random: systemRandom,
    kinds: sales.messages,
    onFault,
    transports: { mail: new SmtpMail(mail) },
    log: { warn: () => undefined },
  });
  const waiting = () => db.selectFrom('outbox').select('id').execute();
  for (let tries = 0; tries < 200 && (await waiting()).length > 0; tries += 1) {
    await outbox.run();
    aheadMs += 60_000;
  }
  expect(await waiting()).toEqual([]);
  await outbox.close();
  await stop();
  const idsOf = new Map<string, Set<string>>();
  for (const { id, subject } of office.kept) idsOf.set(subject, (idsOf.get(subject) ?? new Set()).add(id));
  const expected = rounds.flatMap((round) =>
    Array.from({ length: mails }, (_, lot) => `Lot ${round}:${lot} in de`),
  );
  expect([...idsOf.keys()].sort()).toEqual(expected.sort());
  expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(new Set(office.kept.map(({ id }) => id)).size).toBe(expected.length);
  const { length } = office.kept;
  console.log(
    `${expected.length} mails, ${before} of them by those that were killed, arrived ${length} times`,
  );
}

/** Each case has the acknowledged outcome, and its hold was settled accordingly, exactly once. */
async function expectDecidedOnce(folder: string, acknowledged: readonly string[]): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date, domains: [...domains, exampleReviews] });
  const { db } = core.store;
  const reviews = await db.selectFrom('review').select(['id', 'state', 'reference']).execute();
  const states = new Set(reviews.map(({ id, state }) => `${id} ${state}`));
  expect(acknowledged.filter((each) => !states.has(each))).toEqual([]);
  expect(new Set(acknowledged.map((each) => each.split(' ')[0])).size).toBe(acknowledged.length);
  const approved = reviews
    .filter(({ state, reference }) => state === 'approved' && reference.startsWith('payout:'))
    .map(({ reference }) => reference);
  const paid = await db
    .selectFrom('posting')
    .select(['reference', 'units'])
    .where('reason', '=', 'example.paid')
    .execute();
  expect(paid.map(({ reference }) => reference).sort()).toEqual(approved.sort());
  expect(paid.every(({ units }) => units === 1n)).toBe(true);
  expect(acknowledged.some((each) => each.endsWith('approved'))).toBe(true);
  expect((await audit(core.store.apart, rulesOf([...domains, exampleReviews], pairs))).violations).toEqual(
    [],
  );
  console.log(`${reviews.length} cases, ${acknowledged.length} of them known to be decided, each once`);
  await core.stop();
}
