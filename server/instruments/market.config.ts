// Assets and pairs of this installation, configured only here. The database stores scales, ticks and steps:
// docs/deploy.md describes how to change one.
import { BigNumber } from 'bignumber.js';
import type { Asset, Pair } from '../../contracts/market.ts';
import { decimals } from '../../contracts/rules/grid.ts';
import { StartError } from '../StartError.ts';

export const assets: readonly Asset[] = [
  { id: 1, code: 'BTC', name: 'Bitcoin', scale: 8 },
  { id: 2, code: 'ETH', name: 'Ethereum', scale: 8 },
  { id: 3, code: 'USDT', name: 'Tether', scale: 8 },
  { id: 4, code: 'USDC', name: 'USD Coin', scale: 8 },
  { id: 5, code: 'DOGE', name: 'Dogecoin', scale: 8 },
  { id: 6, code: 'SOL', name: 'Solana', scale: 8 },
  { id: 7, code: 'XRP', name: 'XRP', scale: 6 },
  { id: 8, code: 'ADA', name: 'Cardano', scale: 6 },
  { id: 9, code: 'LTC', name: 'Litecoin', scale: 8 },
  { id: 10, code: 'PEPE', name: 'Pepe', scale: 2 },
  { id: 11, code: 'TRX', name: 'TRON', scale: 6 },
  { id: 12, code: 'LINK', name: 'Chainlink', scale: 8 },
  { id: 13, code: 'AVAX', name: 'Avalanche', scale: 8 },
  { id: 14, code: 'BCH', name: 'Bitcoin Cash', scale: 8 },
  { id: 15, code: 'TON', name: 'Toncoin', scale: 8 },
  { id: 16, code: 'DOT', name: 'Polkadot', scale: 8 },
  { id: 17, code: 'UNI', name: 'Uniswap', scale: 8 },
  // New coins, not traded yet.
  { id: 18, code: 'NOVA', name: 'Nova Grid', scale: 4 },
  { id: 19, code: 'TERRA', name: 'Terraline', scale: 4 },
  { id: 20, code: 'ORBIT', name: 'Orbit Pay', scale: 4 },
  { id: 21, code: 'HALO', name: 'Halo Network', scale: 4 },
  { id: 22, code: 'MINT', name: 'Mintline', scale: 4 },
  { id: 24, code: 'SOLACE', name: 'Solace Care', scale: 4 },
];

interface PairLine {
  matchId: number;
  base: string;
  quote: string;
  priceTick: string;
  quantityStep: string;
  maxQuantity: string;
  seedPrice: string;
  volatility: string;
  /** Closed until the coin is listed: see Market.openAt. */
  opensLater?: boolean;
}

const lines: readonly PairLine[] = [
  {
    matchId: 1,
    base: 'BTC',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.00001',
    maxQuantity: '100',
    seedPrice: '67214.5',
    volatility: '0.55',
  },
  {
    matchId: 2,
    base: 'ETH',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.0001',
    maxQuantity: '2000',
    seedPrice: '3452.55',
    volatility: '0.7',
  },
  {
    matchId: 3,
    base: 'USDC',
    quote: 'USDT',
    priceTick: '0.0001',
    quantityStep: '0.01',
    maxQuantity: '5000000',
    seedPrice: '0.9998',
    volatility: '0.01',
  },
  {
    matchId: 4,
    base: 'DOGE',
    quote: 'USDT',
    priceTick: '0.00001',
    quantityStep: '1',
    maxQuantity: '20000000',
    seedPrice: '0.16234',
    volatility: '0.95',
  },
  {
    matchId: 5,
    base: 'SOL',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.001',
    maxQuantity: '50000',
    seedPrice: '172.36',
    volatility: '0.9',
  },
  {
    matchId: 6,
    base: 'XRP',
    quote: 'USDT',
    priceTick: '0.0001',
    quantityStep: '0.1',
    maxQuantity: '5000000',
    seedPrice: '0.6123',
    volatility: '0.8',
  },
  {
    matchId: 7,
    base: 'ADA',
    quote: 'USDT',
    priceTick: '0.0001',
    quantityStep: '0.1',
    maxQuantity: '5000000',
    seedPrice: '0.4518',
    volatility: '0.85',
  },
  {
    matchId: 8,
    base: 'LTC',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.001',
    maxQuantity: '50000',
    seedPrice: '84.27',
    volatility: '0.7',
  },
  {
    matchId: 9,
    base: 'PEPE',
    quote: 'USDT',
    priceTick: '0.00000001',
    quantityStep: '1',
    maxQuantity: '500000000000',
    seedPrice: '0.00001173',
    volatility: '1.2',
  },
  {
    matchId: 10,
    base: 'TRX',
    quote: 'USDT',
    priceTick: '0.00001',
    quantityStep: '1',
    maxQuantity: '20000000',
    seedPrice: '0.16524',
    volatility: '0.55',
  },
  {
    matchId: 11,
    base: 'LINK',
    quote: 'USDT',
    priceTick: '0.001',
    quantityStep: '0.01',
    maxQuantity: '500000',
    seedPrice: '11.428',
    volatility: '0.85',
  },
  {
    matchId: 12,
    base: 'AVAX',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.01',
    maxQuantity: '200000',
    seedPrice: '26.18',
    volatility: '0.9',
  },
  {
    matchId: 13,
    base: 'BCH',
    quote: 'USDT',
    priceTick: '0.01',
    quantityStep: '0.001',
    maxQuantity: '20000',
    seedPrice: '368.42',
    volatility: '0.75',
  },
  {
    matchId: 14,
    base: 'TON',
    quote: 'USDT',
    priceTick: '0.001',
    quantityStep: '0.01',
    maxQuantity: '1000000',
    seedPrice: '5.042',
    volatility: '0.8',
  },
  {
    matchId: 15,
    base: 'DOT',
    quote: 'USDT',
    priceTick: '0.001',
    quantityStep: '0.01',
    maxQuantity: '1000000',
    seedPrice: '4.127',
    volatility: '0.8',
  },
  {
    matchId: 16,
    base: 'UNI',
    quote: 'USDT',
    priceTick: '0.001',
    quantityStep: '0.01',
    maxQuantity: '500000',
    seedPrice: '7.614',
    volatility: '0.95',
  },
  {
    matchId: 17,
    base: 'HALO',
    quote: 'USDT',
    priceTick: '0.0001',
    quantityStep: '1',
    maxQuantity: '20000000',
    seedPrice: '0.05',
    volatility: '1.1',
    opensLater: true,
  },
];

