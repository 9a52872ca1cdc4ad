import { firstDataId, type FirstData } from '../../../contracts/firstPage.ts';
import { quotations, type QuotationGroup } from '../../api/market.ts';
import { language, siteConfig, type SiteConfig } from '../../api/session.ts';
import { markOfLocale } from '../../intl/locales.ts';
import type { Core } from '../core.ts';

/** Data that the server rendered this page from; undefined on a page that it did not render. */
export function readFirstData(): FirstData | undefined {
  const text = document.getElementById(firstDataId)?.textContent;
  return text ? (JSON.parse(text) as FirstData) : undefined;
}

/**
 * Fills the cache of the first reads with the data in the page.
 * @param at time of rendering, in ms of this device's clock; 0 if unknown, then the data are refetched immediately
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
  // A logged-in account has its own language.
  if (isVisitor) queryClient.setQueryData(language().queryKey, markOfLocale(data.locale), options);
  if (data.market) feed.hold(data.market);
}

/**
 * Time at which the server began to answer this page, in ms of the device's clock; 0 if the browser restored the page
 * from its cache, because its age is unknown then.
 */
export function pageMadeAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.transferSize === 0) return 0;
  return performance.timeOrigin + navigation.responseStart;
}
