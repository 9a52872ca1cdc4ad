// Balance changes by positions. Gains are paid from the platform's account and losses to it; the insurance, never
// another user, covers a loss beyond the owner's funds.
import { accountOf } from '../../../ledger/account.ts';
import type { AccountName } from '../../../ledger/account.ts';
import { heldBy } from '../../../ledger/Holds.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import type { PostingReason } from '../../../ledger/reasons.ts';
import { Refusal } from '../../../refusal.ts';
import { feesOwner } from '../../spot/public/settle.ts';
import { marginHoldReason, referenceOf } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';

export const counterpartyOwner = 'house:counterparty';
/**
 * Covers losses beyond the positions' margins; receives the remainders of liquidations, and the platform's
 * contributions.
 */
export const leverInsuranceOwner = 'house:leverInsurance';

/** Equity that a position shares: the amounts available when its own margin is not enough. */
export interface Backing {
  /** Other cross positions of the account, in the order in which they contribute. */
  others: readonly LeverTrade[];
  /** Other positions whose gains are used. */
  gainers: readonly LeverTrade[];
  /** Unpaid gain of an open position. */
  gainOf: (trade: LeverTrade) => bigint;
  /** Records that a trade is about to change. */
  note: (trade: LeverTrade) => void;
  /** Cancels the account's pending orders, which releases their holds. */
  endWaiting: () => void;
}

/** Recipient and reason of a deduction. */
type TakenFor = 'house' | 'fees' | 'overnight' | 'insurance';

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

export class LeverMoney {
  private readonly ledger: Ledger;
  private readonly quote: string;

  constructor(ledger: Ledger, quote: string) {
    this.ledger = ledger;
    this.quote = quote;
  }

  purse(owner: string): AccountName {
    return accountOf(owner, this.quote, 'lever');
  }

  free(owner: string): bigint {
    return this.ledger.balance(this.purse(owner)).available;
  }

  insurance(): bigint {
    return this.ledger.balance(this.house(leverInsuranceOwner)).available;
  }

  /** @throws InsufficientFunds */
  setAside(trade: LeverTrade, units: bigint): void {
    const purpose = { reason: marginHoldReason, reference: referenceOf(trade) };
    trade.hold = this.ledger.hold(this.purse(trade.owner), units, purpose);
    trade.margin = units;
  }

  /** Releases margin, all of it by default. */
  release(trade: LeverTrade, units = trade.margin): void {
    if (units === 0n || !trade.hold) return;
    this.ledger.void(trade.hold, units);
    trade.margin -= units;
  }

  /** @throws InsufficientFunds */
  charge(trade: LeverTrade, units: bigint): void {
    if (units === 0n) return;
    const [from, to] = [this.purse(trade.owner), this.house(feesOwner)];
    this.ledger.transfer({ from, to, units, reason: 'lever.fee', reference: referenceOf(trade) });
  }

  /**
   * Paid from the platform, with the missing part from the insurance.
   * @throws Refusal lever.houseShort if both together are insufficient
   */
  payGain(trade: LeverTrade, units: bigint, reason: 'lever.profit' | 'lever.advance' = 'lever.profit'): void {
    if (units === 0n) return;
    const house = this.house(counterpartyOwner);
    const has = least(units, this.ledger.balance(house).available);
    if (units - has > this.insurance()) throw new Refusal('lever.houseShort');
    const payment = { to: this.purse(trade.owner), reason, reference: referenceOf(trade) };
    if (has > 0n) this.ledger.transfer({ ...payment, from: house, units: has });
    if (units > has)
      this.ledger.transfer({ ...payment, from: this.house(leverInsuranceOwner), units: units - has });
  }

  /**
   * Takes a loss or a fee in this order: from the position's own margin, then, for a cross position, from free funds,
   * from gains of the account's other cross positions, from their margins, and from holds of waiting orders.
   * @returns the amount taken
   */
  take(trade: LeverTrade, units: bigint, to: TakenFor, backing?: Backing): bigint {
    let left = units - this.takeHeld(trade, trade, units, to);
    if (!backing || left === 0n) return units - left;
    left -= this.takeFree(trade, left, to);
    for (const other of backing.gainers) {
      if (left === 0n) break;
      const advance = least(left, backing.gainOf(other));
      if (advance <= 0n) continue;
      backing.note(other);
      this.payGain(other, advance, 'lever.advance');
      other.advanced += advance;
      left -= this.takeFree(trade, advance, to);
    }
    for (const other of backing.others) {
      if (left === 0n) break;
      // An account may have very many positions, most of them without margin: unchanged ones are not recorded.
      if (other.margin === 0n) continue;
      backing.note(other);
      left -= this.takeHeld(trade, other, left, to);
    }
    if (left === 0n) return units;
    backing.endWaiting();
    return units - left + this.takeFree(trade, left, to);
  }

  /**
   * Covers the part of a loss that the owner could not pay.
   * @returns the amount that the insurance could pay
   */
  bear(trade: LeverTrade, units: bigint): bigint {
    const borne = least(units, this.insurance());
    if (borne === 0n) return 0n;
    this.ledger.transfer({
      from: this.house(leverInsuranceOwner),
      to: this.house(counterpartyOwner),
      units: borne,
      reason: 'lever.bankruptcy',
      reference: referenceOf(trade),
    });
    return borne;
  }

  private takeHeld(trade: LeverTrade, from: LeverTrade, units: bigint, to: TakenFor): bigint {
    if (!from.hold) return 0n;
    const taken = least(units, heldBy(from.hold));
    if (taken === 0n) return 0n;
    this.ledger.post(from.hold, { ...this.paying(trade, to), units: taken });
    from.margin -= taken;
    return taken;
  }

  private takeFree(trade: LeverTrade, units: bigint, to: TakenFor): bigint {
    const taken = least(units, this.free(trade.owner));
    if (taken === 0n) return 0n;
    this.ledger.transfer({ ...this.paying(trade, to), from: this.purse(trade.owner), units: taken });
    return taken;
  }

  private paying(
    trade: LeverTrade,
    to: TakenFor,
  ): { to: AccountName; reason: PostingReason; reference: string } {
    const owners = {
      house: counterpartyOwner,
      fees: feesOwner,
      overnight: feesOwner,
      insurance: leverInsuranceOwner,
    };
    const reasons = {
      ...({ house: 'lever.loss', fees: 'lever.fee' } as const),
      ...({ overnight: 'lever.overnight', insurance: 'lever.liquidationFee' } as const),
    };
    return { to: this.house(owners[to]), reason: reasons[to], reference: referenceOf(trade) };
  }

  private house(owner: string): AccountName {
    return accountOf(owner, this.quote);
  }
}
