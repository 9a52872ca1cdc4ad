// Spot's order book at 20 updates a second, through the client's own code, at full speed and with a four times slower
// processor.
import { openBenchPages } from './browser/benchPages.ts';
import { depthPair, depthSnapshot, depthUpdates } from './browser/depth.ts';
import { launchBrowser } from './browser/launchBrowser.ts';
import { play, type Cost } from './browser/measured.ts';
import { median } from './browser/median.ts';
import { tell } from './figures.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = 10;
const perSecond = 20;
const slowdown = 4;
const goal = { longTasks: 0 };

const data = {
  pair: depthPair,
  snapshot: depthSnapshot(),
  updates: depthUpdates(seconds * perSecond),
  everyMs: 1000 / perSecond,
};
const pages = await openBenchPages();
const browser = await launchBrowser();
const costs: Cost[] = [];
const slowed: Cost[] = [];
try {
  const options = { url: pages.url, page: 'orderBook', data };
  for (let round = 0; round < rounds; round += 1) {
    costs.push(await play(browser, options));
    slowed.push(await play(browser, { ...options, slowdown }));
  }
} finally {
  await browser.close();
  await pages.close();
}

const share = (part: 'mainThreadS' | 'processS') => (median(costs.map((cost) => cost[part])) / seconds) * 100;
const name = `order book at ${perSecond} updates/s`;
const slowName = `${name} at a ${slowdown}th of the speed`;
tell([
  { name: `${name}, main thread`, value: share('mainThreadS'), unit: '% of a core' },
  { name: `${name}, with painting`, value: share('processS'), unit: '% of a core' },
  {
    name: `${slowName}, long tasks in ${seconds} s`,
    value: Math.max(...slowed.map((cost) => cost.longTasks)),
    unit: '',
    atMost: goal.longTasks,
  },
  {
    name: `${slowName}, longest task`,
    value: Math.max(...slowed.map((cost) => cost.longestMs)),
    unit: 'ms',
  },
]);
