// Balance changes of options: a stake and its fee are held until the result, then the platform receives the stake or
// pays the gain.
import { accountOf } from '../../ledger/account.ts';
import type { AccountName } from '../../ledger/account.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import { feesOwner } from '../spot/public/settle.ts';
import { isDemoOption, referenceOf, stakeHoldReason } from './OptionOrder.ts';
import type { OptionOrder } from './OptionOrder.ts';

/** Pays the gains of winning orders and receives the stakes of losing ones; used for nothing else. */
export const optionPlatformOwner = 'house:options';

type Own = Pick<OptionOrder, 'owner' | 'asset'>;

export class OptionMoney {
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  free({ owner, asset }: Own): bigint {
    return this.ledger.balance(purse({ owner, asset })).available;
  }

  /** Funds that the platform can pay out. */
  ofPlatform(asset: string): bigint {
    return this.ledger.balance(accountOf(optionPlatformOwner, asset)).available;
  }

  /** @throws InsufficientFunds */
  setAside(order: OptionOrder): void {
    const purpose = { reason: stakeHoldReason, reference: referenceOf(order) };
    order.hold = this.ledger.hold(purse(order), order.stake + order.fee, purpose);
  }

  giveBack(order: OptionOrder): void {
    if (order.hold) this.ledger.void(order.hold);
    this.noteBalance(order);
  }

  /** @throws InsufficientFunds when the platform cannot pay */
  settle(order: OptionOrder): void {
    const { hold, stake, fee, profit, result, asset } = order;
    if (!hold) throw new Error(`${referenceOf(order)} holds nothing`);
    const reference = referenceOf(order);
    const house = accountOf(optionPlatformOwner, asset);
    const to = purse(order);
    if (result === 1 && profit > 0n)
      this.ledger.transfer({ from: house, to, units: profit, reason: 'option.profit', reference });
    if (fee > 0n)
      this.ledger.post(hold, {
        to: accountOf(feesOwner, asset),
        units: fee,
        reason: 'option.fee',
        reference,
      });
    if (result === -1) this.ledger.post(hold, { to: house, units: stake, reason: 'option.loss', reference });
    else this.ledger.void(hold, stake);
    this.noteBalance(order);
  }

  private noteBalance(order: OptionOrder): void {
    if (isDemoOption(order)) order.balanceAfter = this.free(order);
  }
}

const purse = ({ owner, asset }: Own): AccountName => accountOf(owner, asset, 'micro');
