// Checks contract rows against the ledger and the liquidation rule.
import { BigNumber } from 'bignumber.js';
import type { Selectable } from 'kysely';
import { equityAt, requiredAt } from '../../contracts/rules/lever.ts';
import { closedStatus, isPosition, pendingStatus } from '../domains/lever/engine/LeverTrade.ts';
import type { LeverStatus, LeverTrade } from '../domains/lever/engine/LeverTrade.ts';
import { fixedPrice } from '../domains/lever/orderFigures.ts';
import type { LeverFillTable, LeverTradeTable } from '../domains/lever/tables.ts';
import { accountOf } from '../ledger/account.ts';
import { fromUnits, toUnits } from '../ledger/units.ts';
import type { Core } from '../engines.ts';
import { dueContracts, dueText, exposureOf } from './dueContracts.ts';
import type { Due } from './dueContracts.ts';

export const contractSymbols = ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'PEPE/USDT'];
export const contractPeople = Array.from({ length: 12 }, (_, index) => `user:${index + 1}`);
/** Opening balance of each user. */
export const contractFunds = toUnits('20000', 8);

/** State of contracts in memory, compared before and after a restart. */
export const contractsTold = ({ leverBook, ledger }: Core) => ({
  trades: [...leverBook.trades.all()]
    .map(({ hold, fixed, ...trade }) => ({
      ...trade,
      hold: trade.margin > 0n ? hold?.id : 0,
      fixed: fixed && [fixed.what, fixed.mark.id, fixed.mark.price, fixed.mark.at],
    }))
    .sort((a, b) => a.id - b.id),
  balances: contractPeople.map((owner) => ledger.balance(accountOf(owner, 'USDT', 'lever'))),
  exposures: contractSymbols.map((symbol) => leverBook.trades.exposureOf(symbol)),
});

export function contractFaultsInMemory({ leverBook, ledger }: Core): string[] {
  const faults: string[] = [];
  let total = 0n;
  for (const { owner, asset, available, held } of ledger.all()) {
    if (asset === 'USDT') total += available + held;
    if (owner !== 'system:issuance' && (available < 0n || held < 0n)) faults.push(`${owner} is below zero`);
  }
  if (total !== 0n) faults.push(`${total} USDT were made or lost`);
  for (const owner of contractPeople) {
    const held = leverBook.trades.of(owner).reduce((sum, { margin }) => sum + margin, 0n);
    if (held !== ledger.balance(accountOf(owner, 'USDT', 'lever')).held)
      faults.push(`${owner} holds another margin`);
  }
  return faults;
}

/** Balance, open and waiting positions of each user, as text. */
export const contractAccounts = ({ leverBook, ledger }: Core): ReadonlyMap<string, string> =>
  new Map(
    contractPeople.map((owner) => {
      const { available } = ledger.balance(accountOf(owner, 'USDT', 'lever'));
      const own = leverBook.trades.of(owner);
      const parts = own.flatMap(({ id, status, lots, margin, advanced }) => [
        id,
        status,
        lots,
        margin,
        advanced,
      ]);
      return [owner, [available, ...parts].join(' ')];
    }),
  );

/**
 * Positions that a tick should have opened or closed. Those opened by this tick, and accounts it changed, are checked
 * at the next one.
 * @param before state before the tick
 */
export function overdueContracts(core: Core, now: number, before: ReadonlyMap<string, string>): string[] {
  const { leverBook: book, ledger } = core;
  const after = contractAccounts(core);
  const trades = Array.from(book.trades.all(), (trade) => ({
    ...trade,
    closedAtPrice: fixedPrice(book.contracts.get(trade.symbol)!, trade),
  }));
  const due = dueContracts(trades, {
    priceOf: (symbol) => book.markOf(symbol, now)?.price,
    freeOf: (owner, quote) => ledger.balance(accountOf(owner, quote, 'lever')).available,
  });
  const isLeft = ({ what, trades: [first] }: Due) =>
    what === 'cross' ? after.get(first!.owner) === before.get(first!.owner) : first!.openedAt !== now;
  return due.filter(isLeft).map(dueText);
}

interface Before {
  status: LeverStatus;
  /** Closed and waiting for payment. */
  isFixed: boolean;
}

/** Status of each contract before a tick. */
export const contractStatuses = ({ leverBook }: Core): ReadonlyMap<LeverTrade, Before> =>
  new Map(
    Array.from(leverBook.trades.all(), (trade) => [
      trade,
      { status: trade.status, isFixed: trade.fixed !== null },
    ]),
  );

/** Decisions of a tick although a required mark was silent. */
export function blindDecisions(
  { leverBook: book }: Core,
  now: number,
  before: ReadonlyMap<LeverTrade, Before>,
): string[] {
  const isSilent = ({ symbol, fixed }: LeverTrade) => !fixed && book.markOf(symbol, now) === undefined;
  const faults: string[] = [];
  for (const [trade, { status, isFixed }] of before) {
    if (trade.status === closedStatus && !isFixed && isSilent(trade))
      faults.push(`${trade.id} is closed at a silent mark`);
    // The amount that its account can pay depends on all of these.
    const isTried = isPosition(trade) || trade.endedBy === 'unaffordable' || trade.endedBy === 'tooLarge';
    if (status === pendingStatus && isTried && book.trades.crossOf(trade.account).some(isSilent))
      faults.push(`${trade.id} is tried while its account is not known`);
  }
  return faults;
}

