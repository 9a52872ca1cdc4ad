import type { StockQuote } from '../../api/stocks.ts';
import { ownStep } from '../market/ownStep.ts';

type Prices = Pick<StockQuote, 'now_price' | 'high' | 'low' | 'previous_close'>;

/** Price step of a stock: a cent, or the finest step of its prices where they have more decimals. */
export const stockTick = ({ now_price, high, low, previous_close }: Prices): string =>
  [now_price, high, low, previous_close]
    .flatMap((price) => (price === undefined ? [] : ownStep(price)))
    .reduce((finest, step) => (step.length > finest.length ? step : finest), '0.01');
