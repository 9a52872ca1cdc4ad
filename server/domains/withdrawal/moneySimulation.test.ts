// Random deposits on chains with forks, withdrawals that are decided, cancelled and sent by a provider with varying
// behaviour, transfers between accounts, hosted and redeemed amounts, and paid new coins, many concurrently, against a
// model of the chains, the provider's book and the acknowledged transfers that does not read the ledger.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import { accountOf } from '../../ledger/account.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { findViolations } from '../../testing/invariants.ts';
import { channelsToKeep } from '../../testing/recordDeliveries.ts';
import { tickAt } from '../../testing/states/optionStates.ts';
import { PayoutBook } from '../../testing/PayoutBook.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { keepRow } from '../../testing/states/requestedStates.ts';
import { ScriptedChain } from '../../testing/ScriptedChain.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { ChainWatcher } from '../deposit/watching/ChainWatcher.ts';
import type { ChainTransfer } from '../../custody/chains/Chain.ts';
import { endDeal, openDeal } from '../../testing/states/dealOtc.ts';
import { merchantOwner } from '../otc/otcReasons.ts';
import { placing, redeeming } from '../hosting/hostingCommands.ts';
import { placing as buying } from '../option/optionCommands.ts';
import { optionPlatformOwner } from '../option/OptionMoney.ts';
import type { ServerEvent } from '../../commands/events.ts';
import { paying } from '../ieo/applying.ts';
import { ieoApplied } from '../../testing/states/ieoStates.ts';
import { subscribing } from '../subscription/subscribing.ts';
import { newCoinOwner } from '../subscription/subscriptionReasons.ts';
import { makeTransfer } from '../wallet/transfers.ts';
import { Payer } from './payouts/Payer.ts';
import { cancelFor } from './requests/cancelWithdrawal.ts';
import { aboutRequest } from './withdrawalReviews.ts';
import { change, referenceOf } from './withdrawalRows.ts';
import { usualRules } from './withdrawalsConfig.ts';

/** The proofs run many more, as a release requires. */
const operations = Number(process.env.OPERATIONS ?? 200);
const isLong = operations > 100_000;
const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const below = (count: number): number => Math.floor(next() * count);
const confirmations = 4;
const network = { asset: 'USDT', network: 'trc20', name: 'TRC20', chain: 'tron' } as const;
const usdt = assetOf('USDT');
const unit = 10n ** BigInt(usdt.scale);
const accounts = ['change', 'lever', 'micro'] as const;
type Account = (typeof accounts)[number];
const people = Array.from({ length: isLong ? 1000 : 40 }, (_, nth) => `user:${5001 + nth}`);
const desk = 'desk:1' as const;
/** Steps between two checks of every balance; also the lifetime of a chain. */
const roundSteps = 25;

let server: TestApp;
let payer: Payer;
const book = new PayoutBook();
const done = {
  deposits: 0,
  forks: 0,
  again: 0,
  requests: 0,
  tooMuch: 0,
  cancels: 0,
  rejections: 0,
  transfers: 0,
  hosted: 0,
  subscribed: 0,
  allotted: 0,
  faults: 0,
  twice: 0,
  options: 0,
  settled: 0,
  dealt: 0,
};

beforeAll(async () => {
  const place = { ...network, fee: '1', minimum: '1', confirmations: 3 };
  const withdrawals = { networks: [place], limits: {}, rules: usualRules };
  const terms = { asset: 'USDT', dayRate: '0.004', days: 10, minimum: '1' } as const;
  const product = { ...terms, id: 1, rule: 'C', ratio: '0.001', source: { en: 'Lending' } } as const;
  const nova = {
    id: 1,
    asset: 'NOVA',
    payWith: 'USDT',
    price: '0.125',
    offered: '100000000',
    soldElsewhere: '0',
    minimum: '1',
    days: 30,
    startMs: 0,
    endMs: 1e15,
    launchMs: 1e15,
    introduction: { en: 'Nova' },
  };
  server = await startTestApp({
    isSandbox: false,
    messaging: channelsToKeep,
    withdrawals,
    hosting: [product],
    newCoins: [nova],
  });
  const { store, executor, withdrawalNetworks, clock } = server.context;
  payer = new Payer({
    db: store.db,
    executor,
    clock,
    networks: withdrawalNetworks,
    port: book,
    pace: { pauseMs: 1, lookMs: 1000, shortMs: 2000, lostMs: 4000 },
    onFault: () => undefined,
  });
  await executor.runForPlatform('test.house', ({ ledger }) => {
    const from = accountOf(issuanceOwner, 'USDT');
    for (const owner of [optionPlatformOwner, merchantOwner(1)]) {
      const to = accountOf(owner, 'USDT');
      ledger.transfer({ from, to, units: 1_000_000n * unit, reason: 'house.issue', reference: '' });
    }
    const stock = { from: accountOf(issuanceOwner, 'NOVA'), to: accountOf(newCoinOwner, 'NOVA') };
    ledger.transfer({ ...stock, units: 10n ** 12n, reason: 'house.issue', reference: '' });
  });
  executor.subscribe((events: readonly ServerEvent[]) => {
    for (const event of events) {
      if (event.type !== 'optionSettled') continue;
      const { fact_profits: changed = '0' } = event.row();
      const units = toUnits(changed.replace('-', ''), usdt.scale);
      model.add(event.owner, 'micro', changed.startsWith('-') ? -units : units);
      done.settled += 1;
    }
  });
});
afterAll(() => server.close());

