import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';

/** Currency of all prices, as numbered on the wire. */
const dollars = { id: 1, name: 'USD' };

const stockQuotations: Handler<'stockQuotations'> = ({ stocks }) => {
  const quotation = stocks.quotes();
  return quotation.length > 0 ? [{ ...dollars, quotation }] : [];
};

const stockCandles: Handler<'stockCandles'> = ({ stocks }, { input }) => {
  const { symbol, period } = input;
  if (!stocks.source.stocks.some((candidate) => candidate.symbol === symbol))
    throw new Refusal('market.stockUnknown', { fields: { symbol: '' } });
  const fromMs = Number(input.from) * 1000;
  const toMs = Number(input.to) * 1000;
  if (fromMs > toMs) throw new Refusal('market.rangeInvalid', { fields: { from: '' } });
  return stocks.candles(symbol, period, fromMs, toMs);
};

const stockPrice: Handler<'stockPrice'> = ({ stocks }, { input }) => {
  const quote = stocks.quote(input.symbol);
  // A listed stock without a price has no quote either.
  if (!quote) throw new Refusal('market.stockUnknown', { fields: { symbol: '' } });
  return quote;
};

export const handlers: Handlers<'stocks'> = { stockQuotations, stockCandles, stockPrice };
