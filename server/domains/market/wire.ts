// Rows of the market's endpoints.
import type { components } from '../../../contracts/schema.d.ts';

type Schemas = components['schemas'];

/** Fields of pairs with a price, and of pairs that have not opened. */
type Sometimes = 'time_ms' | 'opens_ms';
/** Includes the fields that other back ends may leave out. */
export type PairQuote = Required<Omit<Schemas['PairQuote'], Sometimes>> &
  Pick<Schemas['PairQuote'], Sometimes>;
export type CandleRow = Schemas['CandleRow'];
/** Origin of the prices. */
export type MarketSource = Schemas['SiteConfig']['market_source'];