/** Expected balance of each account, from chains, provider and answers. */
class Model {
  private readonly balances = new Map<string, bigint>();
  private readonly credited = new Set<string>();

  of(owner: string, account: Account): bigint {
    return this.balances.get(`${owner} ${account}`) ?? 0n;
  }

  add(owner: string, account: Account, units: bigint): void {
    this.balances.set(`${owner} ${account}`, this.of(owner, account) + units);
  }

  look(chain: ScriptedChain): void {
    for (const { transfer, confirmations: has } of chain.held()) {
      const { hash, to, units } = transfer;
      if (has < confirmations || this.credited.has(hash)) continue;
      this.credited.add(hash);
      this.add(to, 'change', units);
      done.deposits += 1;
    }
  }
}

const model = new Model();
let made = 0;
let loose: ChainTransfer[] = [];

function transfersOfBlock(): ChainTransfer[] {
  return people.flatMap((to): ChainTransfer[] => {
    const lot = next();
    if (lot < 0.02 && loose.length > 0) {
      done.again += 1;
      return loose.splice(below(loose.length), 1);
    }
    if (lot > 0.2) return [];
    const hash = createHash('sha256')
      .update(`simulated ${(made += 1)}`)
      .digest('hex');
    return [
      {
        hash,
        output: 0,
        asset: 'USDT',
        units: BigInt(10 + below(500)) * unit + BigInt(below(99)),
        to,
        from: [],
      },
    ];
  });
}

function mineOrFork(chain: ScriptedChain): void {
  const depth = next() < 0.15 ? Math.min(1 + below(confirmations - 1), chain.top - 1) : 0;
  if (depth > 0) {
    done.forks += 1;
    loose.push(...chain.drop(depth));
  }
  for (let mined = 0; mined <= depth; mined += 1) chain.mine(transfersOfBlock());
}

async function ignoringRefusals(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof InsufficientFunds)) throw error;
    return false;
  }
}

/** A third requires an operator's decision. */
async function request(owner: string): Promise<void> {
  const lot = next();
  const amount = String(2 + below(400));
  const isDecided = next() > 0.33;
  const wasMade = await ignoringRefusals(() =>
    server.context.executor.runForPlatform('test.request', async (tx) => {
      const at = BigInt(tx.now);
      const approved = { state: 'queued', decided_at: at, ask_at: at } as const;
      const changes = { confirmations_needed: 3n, ...(isDecided && approved) };
      const row = await keepRow(server.context, tx, { owner, amount, changes });
      book.owners.set(String(row.id), owner);
      if (isDecided) return;
      const about = aboutRequest(row, 'TRC20', ['sum']);
      const review = await tx.openReview('withdrawal.request', {
        owner,
        about,
        reference: referenceOf(row.id),
      });
      await change(tx, row, { review: BigInt(review) });
    }),
  );
  done[wasMade ? 'requests' : 'tooMuch'] += 1;
  if (!wasMade || lot > 0.15) return;
  const newest = await server.context.store.db
    .selectFrom('withdrawal')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const cancelled = await ignoringRefusals(() => cancelFor(server.context, owner, String(newest.id)));
  if (cancelled) done.cancels += 1;
}

/** One in ten is sent twice concurrently. */
async function transfer(owner: string): Promise<void> {
  const { executor, store, random, leverBook } = server.context;
  const from = accounts[below(3)]!;
  const to = accounts[(accounts.indexOf(from) + 1 + below(2)) % 3]!;
  const units = BigInt(1 + below(200)) * unit + BigInt(below(1000));
  const clientTransferId = `simulated-${(made += 1)}-${owner.slice(5)}`;
  const times = next() < 0.1 ? 2 : 1;
  const input = { owner, asset: usdt, from, to, amount: fromUnits(units, usdt.scale), clientTransferId };
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      ignoringRefusals(() => makeTransfer({ executor, db: store.db, random, leverBook }, input)),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  if (times === 2) done.twice += 1;
  if (!answers[0]) return void (done.tooMuch += 1);
  done.transfers += 1;
  model.add(owner, from, -units);
  model.add(owner, to, units);
}

