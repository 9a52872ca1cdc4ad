import { BigNumber } from 'bignumber.js';
import { describe, expect, test } from 'vitest';
import { reasons } from '../../testing/reasons.ts';
import { InsufficientFunds, Ledger } from '../../ledger/Ledger.ts';
import type { Moving } from '../../commands/MoneyCommand.ts';
import { Undo } from '../../commands/Undo.ts';
import { toUnits } from '../../ledger/units.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { Refusal } from '../../refusal.ts';
import { Exchange } from './public/Exchange.ts';
import { memoryViolations } from '../../testing/memoryViolations.ts';
import { RandomTrading } from '../../testing/RandomTrading.ts';
import type { Operation } from '../../testing/RandomTrading.ts';
import { grantUnits } from '../../testing/grantUnits.ts';

/** The proofs run 50,000. */
const operations = Number(process.env.OPERATIONS ?? 5000);
const seed = Number(process.env.SEED ?? 1);

describe(`${operations} random operations, SEED=${seed}`, () => {
  test(
    'keep every balance, hold and book sound, and leave nothing of a failed command',
    { timeout: 600_000 },
    () => {
      const undo = new Undo();
      const ledger = new Ledger({ undo, clock: Date, reasons });
      const exchange = new Exchange(pairs, ledger, undo);
      const trading = new RandomTrading({ exchange, pairs, people: 30, seed });
      for (const owner of [...trading.owners, 'house:maker', 'house:taker']) grant(ledger, owner);
      const outcomes = new Map<string, number>();
      for (let count = 0; count < operations; count += 1) {
        const operation = trading.operation();
        const outcome = run(undo, ledger, exchange, operation, count);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        undo.forget();
        if (count % 250 === 0)
          expect(memoryViolations(ledger, exchange), `after ${count}, seed ${seed}`).toEqual([]);
      }
      expect(memoryViolations(ledger, exchange), `at the end, seed ${seed}`).toEqual([]);
      // The run would prove little if most operations were rejected, or none.
      expect(outcomes.get('done')).toBeGreaterThan(operations / 2);
      for (const reason of [
        'spot.notCancellable',
        'spot.quantityRequired',
        'spot.insufficientBalance',
        'takenBack',
      ]) {
        expect(outcomes.get(reason), `${reason}, seed ${seed}`).toBeGreaterThan(0);
      }
      expect(exchange.changes.fills.length).toBeGreaterThan(operations / 10);
    },
  );
});

function grant(ledger: Ledger, owner: string): void {
  for (const { code, scale } of assets) {
    const pair = pairs.find(({ base }) => base === code);
    // About 2,000 USDT worth of each: enough to trade for a while, not enough never to run out.
    const amount = new BigNumber(pair ? 2000 : 8000).div(pair?.seedPrice ?? 1);
    const units = toUnits(amount.decimalPlaces(scale, BigNumber.ROUND_FLOOR).toFixed(), scale);
    grantUnits({ ledger }, owner, code, { units });
  }
}

function run(undo: Undo, ledger: Ledger, exchange: Exchange, operation: Operation, count: number): string {
  const mark = undo.mark();
  const takeBack = count % 40 === 0;
  const before = takeBack ? stateOf(ledger, exchange) : '';
  try {
    apply(exchange, operation, { now: count, ledger });
    if (!takeBack) return 'done';
    undo.rollback(mark);
    expect(stateOf(ledger, exchange), `taking back operation ${count}, seed ${seed}`).toBe(before);
    return 'takenBack';
  } catch (error) {
    undo.rollback(mark);
    if (takeBack) expect(stateOf(ledger, exchange), `refusing operation ${count}, seed ${seed}`).toBe(before);
    if (error instanceof Refusal) return error.reason;
    if (error instanceof InsufficientFunds && operation.type === 'placeForPlatform')
      return 'house.insufficient';
    throw error;
  }
}

function apply(exchange: Exchange, operation: Operation, tx: Moving): void {
  if (operation.type === 'cancel') exchange.cancel(tx, operation);
  else if (operation.type === 'place') exchange.place(tx, operation.input);
  else exchange.placeForPlatform(tx, operation.input);
}

function stateOf(ledger: Ledger, exchange: Exchange): string {
  const balances = [...ledger.all()]
    .filter(({ available, held }) => available !== 0n || held !== 0n)
    .map(({ id, available, held }) => `${id} ${available} ${held}`);
  const books = [...exchange.books.values()].map(({ book, lastPrice, tradeSequence }) => [
    lastPrice,
    tradeSequence,
    ...(['buy', 'sell'] as const).flatMap((side) =>
      [...book.levels(side)].flatMap((level) => [
        `${level.price} ${level.size}`,
        ...Array.from(level.orders, ({ id, filledQuantity, filledValue, fee, status, updatedAt }) =>
          [id, filledQuantity, filledValue, fee, status, updatedAt].join(' '),
        ),
      ]),
    ),
  ]);
  const { fills, trades, orders } = exchange.changes;
  const openIds = [...exchange.allOpen()].map(({ id }) => id).sort((a, b) => a - b);
  return [balances, ...books, openIds, fills.length, trades.length, orders.size].join('\n');
}
