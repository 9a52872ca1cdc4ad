// Contracts of this installation: costs and limits of each.
import { BigNumber } from 'bignumber.js';
import type { Pair } from '../../../../contracts/market.ts';
import { tiersOf } from '../../../../contracts/rules/lever.ts';
import type { Contract, FillTerms } from '../../../../contracts/rules/lever.ts';
import { demoAsset, demoPlatformCoins } from './demoContracts.ts';
import { pegVolatility } from '../../../instruments/market.config.ts';

export interface LeverContract {
  symbol: string;
  /** Pair whose index price the contract follows. */
  indexSymbol: string;
  currencyId: number;
  legalId: number;
  quote: string;
  rules: Contract;
  fills: FillTerms;
  /** Ascending; a ticket defaults to the first. */
  leverages: readonly number[];
  /** Maximum lots of an order. */
  lotsMax: number;
  /** Maximum long or short exposure of the platform, as notional value at entry. */
  exposureMax: string;
  /** Rate of the notional value, taken only from what is left after a liquidation. */
  liquidationFeeRate: string;
  /** Rate of the entry value, for each night that begins while the position is open. */
  overnightRate: string;
}

/** Contracts exist only on coins with their own price, not on pegged ones or those that are listed later. */
export const hasContract = ({ quote, volatility, opensLater }: Pair): boolean =>
  quote === 'USDT' && Number(volatility) > pegVolatility && opensLater !== true;

export function contractsOf(pairs: readonly Pair[]): ReadonlyMap<string, LeverContract> {
  const real = pairs.filter(hasContract).map(contractOf);
  return new Map([...real, ...real.map(demoOf)].map((contract) => [contract.symbol, contract]));
}

/** The same contract settled in the demo asset, without risk to the platform. */
function demoOf(contract: LeverContract): LeverContract {
  const symbol = `${contract.symbol.slice(0, contract.symbol.indexOf('/'))}/${demoAsset}`;
  return { ...contract, symbol, quote: demoAsset, exposureMax: String(demoPlatformCoins) };
}

/** A lot is worth some 10 to 100 of the quote asset, for any coin price. */
function lotSizeOf({ seedPrice, quantityStep }: Pair): string {
  const exponent = 1 - new BigNumber(seedPrice).e!;
  return BigNumber.max(new BigNumber(10).pow(exponent), quantityStep).toFixed();
}

function contractOf(pair: Pair): LeverContract {
  const ladder = [
    { upTo: '50000', rate: '0.004' },
    { upTo: '250000', rate: '0.005' },
    { upTo: '1000000', rate: '0.01' },
    { upTo: '5000000', rate: '0.025' },
  ];
  return {
    symbol: pair.symbol,
    indexSymbol: pair.symbol,
    currencyId: pair.currencyId,
    legalId: pair.legalId,
    quote: pair.quote,
    rules: {
      lotSize: lotSizeOf(pair),
      priceTick: pair.priceTick,
      quoteScale: pair.quoteScale,
      feeRate: '0.0005',
      tiers: tiersOf(ladder),
    },
    fills: { halfSpread: '0.0001', slippage: '0.0005' },
    leverages: [2, 5, 10, 20, 50, 100],
    lotsMax: 100_000,
    exposureMax: '20000000',
    liquidationFeeRate: '0.005',
    overnightRate: '0.0003',
  };
}
