// One tick of the forming candle among 120: our live layer against lightweight-charts updating the same series. The
// sides alternate, so machine noise affects both.
import { launchBrowser } from './browser/launchBrowser.ts';
import { openBenchPages } from './browser/benchPages.ts';
import { benchCandles, benchTicks } from './browser/candles.ts';
import { median } from './browser/median.ts';
import { play, type Cost } from './browser/measured.ts';
import { tell } from './figures.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const tickCount = 100;
const closeCount = 20;
const goal = { ofLightweight: 1 };

const candles = benchCandles(119);
const ticks = benchTicks(candles, tickCount);
const data = { candles, ticks, everyMs: 100 };
const sides = {
  ours: { page: 'candleTick', data },
  lightweight: { page: 'lightweight', data },
  alone: { page: 'lightweight', data: { ...data, alone: true } },
  closes: {
    page: 'candleTick',
    data: { ...data, ticks: ticks.slice(0, closeCount), everyMs: 500, closes: true },
  },
};
type Side = keyof typeof sides;
const names = Object.keys(sides) as Side[];
const costs = Object.fromEntries(names.map((side) => [side, [] as Cost[]])) as Record<Side, Cost[]>;

const pages = await openBenchPages();
const browser = await launchBrowser();
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const side of names) costs[side].push(await play(browser, { url: pages.url, ...sides[side] }));
  }
} finally {
  await browser.close();
  await pages.close();
}

type Part = 'mainThreadS' | 'processS';
const perStep = (side: Side, part: Part, steps = tickCount) =>
  (median(costs[side].map((cost) => cost[part])) / steps) * 1000;
const ratio = (part: Part, of: Side) => perStep('ours', part) / perStep(of, part);
const name = 'candle tick on 120 candles';
tell([
  {
    name: `${name}, CPU against lightweight-charts`,
    value: ratio('processS', 'lightweight'),
    unit: 'x',
    atMost: goal.ofLightweight,
  },
  {
    name: `${name}, main thread against lightweight-charts`,
    value: ratio('mainThreadS', 'lightweight'),
    unit: 'x',
  },
  {
    name: `${name}, CPU against lightweight-charts with candles alone`,
    value: ratio('processS', 'alone'),
    unit: 'x',
  },
  { name: `${name}, CPU, ours`, value: perStep('ours', 'processS'), unit: 'ms' },
  { name: `${name}, CPU, lightweight-charts`, value: perStep('lightweight', 'processS'), unit: 'ms' },
  { name: `${name}, main thread, ours`, value: perStep('ours', 'mainThreadS'), unit: 'ms' },
  {
    name: `${name}, main thread, lightweight-charts`,
    value: perStep('lightweight', 'mainThreadS'),
    unit: 'ms',
  },
  {
    name: 'a closed candle, everything drawn anew, main thread',
    value: perStep('closes', 'mainThreadS', closeCount),
    unit: 'ms',
  },
]);
