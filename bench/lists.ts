// First ten pages of every list of a user with a million rows against a user with a thousand, in processor time of the
// server and of PostgreSQL.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BigNumber } from 'bignumber.js';
import { pairs } from '../server/instruments/market.config.ts';
import type { Order, OrderStatus } from '../server/domains/spot/public/Order.ts';
import { listOrders } from '../server/domains/spot/orderLists.ts';
import type { OrderFilter } from '../server/domains/spot/orderLists.ts';
import { rowsOfOrders } from '../server/domains/spot/orderRows.ts';
import { PairUnits } from '../server/instruments/PairUnits.ts';
import { DayChange } from '../server/domains/wallet/DayChange.ts';
import { LedgerPages } from '../server/domains/wallet/LedgerPages.ts';
import type { LedgerFilter } from '../server/domains/wallet/LedgerPages.ts';
import { ReadBudget } from '../server/ReadBudget.ts';
import { isPostgres } from '../server/store/dialect.ts';
import type { Store } from '../server/store/openStore.ts';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { openTestStore } from '../server/testing/testStore.ts';
import { postingWriter } from '../server/testing/writePostings.ts';
import type { WrittenPosting } from '../server/testing/writePostings.ts';
import { reasons } from '../server/testing/reasons.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** One of this many rows belongs to the other owner. */
const share = many / 1000;
const atOnce = 5000;
const rounds = 100;
/** Small, so ten pages are full on both sides with any filter. */
const limit = 10;
/** The oldest orders of each owner are in another pair. */
const rareOrders = 240;

const traded = new Map(pairs.map((pair) => [pair.symbol, new PairUnits(pair)]));
const [often, rare] = [pairs[0]!.symbol, pairs.at(-1)!.symbol];
const startMs = Date.UTC(2026, 0, 5);
/** One posting per second. */
const endMs = startMs + many * 1000;
const clock = { now: () => endMs };

interface Owner {
  name: string;
  accounts: readonly number[];
}
const large: Owner = { name: 'user:1', accounts: [1, 2, 3, 4] };
const small: Owner = { name: 'user:2', accounts: [11, 12, 13, 14] };
const ownerOf = (id: number): Owner => (id % share === 0 ? small : large);

async function fill(store: Store): Promise<void> {
  const write = postingWriter(store, (account) => (account > 10 ? small.name : large.name));
  for (let first = 1; first <= many; first += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, many - first + 1) }, (_, index) => first + index);
    await write(ids.map(postingOf));
    const transaction = await store.writing.startTransaction().execute();
    await store.send([rowsOfOrders(ids.map(orderOf), () => 'BTC')]);
    await transaction.commit().execute();
  }
  await (isPostgres(store.writing) ? sql`vacuum analyze` : sql`pragma wal_checkpoint`).execute(store.writing);
}

function postingOf(id: number): WrittenPosting {
  const { accounts } = ownerOf(id);
  const turn = Math.floor(id / share) + id;
  const [debit, credit] = [accounts[turn % 4]!, accounts[(turn + 1) % 4]!];
  const named = { id, createdAt: startMs + id * 1000, debit, debitAfter: BigInt(id) };
  const kind = turn % 3;
  if (kind === 2) return { ...named, reason: 'wallet.transfer', credit, creditAfter: BigInt(id) };
  return { ...named, reason: kind === 0 ? 'spot.trade' : 'spot.fee', credit: 99, creditAfter: null };
}

function orderOf(id: number): Order {
  const turn = Math.floor(id / share) + id;
  const status: OrderStatus = turn % 2 === 0 ? 2 : 3;
  const isRare = (ownerOf(id) === small ? id / share : id) <= rareOrders;
  return {
    id,
    owner: ownerOf(id).name,
    symbol: isRare ? rare : often,
    side: 'buy',
    kind: 'limit',
    price: 100_000_000n,
    tradePrice: 100_000_000n,
    value: null,
    quantity: 100_000n,
    clientOrderId: null,
    createdAt: id,
    sequence: id,
    hold: undefined,
    filledQuantity: status === 2 ? 100_000n : 0n,
    filledValue: 0n,
    fee: 0n,
    status,
    cancelReason: status === 3 ? 'user' : '',
    updatedAt: id,
  };
}

