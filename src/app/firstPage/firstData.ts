import { firstDataId, type FirstData } from '../../../contracts/firstPage.ts';
import { quotations, type QuotationGroup } from '../../api/market.ts';
import { language, siteConfig, type SiteConfig } from '../../api/session.ts';
import { markOfLocale } from '../../intl/locales.ts';
import type { Core } from '../core.ts';

/** What the server has drawn this page from; undefined on a page that it has not drawn. */
export function readFirstData(): FirstData | undefined {
  const text = document.getElementById(firstDataId)?.textContent;
  return text ? (JSON.parse(text) as FirstData) : undefined;
}

/**
 * Answers the first reads with what came in the page.
 * @param at when that was made, in ms of this device's clock; 0 for not known, it is then read again at once
 */
export function fillFirstData(
  { queryClient, feed }: Pick<Core, 'queryClient' | 'feed'>,
  data: FirstData,
  at: number,
  { isVisitor = true } = {},
): void {
  const options = { updatedAt: at };
  queryClient.setQueryData(quotations().queryKey, data.quotations as QuotationGroup[], options);
  queryClient.setQueryData(siteConfig().queryKey, data.siteConfig as SiteConfig, options);
  // An account has a language of its own.
  if (isVisitor) queryClient.setQueryData(language().queryKey, markOfLocale(data.locale), options);
  if (data.market) feed.hold(data.market);
}

/**
 * When the server began to answer this page, in ms of this device's clock; 0 where a browser has kept the page,
 * as it does for the way back, because nothing then says how old it is.
 */
export function pageMadeAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.transferSize === 0) return 0;
  return performance.timeOrigin + navigation.responseStart;
}
