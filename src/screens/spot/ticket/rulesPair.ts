import type { Pair } from '../../../../contracts/market.ts';
import type { PairQuote } from '../../../api/market.ts';
import { finestScale } from '../../../components/amounts/finestScale.ts';
import { priceStep } from '../../../components/market/ownStep.ts';

/**
 * The pair in the format of the shared rules. For a back end without steps and limits the tick is derived from the
 * price's decimals, amounts use the finest scale, and there are no limits: the back end rejects invalid orders itself.
 */
export function rulesPair(quote: PairQuote): Pair {
  return {
    matchId: quote.id,
    currencyId: quote.currency_id,
    legalId: quote.legal_id,
    symbol: quote.symbol,
    base: quote.currency_name,
    quote: quote.legal_name,
    baseScale: quote.base_scale ?? finestScale,
    quoteScale: quote.quote_scale ?? finestScale,
    priceTick: priceStep(quote),
    quantityStep: quote.quantity_step ?? '0.0001',
    minQuantity: quote.min_quantity ?? quote.quantity_step ?? '0.0001',
    maxQuantity: quote.max_quantity ?? '9000000000',
    minNotional: quote.min_notional ?? '0',
    priceBand: quote.price_band ?? '1000000',
    // A back end with a single rate uses it for both.
    makerFeeRate: quote.maker_fee_rate ?? quote.taker_fee_rate ?? '0',
    takerFeeRate: quote.taker_fee_rate ?? '0',
    seedPrice: quote.now_price,
    volatility: '0',
    open: quote.open_coin_trade === 1,
  };
}
