import { fromUnits } from '../../../ledger/units.ts';
import type { Screening, ScreeningAnswer } from '../../../custody/screening/Screening.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { Plan } from './planWithdrawal.ts';

/** Screens an address with the provider that screens deposits: there the sender, here the recipient. */
export class WithdrawalScreening {
  private readonly screening: Screening | undefined;
  private readonly onFault: (error: unknown) => void;

  constructor(screening: Screening | undefined, onFault: (error: unknown) => void) {
    this.screening = screening;
    this.onFault = onFault;
  }

  /** @returns clear without a provider; unanswered where it has not answered, and then an operator decides */
  async screen({ asset, units, to }: Plan): Promise<ScreeningAnswer | 'unanswered'> {
    if (!this.screening || to.way !== 'address') return 'clear';
    try {
      return await this.screening.check({
        chain: to.saved.chain,
        hash: '',
        output: 0,
        asset,
        amount: fromUnits(units, assetOf(asset).scale),
        address: to.saved.address,
        from: [to.saved.address],
      });
    } catch (error) {
      this.onFault(error);
      return 'unanswered';
    }
  }
}
