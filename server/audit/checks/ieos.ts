// IEO applications: each allotment is what the published totals give, is reserved, paid once and held once.
import { allotmentOf, priceOf } from '../../../contracts/rules/ieo.ts';
import { ieoOrder } from '../../domains/ieo/ieoOrder.ts';
import { allotmentOwner, ieoOwner, ieoReasons } from '../../domains/ieo/ieoReasons.ts';
import { findOffer, totalsOf } from '../../domains/ieo/offers.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { auditOrders } from '../../orders/auditOrders.ts';

export const auditIeos = auditOrders(ieoOrder, {
  reasons: ieoReasons,
  ways: ({ pay_asset: paid }) => ({
    'ieo.reserved': [ieoOwner, allotmentOwner],
    'ieo.returned': [allotmentOwner, ieoOwner],
    'ieo.paid': ['change', ieoOwner, paid],
    'ieo.bought': [allotmentOwner, 'trust'],
    'ieo.unlocked': ['trust', 'change'],
  }),
  posted: ({ state, units, paid_units: paid }) => {
    const isPaid = state === 'paid' || state === 'unlocked';
    return {
      'ieo.reserved': units,
      'ieo.returned': state === 'lapsed' ? units : 0n,
      'ieo.paid': paid,
      'ieo.bought': isPaid ? units : 0n,
      'ieo.unlocked': state === 'unlocked' ? units : 0n,
    };
  },
  hold: ({ state, units }) =>
    state === 'paid' || state === 'unlocked'
      ? { account: 'trust', isOpen: state === 'paid', posted: state === 'paid' ? 0n : units, voided: 0n }
      : undefined,
  faults: async (row, { view }) => {
    const { product, state, applied_units, units, price, paid_units, hold } = row;
    const offer = await findOffer(view, product);
    if (!offer) return ['is of no published IEO'];
    const { scale } = assetOf(row.asset);
    const payScale = assetOf(row.pay_asset).scale;
    const quantity = fromUnits(units, scale);
    const isPaid = state === 'paid' || state === 'unlocked';
    const due =
      state === 'applied' ? '0' : allotmentOf(fromUnits(applied_units, scale), totalsOf(offer), scale);
    const cost = isPaid ? toUnits(priceOf(price, quantity, payScale), payScale) : 0n;
    return [
      ...(due === quantity ? [] : [`is allotted ${quantity}, and the totals give ${due}`]),
      ...(paid_units === cost ? [] : [`is ${state} and paid ${paid_units} of ${cost}`]),
      ...(isPaid === (hold !== null) ? [] : [`is ${state}, and has hold ${hold}`]),
    ];
  },
});
