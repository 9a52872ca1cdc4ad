import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { PriceChartProps } from './chart/PriceChart.tsx';

/** The chart's code, which comes apart from the page's: it weighs more than everything else of it. */
export type ChartPart =
  | { state: 'loading' }
  | { state: 'ready'; Chart: ComponentType<PriceChartProps> }
  | { state: 'failed'; retry: () => void };

/** How long it may take, in milliseconds (spec, section 9). */
const timeLimit = 120_000;

let coming: Promise<ComponentType<PriceChartProps>> | undefined;

/** Fetches the chart's code once; what failed is asked for again by the next call. */
function loadChart(): Promise<ComponentType<PriceChartProps>> {
  coming ??= import('./chart/PriceChart.tsx').then(
    ({ PriceChart }) => PriceChart,
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Somebody pays for every byte, and has said so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Fetches the chart's code while nothing else is to be done, for a page that the chart is one tap away from. */
export function useChartPrefetch(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const prefetch = (): void => void loadChart().catch(() => undefined);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(prefetch, 2_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(handle);
  }, []);
}

/** The chart's code for a page that shows it. */
export function useChartPart(): ChartPart {
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<ChartPart>({ state: 'loading' });
  const retry = useCallback(() => {
    // Some browsers keep a failed import for as long as the document lives; the address knows pair and period.
    if (attempt > 0 && navigator.onLine) return globalThis.location.reload();
    setPart({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, [attempt]);
  useEffect(() => {
    let isWanted = true;
    const fail = (): void => {
      if (isWanted) setPart({ state: 'failed', retry });
    };
    const timer = setTimeout(fail, timeLimit);
    loadChart()
      .then((Chart) => isWanted && setPart({ state: 'ready', Chart }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [attempt, retry]);
  return part;
}
