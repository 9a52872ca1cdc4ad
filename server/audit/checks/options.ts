// Timed options: each is settled as its ticks, which are kept, say by the published rule, and has cost and brought what was
// posted for it.
import type { Kysely, Selectable } from 'kysely';
import { outcomeOf } from '../../../contracts/rules/option.ts';
import { settlingTicks } from '../../domains/option/optionLists.ts';
import { optionPlatformOwner } from '../../domains/option/OptionMoney.ts';
import { expiresAt, optionRows, settledStatus, stakeHoldReason } from '../../domains/option/OptionOrder.ts';
import type { OptionOrder } from '../../domains/option/OptionOrder.ts';
import { optionReasons } from '../../domains/option/optionReasons.ts';
import { orderOf } from '../../domains/option/OptionStore.ts';
import type { OptionOrderTable } from '../../domains/option/tables.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import { feesOwner } from '../../domains/spot/public/settle.ts';
import { fromUnits } from '../../ledger/units.ts';
import { auditOrders } from '../../orders/auditOrders.ts';
import type { Schema } from '../../store/schema.ts';
import { openHolds } from '../openHolds.ts';

type Row = Selectable<OptionOrderTable>;

async function recomputed(view: Kysely<Schema>, order: OptionOrder, priceTick: string) {
  const { direction, open, band } = order;
  const until = expiresAt(order);
  if (open === null || until === null) return undefined;
  const price = (units: bigint) => fromUnits(units, priceScale);
  const ticks = await settlingTicks(view, order);
  return outcomeOf(
    { bought: direction, open: price(open), band: price(band), expiresAt: until, priceTick },
    ticks.map((tick) => ({ price: price(tick.price), at: Number(tick.at) })),
  );
}

function* statusFaults({ status, result, returned, open, close, settledAt }: OptionOrder): Generator<string> {
  const isSettled = status === settledStatus;
  if (isSettled !== (settledAt !== null) || (isSettled && result === null))
    yield `has status ${status} with a result of ${result}`;
  if (isSettled && returned === null && (open === null || close === null))
    yield 'has a result, and no entry or close';
}

/** Each that runs holds its stake and fee. */
const stakeHolds = openHolds<Row>(
  { reason: stakeHoldReason, what: 'a stake and fee' },
  (view, after, limit) =>
    view
      .selectFrom('option_order')
      .selectAll()
      .where('status', '<', BigInt(settledStatus))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ({ id, owner, asset, stake, fee }) => ({
    reference: optionRows.referenceOf(id),
    owner,
    asset,
    kind: 'micro',
    units: stake + fee,
    about: { row: `option_order ${id}`, owner, asset },
  }),
);

export const auditOptions = auditOrders(optionRows, {
  reasons: optionReasons,
  holds: stakeHolds,
  ways: () => ({
    'option.profit': [optionPlatformOwner, 'micro'],
    'option.loss': ['micro', optionPlatformOwner],
    'option.fee': ['micro', feesOwner],
  }),
  posted: ({ status, result, returned, stake, fee, profit }) => {
    const isPaid = Number(status) === settledStatus && returned === null;
    return {
      'option.fee': isPaid ? fee : 0n,
      'option.profit': isPaid && result === 1n ? profit : 0n,
      'option.loss': isPaid && result === -1n ? stake : 0n,
    };
  },
  async faults(row, { view, pairs }) {
    const order = orderOf(row);
    const faults = [...statusFaults(order)];
    const pair = pairs.find(({ symbol }) => symbol === order.symbol);
    if (order.close === null || !pair) return faults;
    const outcome = await recomputed(view, order, pair.priceTick);
    return outcome?.close === order.close && outcome.result === order.result
      ? faults
      : [...faults, `closed at ${order.close} with ${order.result}, and its ticks say otherwise`];
  },
});
