// Every kind of violation, planted by SQL into consistent books, is found and reported.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../testing/invariants.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import { seededRandom } from '../random.ts';
import { startTwoTraders, tradedSymbol, tradeOne } from '../testing/twoTraders.ts';
import type { TwoTraders } from '../testing/twoTraders.ts';
import { makeTransfer } from '../domains/wallet/transfers.ts';

let traders: TwoTraders;

/** 0.01 ETH at 3,452.55 USDT, in units of USDT. */
const value = 3_452_550_000n;

/**
 * Order 1 bought 0.01 ETH of order 2; order 3 bought the same amount from the platform; order 4 is a bid and order 5 an
 * ask. A user has transferred 1 USDT to another account.
 */
beforeAll(async () => {
  traders = await startTwoTraders();
  const { core } = traders;
  const { executor, exchange, store, leverBook } = core;
  await tradeOne(core, 'buy', 'bought-1');
  await tradeOne(core, 'sell', 'sold-2');
  const limit = { symbol: tradedSymbol, kind: 'limit', quantity: '0.01' } as const;
  await executor.runForPlatform('house', (tx) =>
    exchange.placeForPlatform(tx, { ...limit, owner: 'house:maker', side: 'sell', price: '3452.55' }),
  );
  await tradeOne(core, 'buy', 'bought-3');
  await tradeOne(core, 'buy', 'bids-4');
  const ask = { ...limit, owner: 'user:2', side: 'sell', price: '3460', clientOrderId: 'asks-5' } as const;
  await placeOrder({ executor, exchange, db: store.db }, ask);
  const random = seededRandom('audit');
  const transfer = { from: 'change', to: 'lever', amount: '1', clientTransferId: 'moved-1' } as const;
  const asset = assets.find(({ code }) => code === 'USDT')!;
  await makeTransfer({ executor, db: store.db, random, leverBook }, { ...transfer, owner: 'user:1', asset });
});

afterAll(() => traders.remove());

/** Violations found with the given faults, which are removed afterwards; orders and fills in their order. */
async function foundWith(faults: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const tx = await traders.core.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    let found = (await findViolations(tx, pairs)).join('\n');
    const fills = await traders.core.store.db.selectFrom('fill').select('id').orderBy('id').execute();
    const orders = await traders.core.store.db.selectFrom('spot_order').select('id').orderBy('id').execute();
    // A fill and an order may have the same number: each table counts separately.
    for (const [index, { id }] of fills.entries())
      found = found.replaceAll(`Fill ${id} `, `Fill ${index + 1} `);
    for (const [index, { id }] of orders.entries()) found = found.replaceAll(String(id), String(index + 1));
    return found === '' ? [] : found.split('\n');
  } finally {
    await tx.rollback().execute();
  }
}

/** Removes the triggers that keep the command log from being changed. */
const changeable = () =>
  process.env.TEST_POSTGRES_URL === undefined
    ? [sql`drop trigger command_no_update`, sql`drop trigger command_no_delete`]
    : [sql`alter table command disable trigger command_unchanged`];

const account = (owner: string, asset = 'USDT', kind = 'change') => sql`(select id from account
  where owner = ${owner} and asset = ${sql.lit(asset)} and kind = ${sql.lit(kind)})`;
const one = account('user:1');
const lever = account('user:1', 'USDT', 'lever');
const two = account('user:2');
const house = account('house:maker');
const addTo = (id: RawBuilder<unknown>, units: number) =>
  sql`update account set available = available + ${sql.lit(units)} where id = ${id}`;
const tradePosting = sql`(select min(id) from posting where reason = 'spot.trade')`;
/** Id of the order that was placed at that position. */
const order = (nth: number) =>
  sql`(select id from spot_order order by id limit 1 offset ${sql.lit(nth - 1)})`;
const firstFill = sql`(select min(id) from fill)`;
const firstGrant = sql`(select min(id) from posting where reason = 'sandbox.grant')`;

test('what was traded, held and moved is sound', async () => {
  expect(await foundWith([])).toEqual([]);
});

