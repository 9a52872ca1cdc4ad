import { later } from '../../ui/loading/later.ts';

/** Apart from its page's code: it weighs more than everything else of it. */
export const laterChart = later(async () => (await import('./PriceChart.tsx')).PriceChart);