/** A pair with a lower yearly volatility is a peg. */
export const pegVolatility = 0.05;

export const pairs: readonly Pair[] = lines.map(toPair);

/**
 * Minimum decimals shown for each coin: those of its traded quantities, none if it is not traded, two for a quote
 * currency. Finer amounts are shown in full.
 */
export const shownScales: Readonly<Record<string, number>> = Object.fromEntries([
  ...assets.map(({ code }) => [code, 0] as const),
  ...pairs.map(({ base, quantityStep }) => [base, decimals(quantityStep)] as const),
  ...pairs.map(({ quote }) => [quote, 2] as const),
]);

function toPair(line: PairLine): Pair {
  const base = assetOf(line.base);
  const quote = assetOf(line.quote);
  return {
    ...line,
    symbol: `${line.base}/${line.quote}`,
    currencyId: base.id,
    legalId: quote.id,
    baseScale: base.scale,
    quoteScale: quote.scale,
    minQuantity: line.quantityStep,
    minNotional: '5',
    priceBand: '0.5',
    makerFeeRate: '0.001',
    takerFeeRate: '0.001',
    open: true,
  };
}

export function assetOf(code: string): Asset {
  const asset = assets.find((candidate) => candidate.code === code);
  if (!asset) throw new Error(`No asset ${code} is configured`);
  return asset;
}

/**
 * Rejects a configuration in which money would round on every fill or overflow int64.
 * @throws StartError naming the pair or asset
 */
export function checkMarket(allAssets: readonly Asset[], allPairs: readonly Pair[]): void {
  for (const asset of allAssets) {
    if (asset.scale < 0 || asset.scale > 8)
      throw refused(`${asset.code}: scale ${asset.scale} is not 0 to 8`);
  }
  const int64 = new BigNumber(2).pow(63);
  for (const pair of allPairs) {
    const fillDecimals = decimals(pair.priceTick) + decimals(pair.quantityStep);
    if (fillDecimals > pair.quoteScale)
      throw refused(`${pair.symbol}: tick × step needs ${fillDecimals} decimals`);
    if (decimals(pair.quantityStep) > pair.baseScale)
      throw refused(`${pair.symbol}: step is below the base unit`);
    const largest = new BigNumber(pair.maxQuantity)
      .times(pair.seedPrice)
      .times(100)
      .shiftedBy(pair.quoteScale);
    if (largest.gte(int64)) throw refused(`${pair.symbol}: the largest order may leave int64`);
    if (new BigNumber(pair.minQuantity).mod(pair.quantityStep).gt(0))
      throw refused(`${pair.symbol}: minimum off step`);
  }
}

function refused(what: string): StartError {
  return new StartError(`server/instruments/market.config.ts: ${what}`);
}