/**
 * Each closed contract has a stored reason, and each balance equals the sum of its rows.
 * @param brought net transfers of each user into the account
 */
export async function contractFaultsInRows(
  { store: { db }, ledger }: Core,
  brought: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const faults: string[] = [];
  const trades = await db.selectFrom('lever_trade').selectAll().execute();
  const fills = await db.selectFrom('lever_fill').selectAll().orderBy('id').execute();
  const marks = await db
    .selectFrom('lever_fill_mark')
    .innerJoin('lever_mark', 'lever_mark.id', 'lever_fill_mark.mark')
    .select(['fill', 'symbol', 'price'])
    .execute();
  const marksOf = Map.groupBy(marks, ({ fill }) => fill);
  const byId = new Map(trades.map((trade) => [trade.id, trade]));
  for (const fill of fills) {
    const trade = byId.get(fill.trade)!;
    const mark = marksOf.get(fill.id)?.find(({ symbol }) => symbol === fill.symbol);
    if (!mark) {
      faults.push(`fill ${fill.id} keeps no mark`);
      continue;
    }
    const isLong = trade.side === 'long';
    if (fill.what === 'stopLoss' && (isLong ? mark.price > trade.stop_loss! : mark.price < trade.stop_loss!))
      faults.push(`fill ${fill.id} stops a loss at no price of it`);
    if (
      fill.what === 'takeProfit' &&
      (isLong ? mark.price < trade.take_profit! : mark.price > trade.take_profit!)
    )
      faults.push(`fill ${fill.id} takes profit at no price of it`);
  }
  faults.push(...liquidationFaults({ trades, fills, marksOf }));
  for (const owner of contractPeople) {
    const own = trades.filter((trade) => trade.owner === owner);
    const sum = own.reduce(
      (total, { gross, opening_fee, closing_fees, overnight_fees, liquidation_fee, insured, advanced }) =>
        total + gross - opening_fee - closing_fees - overnight_fees - liquidation_fee + insured + advanced,
      brought.get(owner)!,
    );
    const { available, held } = ledger.balance(accountOf(owner, 'USDT', 'lever'));
    if (sum !== available + held) faults.push(`${owner} has ${available + held}, and rows say ${sum}`);
  }
  return faults;
}

type Fill = Selectable<LeverFillTable>;
interface Rows {
  trades: readonly Selectable<LeverTradeTable>[];
  fills: readonly Fill[];
  marksOf: ReadonlyMap<bigint, readonly { symbol: string; price: bigint }[]>;
}

/** Recomputes each liquidation from the rows, the published contracts and the rule. */
function liquidationFaults({ trades, fills, marksOf }: Rows): string[] {
  const faults: string[] = [];
  const byId = new Map(trades.map((trade) => [trade.id, trade]));
  const openedBy = new Map(fills.filter(({ what }) => what === 'open').map(({ id, trade }) => [trade, id]));
  const closedBy = new Map(fills.filter(({ what }) => what !== 'open').map(({ id, trade }) => [trade, id]));
  const liquidated = fills.filter(({ what }) => what === 'liquidation');
  for (const [decision, parts] of Map.groupBy(liquidated, (fill) => fill.decision)) {
    const says = (what: string) => faults.push(`liquidation ${decision} ${what}`);
    const first = parts[0]!;
    const { owner, mode } = byId.get(first.trade)!;
    if (decision !== first.id || (first.account_free !== null) !== (mode === 'cross')) says('names another');
    let equity = new BigNumber(fromUnits(first.account_free ?? 0n, 8));
    let required = new BigNumber(0);
    for (const fill of parts) {
      const { symbol, side, entry } = byId.get(fill.trade)!;
      const exposure = exposureOf({ symbol, side, entry, lots: Number(fill.lots), margin: fill.margin! });
      const mark = marksOf.get(fill.id)?.find(({ symbol }) => symbol === fill.symbol);
      if (!mark) continue;
      equity = equity.plus(equityAt(exposure, fromUnits(mark.price, 8))).minus(fromUnits(fill.advanced!, 8));
      required = required.plus(requiredAt(exposure, fromUnits(mark.price, 8)));
      if (fill.price !== mark.price) says('closes at another price than its mark');
    }
    if (equity.gt(required)) says('comes too early');
    for (const fill of parts) {
      const kept = { equity: signedText(fill.equity!), required: fromUnits(fill.required!, 8) };
      if (!equity.eq(kept.equity) || !required.eq(kept.required))
        says('keeps other figures than its rows make');
    }
    const closed = new Set(parts.map(({ trade }) => trade));
    const isLeftOut = (id: bigint) =>
      openedBy.has(id) && openedBy.get(id)! < first.id && !(closedBy.get(id)! < first.id) && !closed.has(id);
    const left = trades.filter(
      (trade) => trade.owner === owner && trade.mode === 'cross' && isLeftOut(trade.id),
    );
    if (mode === 'isolated' ? parts.length > 1 : left.length > 0) says('leaves a position out');
  }
  return faults;
}

const signedText = (units: bigint) => (units < 0n ? `-${fromUnits(-units, 8)}` : fromUnits(units, 8));