test.each<[string, RawBuilder<unknown>[], RegExp[]]>([
  [
    'a balance that was raised',
    [addTo(one, 5)],
    [/^There are 5 units of USDT too many$/, /^Account \d+ \(USDT\) differs from its postings by 5$/],
  ],
  [
    'units that went from one to another without a posting',
    [addTo(one, 5), addTo(two, -5)],
    [/\(USDT\) differs from its postings by 5$/, /\(USDT\) differs from its postings by -5$/],
  ],
  [
    'held units that were freed',
    [sql`update account set available = available + held, held = 0 where id = ${one}`],
    [new RegExp(`^Account \\d+ \\(USDT\\) holds 0, and its holds ${value}$`)],
  ],
  [
    'a posting of other units',
    [sql`update posting set units = units + 1 where id = ${tradePosting}`],
    [/^Posting \d+ says that account \d+ \(ETH\) had/, /differs from its postings/],
  ],
  [
    'a posting that says another balance',
    [sql`update posting set debit_after = debit_after + 1 where id = ${tradePosting}`],
    [/^Posting \d+ says that account \d+ \(ETH\) had/],
  ],
  [
    'a posting that is gone',
    [sql`delete from posting where id = ${tradePosting}`],
    [/differs from its postings/, /its trades' postings differ from its fills/],
  ],
  [
    'a posting of an account that does not exist',
    [sql`update posting set credit_account = 999 where id = ${tradePosting}`],
    [/^Posting \d+ names account 999, which does not exist$/],
  ],
  [
    'money that was put out for a reason that may not',
    [sql`update posting set reason = 'gift' where id = ${firstGrant}`],
    [/^Posting \d+ \(gift\) changes what there is of USDT by \d+$/],
  ],
  [
    'a theft with a posting and fitting balances',
    [
      sql`insert into posting select max(id) + 1, ${two}, ${one}, 7, 'wallet.transfer', '', 0,
        (select available + held - 7 from account where id = ${two}),
        (select available + held + 7 from account where id = ${one}) from posting`,
      addTo(one, 7),
      addTo(two, -7),
    ],
    [/^Transfer \d+ went from account \d+ to \d+, which is somebody else's$/],
  ],
  [
    'a fee that went to the house',
    [
      sql`update posting set credit_account = ${account('house:maker', 'ETH')} where reason = 'spot.fee'
      and credit_account = ${account('system:fees', 'ETH')}`,
    ],
    [/^Posting \d+ is a fee from account/],
  ],
  [
    'a fee that was not posted',
    [sql`update spot_order set fee = fee + 1 where id = ${order(3)}`],
    [/^Account \d+ \(ETH\): its fees' postings differ from its orders by -1$/],
  ],
  [
    'a fee of a maker who never took',
    [sql`update spot_order set fee = fee + 1 where id = ${order(1)}`],
    [/^Order 1 has a fee of \d+ ETH, of which its fills charged \d+$/],
  ],
  [
    'a fill of another value',
    [sql`update fill set value = value + 1 where id = ${firstFill}`],
    [
      new RegExp(`^Fill 1 of ETH/USDT has a value of ${value + 1n}, which is not`),
      /its fills miss -1 of its value/,
    ],
  ],
  [
    'a fill at another price than its maker asked',
    [sql`update fill set price = price + 1000000, value = value + 10000 where id = ${firstFill}`],
    [/has another price than its maker's/],
  ],
  [
    'a fill that is gone',
    [sql`delete from fill where id = ${firstFill}`],
    [/^Order 1: its fills miss 1000000 of its quantity$/, /its trades' postings differ from its fills/],
  ],
  [
    'a fill of an order that does not exist',
    [sql`update fill set taker_order = 99 where id = ${firstFill}`],
    [/^Fill 1 of ETH\/USDT names an order that does not exist/],
  ],
  [
    'an order that is filled by less than it says',
    [sql`update spot_order set filled_quantity = filled_quantity - 1 where id = ${order(1)}`],
    [/^Order 1 has status 2 with 1 left$/, /^Order 1: its fills miss -1 of its quantity$/],
  ],
  [
    'a hold of other units than its order needs',
    [
      sql`update hold set units = units + 1 where reference = 'order:' || ${order(4)}`,
      sql`update account set available = available - 1, held = held + 1 where id = ${one}`,
    ],
    [new RegExp(`^order:4 needs ${value} USDT, and holds ${value + 1n}$`)],
  ],
  [
    'a hold of somebody else’s account',
    [sql`update hold set account = ${two} where reference = 'order:' || ${order(4)}`],
    [/^order:4 holds something of account \d+ \(USDT\), which is not its own$/],
  ],
  [
    'a hold of an account that does not exist',
    [sql`update hold set account = 999 where reference = 'order:' || ${order(4)}`],
    [/^A hold is of account 999, which does not exist$/],
  ],
  [
    'a hold whose order has ended',
    [sql`update spot_order set status = 3, cancel_reason = 'user' where id = ${order(4)}`],
    [/^order:4 holds something and is not open$/],
  ],
  [
    'an order without a hold',
    [sql`delete from hold where reference = 'order:' || ${order(4)}`],
    [/^order:4 needs \d+ USDT, and holds nothing$/],
  ],
  [
    'a bid above the asks',
    [sql`update spot_order set price = 346100000000 where id = ${order(4)}`],
    [/^ETH\/USDT is crossed at 346100000000$/],
  ],
  [
    'an order that was placed twice',
    [sql`update spot_order set client_order_id = 'bought-1' where id = ${order(3)}`],
    [/^Orders 1 and 3 have one client order id$/],
  ],
  [
    'a command with somebody else’s order',
    [
      ...changeable(),
      sql`update command set outcome = cast(${order(2)} as text) where repetition = 'bought-1'`,
    ],
    [
      /^Command 1 names order 2, which is not its actor's$/,
      /^Command 1 does not follow command 0, or was changed$/,
    ],
  ],
  [
    'a command with a transfer that is none',
    [...changeable(), sql`update command set outcome = '1' where repetition = 'moved-1'`],
    [/^Command 6 names transfer 1, which is not its actor's$/],
  ],
  [
    'a house that holds something',
    [sql`update account set available = available - 1, held = 1 where id = ${house}`],
    [/^Account \d+ \(USDT\) is the house’s and holds something$/],
  ],
  [
    'a fill at a lower price than its taker would sell at',
    [sql`update spot_order set price = price + 1000000 where id = ${order(2)}`],
    [/^Fill 1 of ETH\/USDT has a worse price than its taker's 345256000000$/],
  ],
  [
    'a fill at a higher price than its taker would pay',
    [sql`update spot_order set price = price - 1000000 where id = ${order(3)}`],
    [/^Fill 2 of ETH\/USDT has a worse price than its taker's 345254000000$/],
  ],
  [
    'a hold of its owner’s account of another kind',
    [sql`update hold set account = ${lever} where reference = 'order:' || ${order(4)}`],
    [/^order:4 holds something of account \d+ \(USDT\), which is not its own$/],
  ],
  [
    'a bid at the price of an ask',
    [sql`update spot_order set price = 346000000000 where id = ${order(4)}`],
    [/^ETH\/USDT is crossed at 346000000000$/],
  ],
])('%s is found', async (_, faults, sentences) => {
  const found = await foundWith(faults);
  for (const sentence of sentences) expect(found).toContainEqual(expect.stringMatching(sentence));
});

test('a command taken out of the middle of the log is missed, and those cut off at its end are not', async () => {
  const without = (id: number) => sql`delete from command where id = ${id}`;
  expect(await foundWith([...changeable(), without(5), without(6)])).toEqual([]);
  expect(await foundWith([...changeable(), without(5)])).toEqual([
    'Command 6 does not follow command 4, or was changed',
  ]);
});

test('what it says names accounts by number, and nobody', async () => {
  const found = await foundWith([addTo(one, 5), addTo(two, -3), sql`delete from fill`]);
  expect(found.length).toBeGreaterThan(4);
  for (const sentence of found) expect(sentence).not.toMatch(/user:/);
});
