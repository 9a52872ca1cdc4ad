// Positions due at their mark, computed by the published rule from memory or rows: after a tick there are none.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import { equityAt, isLiquidatedAt, markOfFill, quantityOf, requiredAt } from '../../contracts/rules/lever.ts';
import { contractsOf } from '../domains/lever/public/contracts.ts';
import { closingStatus, isPosition, pendingStatus } from '../domains/lever/engine/LeverTrade.ts';
import type { LeverStatus, LeverTrade } from '../domains/lever/engine/LeverTrade.ts';
import { pairs } from '../instruments/market.config.ts';
import { fromUnits } from '../ledger/units.ts';
import type { Schema } from '../store/schema.ts';

const contracts = contractsOf(pairs);

type Named = 'id' | 'owner' | 'symbol' | 'side' | 'mode' | 'status' | 'openedAt';
type Told = Named | 'lots' | 'entry' | 'margin' | 'advanced' | 'limit' | 'takeProfit' | 'stopLoss';
/** The same in memory and in rows. */
type ToldContract = Pick<LeverTrade, Told> & {
  /** Closing price of a position that waits for payment; marks no longer affect it. */
  closedAtPrice?: bigint | undefined;
};

export interface Due {
  what: 'limit' | 'closing' | 'stopLoss' | 'takeProfit' | 'isolated' | 'cross';
  /** All positions of a cross account. */
  trades: readonly ToldContract[];
}

interface Known {
  /** Undefined while a contract has no current price. */
  priceOf: (symbol: string) => bigint | undefined;
  freeOf: (owner: string, quote: string) => bigint;
}

export const dueText = ({ what, trades }: Due): string =>
  `${trades.map(({ id, owner }) => `${id} of ${owner}`).join(', ')}: due by ${what}`;

export function dueContracts(trades: Iterable<ToldContract>, { priceOf, freeOf }: Known): Due[] {
  const quoteOf = ({ symbol }: ToldContract) => contracts.get(symbol)!.quote;
  const isKnown = ({ symbol }: ToldContract) => priceOf(symbol) !== undefined;
  const due: Due[] = [];
  for (const own of Map.groupBy(trades, (trade) => `${trade.owner} ${quoteOf(trade)}`).values()) {
    const shared = own.filter((trade) => trade.mode === 'cross' && isPosition(trade));
    const cross = shared.filter(({ closedAtPrice }) => closedAtPrice === undefined);
    const isAccountKnown = cross.every(isKnown);
    for (const trade of own) {
      if (trade.closedAtPrice !== undefined) continue;
      const price = priceOf(trade.symbol);
      // The amount that an account can pay for an order is unknown while one of its marks is unknown.
      if (price === undefined || (trade.status === pendingStatus && !isAccountKnown)) continue;
      const what = dueAlone(trade, price);
      if (what) due.push({ what, trades: [trade] });
    }
    if (cross.length === 0 || !isAccountKnown) continue;
    let equity = new BigNumber(fromUnits(freeOf(cross[0]!.owner, quoteOf(cross[0]!)), 8));
    let required = new BigNumber(0);
    for (const trade of shared) {
      const price = fromUnits(trade.closedAtPrice ?? priceOf(trade.symbol)!, 8);
      equity = equity.plus(equityAt(exposureOf(trade), price)).minus(fromUnits(trade.advanced, 8));
      if (trade.closedAtPrice === undefined) required = required.plus(requiredAt(exposureOf(trade), price));
    }
    if (equity.lte(required)) due.push({ what: 'cross', trades: cross });
  }
  return due;
}

function dueAlone(trade: ToldContract, price: bigint): Due['what'] | undefined {
  const isLong = trade.side === 'long';
  const isPast = (bound: bigint | null, rises: boolean) =>
    bound !== null && (rises ? price >= bound : price <= bound);
  if (trade.status === pendingStatus) return isPast(limitMarkOf(trade), !isLong) ? 'limit' : undefined;
  if (trade.status === closingStatus) return 'closing';
  if (isPast(trade.stopLoss, !isLong)) return 'stopLoss';
  if (isPast(trade.takeProfit, isLong)) return 'takeProfit';
  const isLiquidated = trade.mode === 'isolated' && isLiquidatedAt(exposureOf(trade), fromUnits(price, 8));
  return isLiquidated ? 'isolated' : undefined;
}

function limitMarkOf({ symbol, side, lots, limit }: ToldContract): bigint | null {
  const { rules, fills } = contracts.get(symbol)!;
  const mark = markOfFill(fills, {
    side: side === 'long' ? 'buy' : 'sell',
    quantity: quantityOf(rules, lots),
    price: fromUnits(limit!, 8),
  });
  return mark === undefined ? null : BigInt(new BigNumber(mark).shiftedBy(8).toFixed());
}

/** A position with its own margin. */
export function exposureOf(trade: Pick<ToldContract, 'symbol' | 'side' | 'entry' | 'lots' | 'margin'>) {
  const { symbol, side, lots, entry, margin } = trade;
  const { rules } = contracts.get(symbol)!;
  const position = { side, quantity: quantityOf(rules, lots), entry: fromUnits(entry!, 8) };
  return { contract: rules, positions: [position], balance: fromUnits(margin, 8) };
}

/** Stored work that is due at these prices. */
export async function dueInRows(db: Kysely<Schema>, prices: ReadonlyMap<string, bigint>): Promise<Due[]> {
  const rows = await db.selectFrom('lever_trade').selectAll().where('status', '<', 3n).execute();
  const accounts = await db
    .selectFrom('account')
    .select(['owner', 'asset', 'available'])
    .where('kind', '=', 'lever')
    .execute();
  const free = new Map(accounts.map(({ owner, asset, available }) => [`${owner} ${asset}`, available]));
  const trades = rows.map(
    ({ id, lots, status, limit_price: limit, take_profit: takeProfit, stop_loss: stopLoss, ...row }) => ({
      ...row,
      id: Number(id),
      lots: Number(lots),
      limit,
      takeProfit,
      stopLoss,
      status: Number(status) as LeverStatus,
      openedAt: row.opened_at === null ? null : Number(row.opened_at),
    }),
  );
  return dueContracts(trades, {
    priceOf: (symbol) => prices.get(symbol),
    freeOf: (owner, quote) => free.get(`${owner} ${quote}`) ?? 0n,
  });
}
