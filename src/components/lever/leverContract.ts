import type { Contract, FillTerms } from '../../../contracts/rules/lever.ts';
import type { LeverTermsRow } from '../../api/lever.ts';

/** Terms of a contract, in the format of contracts/rules. */
export interface ContractTerms {
  symbol: string;
  rules: Contract;
  fills: FillTerms;
  /** In ascending order. */
  leverages: readonly number[];
  lotsMax: number;
  /** Overnight rate on the entry value; a fraction, like all rates. */
  overnightRate: string;
  liquidationFeeRate: string;
}

export function contractTerms(row: LeverTermsRow): ContractTerms {
  const { symbol, leverages } = row;
  return {
    symbol,
    leverages,
    lotsMax: row.lots_max,
    overnightRate: row.overnight_rate,
    liquidationFeeRate: row.liquidation_fee_rate,
    rules: {
      lotSize: row.lot_size,
      priceTick: row.price_tick,
      quoteScale: row.quote_scale,
      feeRate: row.fee_rate,
      tiers: row.tiers.map(({ up_to, rate, amount }) => ({ upTo: up_to, rate, amount })),
    },
    fills: { halfSpread: row.half_spread, slippage: row.slippage },
  };
}
