// Consistent books of any size, created without trading: users who bought from the platform, order by order.
import { commandRows, linkOf } from '../server/commands/CommandLog.ts';
import { pairs } from '../server/instruments/market.config.ts';
import { feeOf, PairUnits } from '../server/instruments/PairUnits.ts';
import type { Store } from '../server/store/openStore.ts';
import { RowWriter } from '../server/store/rows.ts';
import type { PendingRows } from '../server/store/rows.ts';
import type { PostingReason } from '../server/ledger/reasons.ts';
import { Entries, entryRows } from '../server/ledger/Entries.ts';
import { postingRows } from '../server/ledger/LedgerStore.ts';

const accounts = new RowWriter('account', ['id', 'owner', 'kind', 'asset', 'available', 'held', 'entries'], {
  key: ['id'],
  overwrite: ['available', 'held', 'entries'],
});
const orders = new RowWriter('spot_order', [
  'id',
  'owner',
  'symbol',
  'side',
  'kind',
  'price',
  'trade_price',
  'quantity',
  'filled_quantity',
  'filled_value',
  'fee',
  'fee_asset',
  'status',
  'cancel_reason',
  'client_order_id',
  'created_at',
  'updated_at',
  'sequence',
]);
const fills = new RowWriter('fill', [
  'id',
  'symbol',
  'price',
  'quantity',
  'value',
  'taker_order',
  'taker_side',
  'maker_fee',
  'created_at',
]);

const pair = pairs.find(({ symbol }) => symbol === 'ETH/USDT')!;
const units = new PairUnits(pair);
const price = 345_255_000_000n;
const quantity = units.stepUnits * 10n;
const value = units.value(price, quantity);
const fee = feeOf(quantity, units.takerFee);
const granted = 10n ** 13n;
const firstPerson = 7;
const ordersAtOnce = 5000;

/** Ids of the operator's accounts: issuance, platform and fees, each in quote and base. */
const own = { issuance: [1, 2], house: [3, 4], fees: [5, 6] } as const;

interface Balances {
  quote: bigint[];
  base: bigint[];
}

/** Fills an empty database; an order leaves three postings, a fill and an answer. */
export async function makeBooks(store: Store, size: { people: number; orders: number }): Promise<void> {
  const { people } = size;
  const balances: Balances = {
    quote: Array.from({ length: people }, () => granted),
    base: Array.from({ length: people }, () => 0n),
  };
  const link = { last: '' };
  const entries = new Entries();
  await write(store, withEntries(grants(people), entries));
  for (let done = 0; done < size.orders; done += ordersAtOnce) {
    const count = Math.min(ordersAtOnce, size.orders - done);
    await write(store, withEntries(trades({ done, count, people }, balances, link), entries));
  }
  await write(store, [{ into: accounts, rows: accountRows(size, balances, entries) }]);
}

async function write(store: Store, rows: PendingRows[]): Promise<void> {
  const transaction = await store.writing.startTransaction().execute();
  await store.send(rows);
  await transaction.commit().execute();
}

/** Adds the ledger rows that owners read for the postings. */
function withEntries(pending: PendingRows[], entries: Entries): PendingRows[] {
  const postings = pending.flatMap(({ into, rows }) => (into === postingRows ? rows : []));
  const entered = postings.map(([id, debit, credit, , reason, , , debitAfter, creditAfter]) => ({
    id: id as number,
    debit: { id: debit as number },
    credit: { id: credit as number },
    reason: reason as PostingReason,
    debitAfter: debitAfter as bigint | null,
    creditAfter: creditAfter as bigint | null,
  }));
  return [...pending, { into: entryRows, rows: entries.rowsOf(entered) }];
}

const quoteAccount = (person: number) => firstPerson + 2 * person;
const baseAccount = (person: number) => quoteAccount(person) + 1;

function grants(people: number): PendingRows[] {
  const rows = Array.from({ length: people }, (_, person) => {
    const ends = [person + 1, own.issuance[0], quoteAccount(person)];
    return [...ends, granted, 'sandbox.grant', '', 0, null, granted];
  });
  const stock = [
    people + 1,
    own.issuance[1],
    own.house[1],
    granted * 1000n,
    'house.issue',
    '',
    0,
    null,
    null,
  ];
  return [{ into: postingRows, rows: [...rows, stock] }];
}

function trades(
  { done, count, people }: { done: number; count: number; people: number },
  { quote, base }: Balances,
  link: { last: string },
): PendingRows[] {
  const rows = { postings: [] as unknown[][], orders: [] as unknown[][], fills: [] as unknown[][] };
  const answers: unknown[][] = [];
  for (let id = done + 1; id <= done + count; id += 1) {
    const person = (id * 7919) % people;
    const [inQuote, inBase] = [quoteAccount(person), baseAccount(person)];
    const [reference, posting] = [`order:${id}`, people + 1 + 3 * (id - 1)];
    quote[person]! -= value;
    const bought = base[person]! + quantity;
    base[person] = bought - fee;
    rows.postings.push(
      [posting + 1, own.house[1], inBase, quantity, 'spot.trade', reference, id, null, bought],
      [posting + 2, inQuote, own.house[0], value, 'spot.trade', reference, id, quote[person], null],
      [posting + 3, inBase, own.fees[1], fee, 'spot.fee', reference, id, base[person], null],
    );
    const traded = [price, price, quantity, quantity, value, fee, pair.base, 2, ''];
    const owner = `user:${person + 1}`;
    rows.orders.push([id, owner, pair.symbol, 'buy', 'limit', ...traded, `made-${id}`, id, id, id]);
    rows.fills.push([id, pair.symbol, price, quantity, value, id, 'buy', 0, id]);
    const entry = {
      actor: owner,
      name: 'spot.place',
      repetition: `made-${id}`,
      input: 'null',
      outcome: String(id),
      createdAt: id,
    };
    link.last = linkOf(link.last, id, entry);
    answers.push([id, ...Object.values(entry), link.last]);
  }
  return [
    { into: postingRows, rows: rows.postings },
    { into: orders, rows: rows.orders },
    { into: fills, rows: rows.fills },
    { into: commandRows, rows: answers },
  ];
}

function accountRows(
  size: { people: number; orders: number },
  { quote, base }: Balances,
  entries: Entries,
): unknown[][] {
  const [sold, stock] = [BigInt(size.orders), granted * 1000n];
  const operators: [number, string, string, bigint][] = [
    [own.issuance[0], 'system:issuance', pair.quote, -granted * BigInt(size.people)],
    [own.issuance[1], 'system:issuance', pair.base, -stock],
    [own.house[0], 'house:maker', pair.quote, value * sold],
    [own.house[1], 'house:maker', pair.base, stock - quantity * sold],
    [own.fees[0], 'system:fees', pair.quote, 0n],
    [own.fees[1], 'system:fees', pair.base, fee * sold],
  ];
  const people = quote.flatMap((inQuote, person): [number, string, string, bigint][] => [
    [quoteAccount(person), `user:${person + 1}`, pair.quote, inQuote],
    [baseAccount(person), `user:${person + 1}`, pair.base, base[person]!],
  ]);
  return [...operators, ...people].map(([id, owner, asset, available]) => {
    return [id, owner, 'change', asset, available, 0n, entries.textOf({ id })];
  });
}
