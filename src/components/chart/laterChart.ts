import { later } from '../../ui/loading/later.ts';

/** Loaded separately from its page because the chart is larger than the rest of the page. */
export const laterChart = later(async () => (await import('./PriceChart.tsx')).PriceChart);
