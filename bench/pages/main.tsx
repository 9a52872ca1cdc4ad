// One page for all browser benchmarks: ?page= selects the measured side, so that each loads only the code it needs.
import '../../src/theme/fonts.ts';
import '../../src/theme/global.css.ts';
import type { BenchPage } from './BenchPage.ts';

type Module = { benchPage: BenchPage<never> };

const pages: Record<string, () => Promise<Module>> = {
  burst: () => import('./burst.tsx'),
  naiveBurst: () => import('./naiveBurst.tsx'),
  orderBook: () => import('./orderBook.tsx'),
  candleTick: () => import('./candleTick.tsx'),
  lightweight: () => import('./lightweight.ts'),
};

const name = new URLSearchParams(location.search).get('page') ?? '';
const load = pages[name];
if (!load) throw new Error(`There is no page ${name}: ${Object.keys(pages).join(', ')}`);
const { benchPage } = await load();
await document.fonts.ready;
Object.assign(window, { benchPage });
