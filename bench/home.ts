// First load of Home compared with the baseline: the smallest app with the same packages and data, built with the same
// settings and sent by the same server (bench/floor).
import { ensureBuilt } from '../e2e/support/ensureBuilt.ts';
import { startProductServer } from '../e2e/support/productServer.ts';
import { tell } from './figures.ts';
import type { Figure } from './figures.ts';
import { kinds, loadOnce } from './firstLoad.ts';
import type { Load } from './firstLoad.ts';
import { buildFloor } from './floor/buildFloor.ts';

const loads = Number(process.env.BENCH_LOADS ?? 5);
const goal = {
  /** Browser thresholds for a good largest contentful paint and layout shift. */
  largestPaintMs: 2500,
  layoutShift: 0.1,
  /** Initial script size of Home relative to the baseline. */
  scriptRatio: 1.3,
};

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Returns the median of a figure over several loads. */
type Median = (of: (load: Load) => number) => number;

function medianOf(all: readonly Load[]): Median {
  return (of) => median(all.map(of));
}

function sizesOf(home: Median): Figure[] {
  const kb = (name: string, of: (load: Load) => number): Figure => ({
    name: `Home, first load, ${name}`,
    value: home(of) / 1024,
    unit: 'KB',
  });
  return [
    ...kinds
      .map((kind) => kb(kind.toLowerCase(), ({ bytes }) => bytes[kind]))
      .filter(({ value }) => value > 0),
    kb('initial script', (load) => load.initialScriptBytes),
    kb('all on the line', ({ bytes }) => kinds.reduce((sum, kind) => sum + bytes[kind], 0)),
    { name: 'Home, first load, answers', value: home((load) => load.requests), unit: '' },
  ];
}

function momentsOf(name: string, of: Median, largestPaintMs?: number): Figure[] {
  const ms = (what: string, value: number): Figure => ({
    name: `${name}, first load, ${what}`,
    value,
    unit: 'ms',
  });
  return [
    ms(
      'first paint',
      of((load) => load.firstPaint),
    ),
    {
      ...ms(
        'largest paint',
        of((load) => load.largestPaint),
      ),
      atMost: largestPaintMs,
    },
    ms(
      'first market row',
      of((load) => load.firstRow),
    ),
    ms(
      'interactive',
      of((load) => load.interactive),
    ),
  ];
}

function ratiosOf(home: Median, floor: Median): Figure[] {
  const ratio = (name: string, of: (load: Load) => number): Figure => ({
    name: `Home over floor, ${name}`,
    value: home(of) / floor(of),
    unit: 'x',
  });
  return [
    { ...ratio('initial script', (load) => load.initialScriptBytes), atMost: goal.scriptRatio },
    ratio('largest paint', (load) => load.largestPaint),
    ratio('first market row', (load) => load.firstRow),
    ratio('interactive', (load) => load.interactive),
  ];
}

ensureBuilt();
await buildFloor();
const servers = [await startProductServer(), await startProductServer({}, 'bench/floor/server.ts')];
try {
  const all: [Load[], Load[]] = [[], []];
  // Alternating, so machine noise affects both equally.
  for (let count = 0; count < loads; count += 1)
    for (const [index, server] of servers.entries()) all[index]!.push(await loadOnce(server.url));
  const [home, floor] = [medianOf(all[0]), medianOf(all[1])];
  tell([
    ...sizesOf(home),
    {
      name: 'Home, first load, layout shift',
      value: home((load) => load.layoutShift),
      unit: '',
      atMost: goal.layoutShift,
    },
    ...momentsOf('Home', home, goal.largestPaintMs),
    {
      name: 'Floor, first load, initial script',
      value: floor((load) => load.initialScriptBytes) / 1024,
      unit: 'KB',
    },
    ...momentsOf('Floor', floor),
    ...ratiosOf(home, floor),
  ]);
} finally {
  for (const server of servers) await server.stop();
}
