// Pairs and their prices.
import type { Handler, Handlers } from '../../http/handler.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { pairOf } from '../../instruments/pairOf.ts';
import { Refusal } from '../../refusal.ts';
import { castVote } from './votes.ts';

const quotations: Handler<'quotations'> = ({ market }) => {
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

const pair: Handler<'pair'> = ({ market }, { input }) => {
  const quote = market.quote(pairOf(input.currency_id, input.legal_id).symbol);
  if (!quote) throw new Refusal('market.pairUnknown', { fields: { currency_id: '' } });
  return quote;
};

const candles: Handler<'candles'> = ({ market }, { input }) => {
  const { symbol, period } = input;
  if (!pairs.some((candidate) => candidate.symbol === symbol)) {
    throw new Refusal('market.pairUnknown', { fields: { symbol: '' } });
  }
  const fromMs = Number(input.from) * 1000;
  const toMs = Number(input.to) * 1000;
  if (fromMs > toMs) throw new Refusal('market.rangeInvalid', { fields: { from: '' } });
  return market.candles(symbol, period, fromMs, toMs);
};

const vote: Handler<'vote'> = async ({ executor }, { input, user }) => {
  const { owner } = user();
  const { symbol } = pairOf(input.currency_id, input.legal_id);
  const performed = await executor.perform(castVote, owner, { owner, symbol, isUp: input.type === '1' });
  if (performed.isRepetition) throw new Error('A vote has no repetition');
  return performed.answer;
};

export const handlers: Handlers<'market'> = { quotations, pair, candles, vote };
