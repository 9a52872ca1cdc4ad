// Burst of 2,000 quotes a second on a list of 200 pairs: cost through the client's own code, against a naive
// implementation of the same rows. Both sides alternate, so machine noise affects both.
import { launchBrowser } from './browser/launchBrowser.ts';
import { openBenchPages } from './browser/benchPages.ts';
import { median } from './browser/median.ts';
import { play, type Cost } from './browser/measured.ts';
import { benchPairs, quoteBatches } from './browser/quotes.ts';
import { tell } from './figures.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = 10;
const everyMs = 100;
const pairCount = 200;
const slowdown = 4;
const goal = { ofNaive: 0.25, longTasks: 0 };

const pairs = benchPairs(pairCount);
const data = { pairs, batches: quoteBatches(pairs, (seconds * 1000) / everyMs), everyMs };
const pages = await openBenchPages();
const browser = await launchBrowser();
const ours: Cost[] = [];
const naive: Cost[] = [];
const slowed: Cost[] = [];
const slowedNaive: Cost[] = [];
try {
  const { url } = pages;
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await play(browser, { url, page: 'burst', data }));
    naive.push(await play(browser, { url, page: 'naiveBurst', data }));
    slowed.push(await play(browser, { url, page: 'burst', data, slowdown }));
    if (round === 0) slowedNaive.push(await play(browser, { url, page: 'naiveBurst', data, slowdown }));
  }
} finally {
  await browser.close();
  await pages.close();
}

const share = (costs: readonly Cost[], of: 'mainThreadS' | 'processS') =>
  (median(costs.map((cost) => cost[of])) / seconds) * 100;
const ratio = (of: 'mainThreadS' | 'processS') => share(ours, of) / share(naive, of);
const name = 'burst of 2,000 quotes/s';
const slowName = `${name} at a ${slowdown}th of the speed`;
tell([
  {
    name: `${name}, main thread against naive rendering`,
    value: ratio('mainThreadS'),
    unit: 'x',
    atMost: goal.ofNaive,
  },
  { name: `${name}, with painting, against naive`, value: ratio('processS'), unit: 'x' },
  { name: `${name}, main thread, ours`, value: share(ours, 'mainThreadS'), unit: '% of a core' },
  { name: `${name}, main thread, naive`, value: share(naive, 'mainThreadS'), unit: '% of a core' },
  {
    name: `${slowName}, long tasks`,
    value: Math.max(...slowed.map((cost) => cost.longTasks)),
    unit: '',
    atMost: goal.longTasks,
  },
  {
    name: `${slowName}, longest task`,
    value: Math.max(...slowed.map((cost) => cost.longestMs)),
    unit: 'ms',
  },
  {
    name: `${slowName}, long tasks of the naive side`,
    value: slowedNaive[0]!.longTasks,
    unit: '',
  },
]);
