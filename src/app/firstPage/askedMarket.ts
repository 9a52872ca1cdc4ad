import type { AskedMarket } from '../../../contracts/firstPage.ts';
import { pairsOf, type QuotationGroup } from '../../api/market.ts';
import { candlePeriodOf, chartPeriodOf } from '../../components/chart/drawing/chartPeriods.ts';
import { namedPair } from '../../components/market/namedPair.ts';
import { pathOf } from '../paths.ts';

/** Market of a page's address, parsed by the same code as the screen. */
export function askedMarket(query: string, quotations: unknown): AskedMarket | undefined {
  const asked = new URLSearchParams(query);
  // The page of a stock has no pair.
  if (asked.has('stock')) return undefined;
  const { symbol } = namedPair(asked.get('symbol'), pairsOf(quotations as QuotationGroup[]));
  if (symbol === '') return undefined;
  const period = chartPeriodOf(asked.get('period'));
  return { path: pathOf('Kline', { symbol, period }), symbol, period: candlePeriodOf(period) };
}
