// Contracts of a user, oldest first, with their fills.
import type { Context } from '../../context.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { Person } from '../../personal/Leaving.ts';
import { ownRows } from '../../personal/ownRows.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import { hasContracts } from './hasContracts.ts';
import { priceScale } from '../../instruments/PairUnits.ts';

async function* copy({ store: { db }, leverBook }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for await (const trade of ownRows(db, 'lever_trade', ['owner', owner])) {
    const scale = leverBook.contracts.get(trade.symbol)?.rules.quoteScale ?? priceScale;
    const amount = (units: bigint) => fromUnits(units, scale);
    const price = (units: bigint | null) => (units === null ? null : fromUnits(units, priceScale));
    const fills = [];
    for await (const fill of ownRows(db, 'lever_fill', ['trade', trade.id]))
      fills.push({
        what: fill.what,
        lots: Number(fill.lots),
        price: price(fill.price),
        fee: amount(fill.fee),
        result: amount(fill.gross),
        at_ms: Number(fill.created_at),
      });
    yield [
      'contracts',
      {
        id: Number(trade.id),
        symbol: trade.symbol,
        side: trade.side,
        margin_mode: trade.mode,
        leverage: Number(trade.leverage),
        lots: Number(trade.asked_lots),
        limit: price(trade.limit_price),
        take_profit: price(trade.take_profit),
        stop_loss: price(trade.stop_loss),
        entry: price(trade.entry),
        margin: amount(trade.margin),
        result: amount(trade.gross),
        opening_fee: amount(trade.opening_fee),
        closing_fees: amount(trade.closing_fees),
        overnight_fees: amount(trade.overnight_fees),
        status: Number(trade.status),
        liquidation_fee: amount(trade.liquidation_fee),
        ended_by: trade.ended_by,
        ...(trade.close_asked_at !== null && {
          close_asked_ms: Number(trade.close_asked_at),
          worst_price: price(trade.close_worst),
        }),
        created_ms: Number(trade.created_at),
        fills,
      },
    ];
  }
}

export const leverPersonal: PersonalData = {
  keeping: {
    lever_trade: 'inTheBooks',
    lever_fill: 'inTheBooks',
    lever_fill_mark: 'inTheBooks',
    lever_mark: 'ofNobody',
  },
  copy,
  closureBlockers: async (db, owner) =>
    (await hasContracts(db, owner)) ? { orders: 'account.contractsOpen' } : {},
};
