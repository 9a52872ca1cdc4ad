import { createHash } from 'node:crypto';
import type { Payout, PayoutAnswer, PayoutPort } from '../domains/withdrawal/payouts/PayoutPort.ts';
import { withdrawalOf } from '../domains/withdrawal/payouts/PayoutPort.ts';
import { assetOf } from '../instruments/market.config.ts';
import { toUnits } from '../ledger/units.ts';
import type { Mood } from './PayoutProvider.ts';

const moods = ['well', 'well', 'silent', 'away', 'failing', 'short'] as const satisfies readonly Mood[];
/** Fee of each withdrawal. */
const fee = '1';

/** Sends coins without a network in between, unlike PayoutProvider. */
export class PayoutBook implements PayoutPort {
  mood: (typeof moods)[number] = 'well';
  confirmations = 0;
  /** By withdrawal id. */
  readonly owners = new Map<string, string>();
  private readonly sent = new Map<string, Payout>();
  private newlySent: Payout[] = [];

  changeMood(next: () => number): void {
    this.mood = moods[Math.floor(next() * moods.length)]!;
  }

  /** Sent since the last call: owner and total cost. */
  takeSent(): [owner: string, units: bigint][] {
    return this.newlySent.splice(0).map(({ reference, amount, asset }) => {
      const { scale } = assetOf(asset);
      const { id } = withdrawalOf(reference)!;
      return [this.owners.get(String(id))!, toUnits(amount, scale) + toUnits(fee, scale)];
    });
  }

  async send(payout: Payout): Promise<PayoutAnswer> {
    if (this.mood === 'away') throw new Error('not reached');
    if (this.mood === 'failing') return { state: 'failed' };
    if (this.mood === 'short') return { state: 'short' };
    if (!this.sent.has(payout.reference)) {
      this.sent.set(payout.reference, payout);
      this.newlySent.push(payout);
    }
    if (this.mood === 'silent') throw new Error('no answer in time');
    return this.answer(payout.reference);
  }

  async look({ reference }: Payout): Promise<PayoutAnswer | undefined> {
    if (this.mood === 'away' || this.mood === 'silent') throw new Error('not reached');
    return this.sent.has(reference) ? this.answer(reference) : undefined;
  }

  private answer(reference: string): PayoutAnswer {
    const { amount } = this.sent.get(reference)!;
    const hash = createHash('sha256').update(reference).digest('hex');
    return { state: 'sent', hash, amount, confirmations: this.confirmations };
  }
}
