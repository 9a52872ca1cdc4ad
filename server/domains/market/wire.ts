// Rows of the market's endpoints.
import type { components } from '../../../contracts/schema.d.ts';

type Schemas = components['schemas'];

/** Includes the fields that other back ends may leave out. */
export type PairQuote = Required<Omit<Schemas['PairQuote'], 'opens_ms'>> &
  Pick<Schemas['PairQuote'], 'opens_ms'>;
export type CandleRow = Schemas['CandleRow'];
/** Origin of the prices. */
export type MarketSource = Schemas['SiteConfig']['market_source'];
