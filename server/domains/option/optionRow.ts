import type { components } from '../../../contracts/schema.d.ts';
import { netOf } from '../../../contracts/rules/option.ts';
import type { OptionDirection } from '../../../contracts/rules/option.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import type { OptionBook } from './OptionBook.ts';
import { expiresAt, isDemoOption, settledStatus } from './OptionOrder.ts';
import type { OptionOrder } from './OptionOrder.ts';
import { stakes } from './public/terms.ts';

type Row = components['schemas']['OptionOrder'];

/** Codes of the compatible back ends. */
export const directionCodes = { up: 1, down: 2, neutral: 0 } as const satisfies Record<
  OptionDirection,
  number
>;

export const amountText = (units: bigint): string => fromUnits(units, stakes.scale);
const priceText = (units: bigint): string => fromUnits(units, priceScale);
/** Asset of the stake: the demo asset is shown under the name of the real one. */
const stakeAsset = assetOf(stakes.asset);

/** Order in the format of microtrade/lists and the private feed. */
export function optionRow(book: Pick<OptionBook, 'pairOf'>, order: OptionOrder, now: number): Row {
  const { id, symbol, direction, seconds, open, close, ratio, clientOrderId } = order;
  const isDemo = isDemoOption(order);
  return {
    id,
    show_micro_id: isDemo ? `D${id}` : String(id),
    match_id: book.pairOf(symbol)?.matchId ?? 0,
    symbol_name: symbol,
    currency_id: stakeAsset.id,
    currency_name: stakeAsset.code,
    type: directionCodes[direction],
    type_name: direction,
    seconds,
    number: amountText(order.stake),
    fee: amountText(order.fee),
    profit_ratio: ratio,
    open_price: open === null ? undefined : priceText(open),
    end_price: close ?? undefined,
    ...resultOf(order),
    status: order.status,
    ...timesOf(order, now),
    account_type: isDemo ? 'simulation_account' : 'real_account',
    client_order_id: clientOrderId ?? undefined,
    neutral_band: priceText(order.band),
    balance_after: order.balanceAfter === null ? undefined : amountText(order.balanceAfter),
  };
}

function resultOf(order: OptionOrder): Partial<Row> {
  const { result, returned } = order;
  if (order.status !== settledStatus || result === null) return {};
  if (returned !== null) return { fact_profits: '0', profit_result: 0, returned };
  const [stake, fee, profit] = [order.stake, order.fee, order.profit].map(amountText);
  const figures = { stake: stake!, fee: fee!, profit: profit! };
  return { fact_profits: netOf(result, figures), profit_result: result };
}

function timesOf(order: OptionOrder, now: number): Pick<Row, 'created_at'> & Partial<Row> {
  const { createdAt, openedAt, settledAt } = order;
  const until = expiresAt(order);
  return {
    created_at: secondsText(createdAt),
    created_ms: createdAt,
    ...(openedAt !== null && { opened_ms: openedAt }),
    ...(until !== null && { handled_at: secondsText(until), expires_ms: until }),
    ...(until !== null && { remain_milli_seconds: settledAt === null ? Math.max(0, until - now) : 0 }),
    ...(settledAt !== null && { complete_at: secondsText(settledAt), settled_ms: settledAt }),
  };
}
