// P2P orders: each locks its coins once, and they go to one of the two parties.
import { escrowOwner, merchantOwner, otcReasons } from '../../domains/otc/otcReasons.ts';
import { otcRows } from '../../domains/otc/public/otcRows.ts';
import { auditOrders } from '../../orders/auditOrders.ts';

export const auditOtc = auditOrders(otcRows, {
  reasons: otcReasons,
  ways: ({ merchant: id }) => {
    const merchant = merchantOwner(id);
    return {
      'otc.locked': [merchant, escrowOwner],
      'otc.unlocked': [escrowOwner, merchant],
      'otc.bought': [escrowOwner, 'change'],
      'otc.sold': ['change', merchant],
    };
  },
  posted: ({ side, state, units }) => ({
    'otc.bought': side === 'buy' && state === 'released' ? units : 0n,
    'otc.sold': side === 'sell' && state === 'released' ? units : 0n,
  }),
  hold: ({ side, state, units, ended_at: endedAt }) =>
    side === 'sell'
      ? {
          account: 'change',
          isOpen: endedAt === null,
          posted: state === 'released' ? units : 0n,
          voided: state === 'cancelled' ? units : 0n,
        }
      : undefined,
  faults: ({ side, state, units, hold, ended_at: endedAt }, { posted }) => {
    // An amount locked and unlocked within one group has no postings.
    const locked = posted('otc.locked') - posted('otc.unlocked');
    const isLocked = locked === (side === 'buy' && state !== 'cancelled' ? units : 0n);
    const hasEnded = state === 'released' || state === 'cancelled';
    return [
      ...(isLocked ? [] : [`is ${state}, and ${locked} of ${units} is locked`]),
      ...(hasEnded === (endedAt !== null) ? [] : [`is ${state}, and says otherwise of its end`]),
      ...((side === 'sell') === (hold !== null) ? [] : [`is to ${side}, and has hold ${hold}`]),
    ];
  },
});
