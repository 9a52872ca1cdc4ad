// npm run bench: runs every bench in turn, alone on the machine, and prints one table of the measurements. Usage: node
// bench/run.ts [bench …], with the names below; default: all.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMet, tableOf } from './figures.ts';
import type { Figure } from './figures.ts';

const all = [
  'engine',
  'audit',
  'dueWork',
  'contracts',
  'options',
  'deposits',
  'outbox',
  'uploads',
  'lists',
  'http',
  'httpPostgres',
  'feed',
  'hour',
  'flood',
  'home',
  'memberHome',
  'firstCandle',
  'routes',
  'burst',
  'orderBook',
  'candleTick',
];

/** The figures of one benchmark. A benchmark without figures has failed, and its table says so. */
function run(bench: string): Promise<Figure[]> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, `${bench}.ts`), [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let figures: Figure[] = [];
    child.on('message', (message) => {
      figures = message as Figure[];
    });
    child.on('error', (error) => console.error(error.message));
    child.on('close', () => {
      const failed = { name: `${bench} ended without figures`, value: NaN, unit: '', atLeast: 0 };
      resolve(figures.length > 0 ? figures : [failed]);
    });
  });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}: ${all.join(', ')}`);

const figures: Figure[] = [];
for (const bench of all.filter((name) => asked.length === 0 || asked.includes(name))) {
  console.error(`${bench} …`);
  figures.push(...(await run(bench)));
}
console.log(`\n${availableParallelism()} cores, Node ${process.version}\n\n${tableOf(figures)}\n`);
process.exitCode = figures.every(isMet) ? 0 : 1;