/** Each costs one percent, because all ten days remain. */
const hosted: { owner: string; id: number; units: bigint }[] = [];

async function host(owner: string): Promise<void> {
  const { executor, hosting, products } = server.context;
  const amount = String(1 + below(200));
  const clientId = `hosted-${(made += 1)}`;
  const again = next() < 0.4 ? hosted.splice(below(hosted.length), 1) : [];
  const command = placing({ ...hosting, products, locale: 'en' });
  const wasMade = await ignoringRefusals(async () => {
    const placed = await executor.perform(command, owner, { owner, product: 1, amount, clientId });
    const units = BigInt(amount) * unit;
    hosted.push({ owner, units, id: placed.isRepetition ? placed.outcome : placed.answer });
    model.add(owner, 'change', -units);
    done.hosted += 1;
  });
  if (!wasMade) done.tooMuch += 1;
  await redeemAll(again);
}

async function redeemAll(orders: readonly (typeof hosted)[number][]): Promise<void> {
  for (const { owner, id, units } of orders) {
    await server.context.executor.perform(redeeming, owner, { owner, id });
    model.add(owner, 'change', units - units / 100n);
  }
}

/** A payment does not come back, and its coins are not USDT. */
async function subscribe(owner: string): Promise<void> {
  const { executor, newCoins, products } = server.context;
  const amount = String(1 + below(100));
  const asked = { owner, product: 1, amount, clientId: `subscribed-${(made += 1)}` };
  const wasMade = await ignoringRefusals(async () => {
    await executor.perform(subscribing({ ...newCoins, products }), owner, asked);
    model.add(owner, 'change', -BigInt(amount) * unit);
  });
  done[wasMade ? 'subscribed' : 'tooMuch'] += 1;
}

/** 10,000 coins at 0.042. */
async function payIeo(owner: string): Promise<void> {
  const { context } = server;
  const wasMade = await ignoringRefusals(async () => {
    const applied = await ieoApplied(context, owner, {
      became: 'allotted',
      clientOrderId: `ieo-${(made += 1)}`,
    });
    await context.executor.perform(paying, owner, { owner, id: Number(applied.application) });
    model.add(owner, 'change', -420n * unit);
  });
  done[wasMade ? 'allotted' : 'tooMuch'] += 1;
}

async function buy(owner: string): Promise<void> {
  const { executor, optionBook } = server.context;
  const direction = (['up', 'down', 'neutral'] as const)[below(3)]!;
  const terms = { matchId: 1, asset: 'USDT', direction, seconds: 60, stake: `${10 + below(40)}.5` };
  const asked = { ...terms, owner, clientOrderId: `simulated-${(made += 1)}` };
  const wasMade = await ignoringRefusals(() => executor.perform(buying(optionBook), owner, asked));
  done[wasMade ? 'options' : 'tooMuch'] += 1;
}

const dealt: { owner: string; id: number; side: 'buy' | 'sell'; units: bigint }[] = [];

/** Trades with a merchant; some of the earlier orders end. */
async function deal(owner: string): Promise<void> {
  const { executor } = server.context;
  const side = next() < 0.5 ? 'buy' : 'sell';
  const amount = String(1 + below(80));
  const ended = next() < 0.5 ? dealt.splice(below(dealt.length), 1) : [];
  const wasMade = await ignoringRefusals(async () => {
    const id = await openDeal(executor, { owner, side, amount });
    dealt.push({ owner, id, side, units: BigInt(amount) * unit });
  });
  done[wasMade ? 'dealt' : 'tooMuch'] += 1;
  await endDeals(ended);
}

async function endDeals(deals: readonly (typeof dealt)[number][]): Promise<void> {
  for (const { owner, id, side, units } of deals) {
    const outcome = id % 3 === 0 ? 'cancelled' : 'released';
    await endDeal(server.context.executor, id, outcome);
    if (outcome === 'released') model.add(owner, 'change', side === 'buy' ? units : -units);
  }
}

let price = 50_000;
const tick = () => tickAt(server.context, String((price += below(41) - 20)));

