// A user with large funds tries to move the settlement price of contracts.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { startSourceMarket } from '../../../testing/processes/startSourceMarket.ts';
import type { SourceMarket } from '../../../testing/processes/startSourceMarket.ts';

const symbol = 'BTC/USDT';
/** History limited to today, which takes less time. */
const simulated = { source: { kind: 'simulated', historyDays: 0 } } as const;
const noon = Date.UTC(2026, 0, 1, 12);
let run: SourceMarket | undefined;
afterEach(async () => {
  await run?.remove();
  run = undefined;
});

const indexOf = ({ market }: SourceMarket) => market.index(symbol)?.price;

/** One user sells to themselves, through two accounts, at a price of their own choice. */
async function sweepAndTrade(market: SourceMarket, price: string): Promise<void> {
  const { core } = market;
  for (const owner of ['user:1', 'user:2']) {
    await market.grant(owner, 'BTC', '2000');
    await market.grant(owner, 'USDT', '400000000');
  }
  const order = { symbol, kind: 'limit', price } as const;
  await core.executor.runForPlatform('test.sweep', (tx) => {
    // Sells down to the price, limit by limit, because no order may slip by 10 %.
    for (const level of core.exchange.book(symbol, 500).bids) {
      if (Number(level[0]) < Number(price)) break;
      const asked = { ...order, owner: 'user:1', side: 'sell', price: level[0] } as const;
      core.exchange.place(tx, { ...asked, quantity: level[1] });
    }
    core.exchange.place(tx, { ...order, owner: 'user:1', side: 'sell', quantity: '1' });
    core.exchange.place(tx, { ...order, owner: 'user:2', side: 'buy', quantity: '1' });
  });
  expect(core.exchange.lastPrice(symbol)).toBe(price);
}

/** @returns the index as decimal text, and a price 8 % below it */
function around(market: SourceMarket): { before: bigint; low: string } {
  const before = indexOf(market)!;
  const cents = (before * 92n) / 100n / 10n ** 6n;
  return { before, low: fromUnits(cents * 10n ** 6n, 8) };
}

describe('the index of the simulated market', () => {
  test('is not moved by one who sweeps the book and trades with themselves, while the last price is', async () => {
    run = await startSourceMarket({ config: simulated, now: noon });
    await run.run(5000, 100);
    const { before, low } = around(run);
    await sweepAndTrade(run, low);
    expect(indexOf(run)).toBe(before);
    // The platform's reaction does not move it either: its next steps keep their usual size.
    await run.run(2000, 100);
    expect(Number(indexOf(run)) / Number(before)).toBeGreaterThan(0.99);
  });

  test('goes on after a restart from where it was, and not from a price that somebody made', async () => {
    run = await startSourceMarket({ config: simulated, now: noon });
    await run.run(5000, 100);
    const { before, low } = around(run);
    await sweepAndTrade(run, low);
    const { folder, clock } = run;
    await run.stop();
    run = await startSourceMarket({ config: simulated, now: clock.now, folder });
    expect(run.core.exchange.lastPrice(symbol)).toBe(low);
    expect(indexOf(run)).toBe(before);
  });

  test('is unknown once the market has stopped for 15 seconds', async () => {
    run = await startSourceMarket({ config: simulated, now: noon });
    await run.run(200, 100);
    run.clock.now += 15_000;
    expect(indexOf(run)).toBeDefined();
    run.clock.now += 1;
    expect(indexOf(run)).toBeUndefined();
    await run.run(100, 100);
    expect(indexOf(run)).toBeDefined();
  });
});

describe('the index of a replayed market', () => {
  const tape = (...lines: string[]) => {
    const file = join(mkdtempSync(join(tmpdir(), 'meridian-index-')), 'tape.csv');
    writeFileSync(file, `${lines.join('\n')}\n`);
    return { kind: 'replay', file, pair: symbol, rounds: false } as const;
  };

  test('is the price of the tape, whatever was traded in between', async () => {
    const at = (ms: number) => String(noon + ms);
    const source = tape(
      'time_ms,price,amount,side',
      `${at(0)},65000,1.5,buy`,
      `${at(1000)},65010,1,sell`,
      `${at(60_000)},65020.5,1,buy`,
    );
    run = await startSourceMarket({ config: { source }, now: noon });
    await run.run(2000, 100);
    expect(indexOf(run)).toBe(toUnits('65010', 8));
    const { low } = around(run);
    await sweepAndTrade(run, low);
    expect(indexOf(run)).toBe(toUnits('65010', 8));
    await run.run(100, 100);
    expect(indexOf(run)).toBe(toUnits('65010', 8));
  });
});
