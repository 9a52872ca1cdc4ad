import { BigNumber } from 'bignumber.js';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { fiatScale } from '../../../contracts/rules/otc.ts';
import type { OtcMarkets, OtcOfferFilters } from '../../api/otc.ts';

export type OtcSide = 'buy' | 'sell';

/** Choices of the offer list, as in its address. */
export interface OfferFilters {
  side: OtcSide;
  /** Coin code; empty for the first one. */
  coin: string;
  /** ISO 4217; undefined for all. */
  fiat: string | undefined;
  /** Decimal text in `fiat`; undefined without a currency. */
  value: string | undefined;
  /** Payment method; undefined for all. */
  way: string | undefined;
}

const amountIn = (text: string | null, fiat: string): string | undefined => {
  const amount = readDecimal(text ?? '').decimalPlaces(fiatScale(fiat), BigNumber.ROUND_FLOOR);
  return amount.isFinite() && amount.gt(0) ? amount.toFixed() : undefined;
};

/** Reads the filters of an address; anything unreadable counts as not chosen. */
export function readOfferFilters(query: URLSearchParams): OfferFilters {
  const fiat = /^[A-Z]{3}$/.exec(query.get('fiat') ?? '')?.[0];
  const way = /^[a-z_]{2,20}$/.exec(query.get('way') ?? '')?.[0];
  return {
    side: query.get('side') === 'sell' ? 'sell' : 'buy',
    coin: query.get('coin') ?? '',
    fiat,
    // An amount without its currency selects nothing.
    value: fiat === undefined ? undefined : amountIn(query.get('value'), fiat),
    way,
  };
}

/** The address of these filters; defaults are left out. */
export function writeOfferFilters({ side, coin, fiat, value, way }: OfferFilters): Record<string, string> {
  return {
    ...(side === 'sell' && { side }),
    ...(coin !== '' && { coin }),
    ...(fiat !== undefined && { fiat }),
    ...(fiat !== undefined && value !== undefined && { value }),
    ...(way !== undefined && { way }),
  };
}

/** Whether a filter other than side and coin is set. */
export const isFiltered = ({ fiat, way }: OfferFilters): boolean => fiat !== undefined || way !== undefined;

/** The query for these filters; undefined if no coin is on offer. */
export function offersQueryOf(
  { side, coin, fiat, value, way }: OfferFilters,
  { currencies }: Pick<OtcMarkets, 'currencies'>,
): OtcOfferFilters | undefined {
  const found = currencies.find(({ name }) => name === coin) ?? currencies[0];
  if (!found) return undefined;
  return { type: side, currency_id: String(found.id), fiat_name: fiat, way, value };
}
