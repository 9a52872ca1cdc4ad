// The contracts of this installation: what each costs and how much of it there may be.
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
  /** From the lowest, which is what a ticket begins with. */
  leverages: readonly number[];
  /** The most lots of an order. */
  lotsMax: number;
  /** The most that the platform may be short or long of it, as notional value at entry. */
  exposureMax: string;
  /** Rate of the notional value, taken only from what is left after a liquidation. */
  liquidationFeeRate: string;
  /** Rate of the entry value, for each night that begins while the position is open. */
  overnightRate: string;
}

/** Contracts are made on coins with an own price, not on pegs. */
export const hasContract = ({ quote, volatility }: Pair): boolean =>
  quote === 'USDT' && Number(volatility) > pegVolatility;

export function contractsOf(pairs: readonly Pair[]): ReadonlyMap<string, LeverContract> {
  const real = pairs.filter(hasContract).map(contractOf);
  return new Map([...real, ...real.map(demoOf)].map((contract) => [contract.symbol, contract]));
}

/** The same contract, settled in the other asset; what the platform risks by it is nothing. */
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
