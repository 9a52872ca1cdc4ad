// Contracts: cost of a tick that closes nothing, by number of open positions, and time until a thousand liquidations of
// one tick are durable, including the delay of other commands meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeverBook } from '../server/domains/lever/public/LeverBook.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../server/domains/lever/engine/LeverMoney.ts';
import { pairs } from '../server/instruments/market.config.ts';
import type { Core } from '../server/engines.ts';
import { accountOf } from '../server/ledger/account.ts';
import { grantUnits } from '../server/testing/grantUnits.ts';
import { startTestCore } from '../server/testing/testStore.ts';
import { median } from './browser/median.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';

const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT'];
const perOwner = 4;
const ticks = 60;
const usdt = 10n ** 8n;
const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-contracts-'));

let now = Date.now();
const prices = new Map(symbols.map((symbol) => [symbol, priceOf(symbol)]));

function priceOf(symbol: string): bigint {
  const { seedPrice, priceTick } = pairs.find((pair) => pair.symbol === symbol)!;
  const tick = BigInt(Math.round(Number(priceTick) * 1e8));
  return (BigInt(Math.round(Number(seedPrice) * 1e8)) / tick) * tick;
}

/** The next second: each price a few ten-thousandths up or down, on no grid in particular. */
function indices(move: number) {
  now += 1000;
  return new Map(
    symbols.map((symbol) => {
      const price = BigInt(Math.round(Number(prices.get(symbol)!) * (1 + move)));
      prices.set(symbol, price);
      return [symbol, { price, used: [{ source: 'bench', price, at: now }], outliers: [] }];
    }),
  );
}

async function tick({ executor, leverBook }: Core, move: number): Promise<void> {
  const index = indices(move);
  while (await executor.runForPlatform('lever.tick', (tx) => leverBook.tick(tx, index)));
}

/** Half of them isolated, half cross. @param funds of each owner */
async function openMany(
  core: Core,
  count: number,
  firstOwner: number,
  { leverage, funds }: { leverage: number; funds: bigint },
): Promise<void> {
  const { executor, leverBook } = core;
  for (let done = 0; done < count; done += 1000)
    await executor.runForPlatform('bench.open', (tx) => {
      for (let item = done; item < Math.min(count, done + 1000); item += 1) {
        const owner = `user:${firstOwner + Math.floor(item / perOwner)}`;
        if (item % perOwner === 0) {
          grantUnits(tx, owner, 'USDT', { units: funds * usdt });
          const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
          tx.ledger.transfer({ from, to, units: funds * usdt, reason: 'wallet.transfer', reference: '' });
        }
        open(leverBook, tx, owner, item, leverage);
      }
    });
}

function open(
  book: LeverBook,
  tx: Parameters<LeverBook['place']>[0],
  owner: string,
  item: number,
  leverage: number,
) {
  book.place(tx, {
    owner,
    symbol: symbols[item % symbols.length]!,
    leverage,
    lots: 1,
    // As many one way as the other: the platform takes no more of either.
    side: Math.floor(item / perOwner) % 2 === 0 ? 'long' : 'short',
    mode: item % 2 === 0 ? 'isolated' : 'cross',
  });
}

async function start(): Promise<Core> {
  const core = await startTestCore({
    folder: mkdtempSync(join(folder, 'db-')),
    pairs,
    clock: { now: () => now },
  });
  await core.executor.runForPlatform('bench.fund', (tx) => {
    grantUnits(tx, counterpartyOwner, 'USDT', { units: 10_000_000n * usdt });
    grantUnits(tx, leverInsuranceOwner, 'USDT', { units: 10_000_000n * usdt });
  });
  await tick(core, 0);
  return core;
}

/** Processor time of a tick, in ms. */
async function tickCost(core: Core): Promise<number> {
  const costs: number[] = [];
  for (let count = 0; count < ticks; count += 1) {
    const index = indices((count % 2 === 0 ? 1 : -1) * 0.0003);
    costs.push(
      await core.executor.runForPlatform('lever.tick', (tx) => {
        const before = process.cpuUsage();
        core.leverBook.tick(tx, index);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  }
  return median(costs.slice(10));
}

async function idle(): Promise<Figure[]> {
  const core = await start();
  const figures: Figure[] = [];
  const costs: number[] = [];
  let open = 0;
  for (const count of [1000, 10_000, 100_000]) {
    await openMany(core, count - open, 1 + open, { leverage: 5, funds: 1000n });
    open = count;
    await tick(core, 0);
    const goal = count === 10_000 ? { atMost: 10 } : {};
    const name = `a tick on ${count} open positions, processor time`;
    costs.push(await tickCost(core));
    figures.push({ name, value: costs.at(-1)!, unit: 'ms', ...goal });
  }
  const [few, many] = costs as [number, number];
  figures.push({ name: 'a tick on 10000, of one on 1000', value: many / few, unit: '×' });
  await core.stop();
  return figures;
}

/** Time from the request until it is durable, in ms. */
async function waitOf({ executor }: Core, asked: number): Promise<number> {
  await executor.run('bench.other', () => undefined);
  return performance.now() - asked;
}

async function liquidations(): Promise<Figure[]> {
  const core = await start();
  // Long positions, isolated and cross, are liquidated by the falling price: half of 2,000.
  await openMany(core, 2000, 1, { leverage: 100, funds: 10n });
  await tick(core, 0);
  const open = (mode: 'isolated' | 'cross') =>
    [...core.leverBook.trades.all()].filter((trade) => trade.mode === mode).length;
  const waits: Promise<number>[] = [];
  let isOver = false;
  const others = (async () => {
    // For a caller that arrives while a command blocks the thread, the wait begins at arrival, not when the thread is
    // free.
    let asked = performance.now();
    while (!isOver) {
      for (; asked <= performance.now(); asked += 2) waits.push(waitOf(core, asked));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  const [isolated, cross] = [open('isolated'), open('cross')];
  const began = performance.now();
  await tick(core, -0.9);
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await others;
  const sorted = (await Promise.all(waits)).sort((a, b) => a - b);
  const liquidated = { isolated: isolated - open('isolated'), cross: cross - open('cross') };
  await core.stop();
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  return [
    { name: 'isolated positions liquidated by one tick', value: liquidated.isolated, unit: '', atLeast: 500 },
    { name: 'cross positions liquidated by it', value: liquidated.cross, unit: '', atLeast: 500 },
    { name: 'all of them durable', value: seconds, unit: 's', atMost: 2 },
    { name: 'wait of other commands meanwhile, p99', value: p99, unit: 'ms', atMost: 200 },
    { name: 'the same, longest', value: sorted.at(-1)!, unit: 'ms' },
  ];
}

try {
  tell([...(await idle()), ...(await liquidations())]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
