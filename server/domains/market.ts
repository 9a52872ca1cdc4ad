// Pairs and their prices.
import type { CandlePeriod } from '../../contracts/candles.ts';
import type { Handler, Handlers } from '../handler.ts';
import { assets, pairs } from '../market/market.config.ts';
import { Refusal } from '../refusal.ts';

const quotations: Handler = ({ market }) => {
  const quotes = market.quotes();
  const quoteIds = new Set(pairs.map((pair) => pair.legalId));
  return assets
    .filter((asset) => quoteIds.has(asset.id))
    .map((asset) => ({
      id: asset.id,
      name: asset.code,
      quotation: quotes.filter((quote) => quote.legal_id === asset.id),
    }));
};

const pair: Handler<{ currency_id: string; legal_id: string }> = ({ market }, { input }) => {
  const found = pairs.find(
    ({ currencyId, legalId }) =>
      String(currencyId) === input.currency_id && String(legalId) === input.legal_id,
  );
  if (!found) throw new Refusal('market.pairUnknown', { fields: { currency_id: '' } });
  return market.quote(found.symbol);
};

interface CandlesQuery {
  symbol: string;
  period: CandlePeriod;
  /** Seconds since 1970 UTC. */
  from: string;
  to: string;
}

const candles: Handler<CandlesQuery> = ({ market }, { input }) => {
  const { symbol, period } = input;
  if (!pairs.some((candidate) => candidate.symbol === symbol)) {
    throw new Refusal('market.pairUnknown', { fields: { symbol: '' } });
  }
  const fromMs = Number(input.from) * 1000;
  const toMs = Number(input.to) * 1000;
  if (fromMs > toMs) throw new Refusal('market.rangeInvalid', { fields: { from: '' } });
  return market.candles(symbol, period, fromMs, toMs);
};

export const handlers: Handlers = { quotations, pair, candles };
