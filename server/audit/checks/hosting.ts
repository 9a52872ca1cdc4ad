// Orders of hosting: each day was paid once and by the formula, and an order has brought and cost what was posted for it.
import { interestAfter, interestOfDay } from '../../../contracts/rules/hosting.ts';
import { hostingOrder } from '../../domains/hosting/hostingOrder.ts';
import { hostingReasons, interestOwner } from '../../domains/hosting/hostingReasons.ts';
import type { HostingOrderRow } from '../../domains/hosting/tables.ts';
import { auditOrders } from '../../orders/auditOrders.ts';

type Terms = Pick<HostingOrderRow, 'units' | 'day_rate' | 'days' | 'step'>;

/** Computed on units: an order's coin may no longer be configured. */
function inSteps(row: Terms, brings: typeof interestAfter, days: number): bigint {
  const terms = { dayRate: row.day_rate, days: Number(row.days), scale: 0 };
  return BigInt(brings(terms, String(row.units / row.step), days)) * row.step;
}
const unitsAfter = (row: Terms, days: bigint): bigint => inSteps(row, interestAfter, Number(days));
const unitsOfDay = (row: Terms, day: number): bigint => inSteps(row, interestOfDay, day);

function faultsOf(row: HostingOrderRow): string[] {
  const { state, penalty_units: penalty, due_days: due, paid_days: paid } = row;
  const isDue = paid <= due && due <= row.days && row.paid_units === unitsAfter(row, paid);
  const isOwed = row.owed_units === unitsAfter(row, due) - row.paid_units;
  const isTold = (row.owed_since !== null) === paid < due;
  return [
    ...(isDue && isOwed && isTold ? [] : [`was paid ${paid} of ${due} days, and says otherwise`]),
    ...(penalty === 0n || state === 'redeemed' ? [] : [`is ${state}, and has cost ${penalty}`]),
  ];
}

export const auditHosting = auditOrders(hostingOrder, {
  reasons: hostingReasons,
  ways: () => ({
    'hosting.placed': ['change', 'trust'],
    'hosting.returned': ['trust', 'change'],
    'hosting.penalty': ['trust', interestOwner],
    'hosting.interest': [interestOwner, 'change'],
  }),
  posted: ({ state, units, penalty_units: penalty, paid_units: paid }) => ({
    'hosting.placed': units,
    'hosting.returned': state === 'running' ? 0n : units - penalty,
    'hosting.penalty': penalty,
    'hosting.interest': paid,
  }),
  postingFault: (row, { reason, units, part: day }) => {
    if (reason !== 'hosting.interest') return undefined;
    const due = day > 0 && BigInt(day) <= row.paid_days ? unitsOfDay(row, day) : 0n;
    if (units === due) return undefined;
    return `pays ${units} for day ${day} of ${hostingOrder.referenceOf(row.id)}, which brings ${due}`;
  },
  faults: faultsOf,
});