type List = (store: Store, owner: Owner) => Promise<void>;

function orders(filter: Partial<OrderFilter>): List {
  return async ({ db }, { name: owner }) => {
    for (let page = 0; page < 10; page += 1)
      await listOrders(db, { pairs: traded }, { owner, limit, offset: page * limit, ...filter });
  };
}

/** The cache is empty. */
function ledger(filter: Partial<LedgerFilter>, rowsEach = 1): List {
  return async ({ db }, { name, accounts }) => {
    const pages = new LedgerPages({ db, budget: new ReadBudget(clock) });
    for (let page = 1; page <= 10; page += 1)
      await pages.read(name, { accounts, ...filter }, { page, limit: limit * rowsEach });
  };
}

const prices = { atDayStart: async () => '1', at: async () => '1' };

const firstOfDay: List = async ({ db }, { name, accounts }) => {
  const day = new DayChange({ db, clock, prices: prices as never, flowReasons: reasons.flows });
  const held = accounts.map((id) => ({
    id,
    owner: name,
    kind: 'change',
    asset: 'USDT',
    available: 0n,
    held: 0n,
  }));
  await day.of(name, { accounts: held as never, lastPostingId: many, value: new BigNumber(0) });
};

const lists: Record<string, List> = {
  'orders, all': orders({}),
  'orders, open': orders({ status: 1 }),
  'orders, filled': orders({ status: 2 }),
  'orders, of a pair': orders({ symbol: often }),
  'orders, of a rare pair and a status': orders({ symbol: rare, status: 2 }),
  'ledger, all': ledger({}),
  'ledger, trades': ledger({ reasons: ['spot.trade'] }),
  'ledger, half of the time': ledger({ fromMs: startMs + many * 250, toMs: startMs + many * 750 }),
  'ledger, fees of half of the time': ledger({ reasons: ['spot.fee'], fromMs: startMs + many * 500 }),
  transfers: ledger({ reasons: ['wallet.transfer'] }, 2),
  'balances, first of a day': firstOfDay,
};

/** CPU time of this process and of PostgreSQL; ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      if (!stat.includes('(postgres)')) continue;
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has already ended.
    }
  }
  return (user + system) / 1000 + ticks * 10;
}

async function figuresOf(name: string, store: Store): Promise<Figure[]> {
  await fill(store);
  const figures: Figure[] = [];
  for (const [title, list] of Object.entries(lists)) {
    const spent = new Map([
      [large, 0],
      [small, 0],
    ]);
    for (let round = -5; round < rounds; round += 1) {
      for (const owner of [large, small]) {
        const before = cpuMs();
        await list(store, owner);
        if (round >= 0) spent.set(owner, spent.get(owner)! + cpuMs() - before);
      }
    }
    const [ofMany, ofFew] = [spent.get(large)! / rounds, spent.get(small)! / rounds];
    figures.push(
      { name: `${title}, ten pages, ${name}`, value: ofMany, unit: 'ms' },
      { name: `the same, against a thousand rows`, value: ofMany / ofFew, unit: 'x', atMost: 2 },
    );
  }
  const { db } = store;
  const pages = new LedgerPages({ db, budget: new ReadBudget(clock) });
  const before = cpuMs();
  await pages.read(large.name, { accounts: large.accounts }, { page: Math.floor(many / limit), limit });
  return [
    ...figures,
    { name: `ledger, a page a million rows back, ${name}`, value: cpuMs() - before, unit: 'ms' },
  ];
}

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'meridian-bench-'));
try {
  const onFiles = await openTestStore(folder);
  const figures = await figuresOf('files', onFiles);
  await onFiles.close();
  const stop = await setUpPostgres({ syncs: true });
  const onPostgres = await openTestStore(join(folder, 'postgres'));
  figures.push(...(await figuresOf('PostgreSQL', onPostgres)));
  await onPostgres.close();
  await stop();
  tell(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
