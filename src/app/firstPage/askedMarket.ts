import type { AskedMarket } from '../../../contracts/firstPage.ts';
import { pairsOf, type QuotationGroup } from '../../api/market.ts';
import { candlePeriodOf, chartPeriodOf } from '../../components/chart/drawing/chartPeriods.ts';
import { namedPair } from '../../components/market/namedPair.ts';
import { pathOf } from '../paths.ts';

/** What the page of a market shows at an address, as the screen itself reads it. */
export function askedMarket(query: string, quotations: unknown): AskedMarket | undefined {
  const asked = new URLSearchParams(query);
  const { symbol } = namedPair(asked.get('symbol'), pairsOf(quotations as QuotationGroup[]));
  if (symbol === '') return undefined;
  const period = chartPeriodOf(asked.get('period'));
  return { path: pathOf('Kline', { symbol, period }), symbol, period: candlePeriodOf(period) };
}