async function decide(): Promise<void> {
  const { reviews } = server.context;
  for (const kind of ['withdrawal.request', 'withdrawal.fault'] as const)
    for (const { id, state } of await reviews.waiting(kind)) {
      const isRejected = next() < 0.3;
      if (state === 'submitted') await reviews.take(desk, Number(id));
      if (isRejected)
        await reviews.reject(
          desk,
          Number(id),
          kind === 'withdrawal.fault' ? {} : { address: 'withdrawal.addressDoubtful' },
        );
      else await reviews.approve(desk, Number(id));
      if (isRejected) done.rejections += 1;
      if (kind === 'withdrawal.fault') done.faults += 1;
    }
}

const openStates = ['review', 'queued', 'handed', 'failed', 'sent'] as const;

async function countOpen(): Promise<number> {
  const { count } = await server.context.store.db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<bigint | number>().as('count'))
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Runs until nothing is in transit any more. */
async function settle(chain: ScriptedChain, watcher: ChainWatcher): Promise<void> {
  for (let mined = 0; mined < confirmations; mined += 1) chain.mine();
  while (await watcher.step());
  model.look(chain);
  // A transaction that is in no block any more was never paid.
  loose = [];
  book.mood = 'well';
  book.confirmations = 3;
  for (let tries = 0; (await countOpen()) > 0; tries += 1) {
    expect(tries).toBeLessThan(200);
    await decide();
    server.clock.advance(5000);
    while (await payer.step());
  }
  while (server.context.optionBook.isRunning) {
    server.clock.advance(2000);
    await tick();
  }
  book.confirmations = 0;
  await redeemAll(hosted.splice(0));
  await endDeals(dealt.splice(0));
}

async function expectBalances(): Promise<void> {
  const { committed } = server.context;
  for (const [owner, units] of book.takeSent()) model.add(owner, 'change', -units);
  const has = await committed.read(({ ledger }) =>
    people.map((owner) => accounts.map((account) => ledger.balance(accountOf(owner, 'USDT', account)))),
  );
  const expected = people.map((owner) =>
    accounts.map((account) => ({ available: model.of(owner, account), held: 0n })),
  );
  expect(has).toEqual(expected);
}

async function beginChain(nth: number): Promise<{ chain: ScriptedChain; watcher: ChainWatcher }> {
  const { store, executor, gate, clock } = server.context;
  const chain = new ScriptedChain(`simulated${nth}`);
  await executor.run('test.addresses', ({ db, now }) =>
    db
      .insertInto('deposit_address')
      .values(people.map((owner) => ({ chain: chain.name, address: owner, owner, created_at: now })))
      .execute(),
  );
  const place = { ...network, chain: chain.name, confirmations, minimum: '1' };
  const watcher = new ChainWatcher({
    chain,
    networks: [place],
    db: store.db,
    executor,
    gate,
    clock,
    onFault: (error: unknown) => {
      throw error;
    },
  });
  await watcher.step();
  return { chain, watcher };
}

/** One action per user concurrently, so that their order does not matter. */
async function step(): Promise<number> {
  const asking = people.flatMap((owner) => {
    const lot = next();
    if (lot < 0.5) return [() => transfer(owner)];
    if (lot < 0.62) return [() => host(owner)];
    if (lot < 0.78) return [() => request(owner)];
    if (lot < 0.86) return [() => buy(owner)];
    if (lot < 0.92) return [() => deal(owner)];
    return lot < 0.97 ? [() => subscribe(owner)] : [() => payIeo(owner)];
  });
  await Promise.all(asking.map((ask) => ask()));
  return asking.length;
}

test(
  `after ${operations} deposits, withdrawals, transfers, hosted amounts, new coins, options and deals each account has what chains, provider and answers say, SEED=${seed}`,
  { timeout: 10_800_000 },
  async () => {
    let count = 0;
    for (let round = 0; count < operations; round += 1) {
      const { chain, watcher } = await beginChain(round);
      for (let steps = 0; steps < roundSteps; steps += 1) {
        const before = done.deposits;
        mineOrFork(chain);
        while (await watcher.step());
        model.look(chain);
        count += (await step()) + done.deposits - before;
        book.changeMood(next);
        server.clock.advance(500 + below(1500));
        await Promise.all([payer.step(), next() < 0.3 ? decide() : undefined, tick()]);
      }
      await settle(chain, watcher);
      await expectBalances();
    }
    // With few operations, rare ones may not occur.
    if (operations >= 2500)
      for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0);
    for (const what of ['deposits', 'requests', 'transfers', 'hosted', 'subscribed', 'allotted'] as const)
      expect(done[what], what).toBeGreaterThan(0);
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
    console.log(`${count} operations: ${JSON.stringify(done)}`);
  },
);
