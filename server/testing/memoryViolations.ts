import { heldBy } from '../ledger/Holds.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Exchange } from '../domains/spot/public/Exchange.ts';
import { holdOf, openStatus, remaining } from '../domains/spot/public/Order.ts';
import { heldAsset, heldFor } from '../domains/spot/public/settle.ts';

/** Checks balances and books in memory between two commands; returns one sentence a violation. */
export function memoryViolations(ledger: Ledger, exchange: Exchange): string[] {
  return [...balanceViolations(ledger, exchange), ...bookViolations(exchange)];
}

function balanceViolations(ledger: Ledger, exchange: Exchange): string[] {
  const found: string[] = [];
  const totals = new Map<string, bigint>();
  const set = new Map<string, bigint>();
  const unclaimed = new Set(ledger.openHolds());
  for (const { account, ...hold } of unclaimed) {
    const key = `${account.owner} ${account.kind} ${account.asset}`;
    set.set(key, (set.get(key) ?? 0n) + heldBy(hold));
  }
  for (const order of exchange.allOpen()) {
    const book = exchange.pairBook(order.symbol);
    const hold = holdOf(order);
    const { owner, kind, asset } = hold.account;
    const isOwn = owner === order.owner && kind === 'change' && asset === heldAsset(book.pair, order);
    if (!unclaimed.delete(hold) || !isOwn || heldBy(hold) !== heldFor(book, order, remaining(order)))
      found.push(`${hold.reference} holds ${heldBy(hold)} ${asset} of ${owner}`);
  }
  for (const { reference } of unclaimed) found.push(`${reference} holds something and is not open`);
  for (const account of ledger.all()) {
    const { owner, kind, asset, available, held } = account;
    const key = `${owner} ${kind} ${asset}`;
    totals.set(asset, (totals.get(asset) ?? 0n) + available + held);
    if (available < 0n && owner !== 'system:issuance') found.push(`${key} is below zero: ${available}`);
    if (held !== (set.get(key) ?? 0n)) found.push(`${key} holds ${held}, and its holds ${set.get(key)}`);
  }
  for (const [asset, total] of totals) if (total !== 0n) found.push(`${asset} is not conserved: ${total}`);
  return found;
}

function bookViolations(exchange: Exchange): string[] {
  const found: string[] = [];
  let resting = 0;
  for (const { pair, book } of exchange.books.values()) {
    const { bid, ask } = book.best;
    if (bid !== undefined && ask !== undefined && bid >= ask) found.push(`${pair.symbol} is crossed`);
    for (const side of ['buy', 'sell'] as const) {
      let before: bigint | undefined;
      for (const level of book.levels(side)) {
        const orders = [...level.orders];
        resting += orders.length;
        const size = orders.reduce((sum, order) => sum + remaining(order), 0n);
        const inTime = orders.every(
          (order, index) => index === 0 || orders[index - 1]!.sequence < order.sequence,
        );
        const inPrice =
          before === undefined || (side === 'buy' ? level.price < before : level.price > before);
        const isSound = inTime && inPrice && level.size === size && orders.length > 0;
        if (!isSound || orders.some((order) => order.status !== openStatus || remaining(order) <= 0n)) {
          found.push(`${pair.symbol} ${side} ${level.price} is out of order or of size`);
        }
        before = level.price;
      }
    }
  }
  const open = [...exchange.allOpen()].length;
  if (open !== resting) found.push(`${open} orders are open, ${resting} rest in books`);
  return found;
}
