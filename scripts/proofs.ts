// npm run proofs: long, randomised or clock-dependent tests. They find faults to file and block nothing. Usage: npm run
// proofs -- [part of a name ...] [--list] [--anew]. A stopped run resumes with the same files and the same SEED, unless
// --anew is set. Output of each: dist/proofs/<name>.log.
import { randomInt } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitOnError } from './exitOnError.ts';
import { runCommand, type Command } from './runCommand.ts';
import { treeKey } from './testing/treeState.ts';

interface Proof {
  name: string;
  command: Command;
  environment?: Record<string, string>;
  /** The stage whose build it uses. */
  needs?: string;
}

const folder = 'dist/proofs';
const longestS = 6 * 3600;

/** One proof per file, so a stopped run loses little. */
function files(project: string, pattern: string, needs?: string): Proof[] {
  return globSync(pattern)
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.proof\.tsx?$/, ''),
      command: ['vitest', 'run', '--project', project, '--reporter=verbose', file],
      environment: { FULL: '1' },
      needs,
    }));
}

/** A test of npm test with more iterations. */
const larger = (
  name: string,
  file: string,
  environment: Record<string, string>,
  project = 'node',
): Proof => ({
  name,
  command: ['vitest', 'run', '--project', project, '--reporter=verbose', file],
  environment,
});

const storybook = 'storybook build';

const all: readonly Proof[] = [
  ...files('proofs', '{server,contracts,scripts,tokens}/**/*.proof.ts'),
  ...files('proofs-app', '{src,stories}/**/*.proof.tsx'),
  larger('money simulation', 'server/domains/withdrawal/moneySimulation', { OPERATIONS: '1000000' }),
  larger('contracts simulation', 'server/domains/lever/simulation', { OPERATIONS: '100000' }),
  larger('hosting simulation', 'server/domains/hosting/simulation', { OPERATIONS: '1000' }),
  larger('orders simulation', 'server/domains/spot/simulation', { OPERATIONS: '50000' }),
  larger('stored orders simulation', 'server/domains/spot/storedSimulation', { OPERATIONS: '9600' }),
  larger('reviews simulation', 'server/reviews/simulation', { OPERATIONS: '1080' }),
  larger('commands simulation', 'server/acceptance/everyCommandSimulation', { OPERATIONS: '20000' }),
  larger('demo resets simulation', 'server/acceptance/demoResetsSimulation', { OPERATIONS: '1000' }),
  larger('custody told', 'server/http/custodyRoute', { HISTORIES: '25' }),
  larger('bad input in time', 'server/http/badInput', { FULL: '1' }),
  larger('kill', 'server/commands/kill', { FULL: '1' }, 'process'),
  larger('chain histories', 'server/domains/deposit/watching/chainHistories', { HISTORIES: '10000' }),
  {
    name: 'server on PostgreSQL',
    command: ['vitest', 'run', '--project', 'postgres'],
    environment: { POSTGRES: 'whole' },
  },
  { name: 'pact faults', command: ['node', 'contracts/pact/tools/mutate.ts'] },
  { name: storybook, command: ['storybook', 'build', '-o', 'dist/storybook', '--quiet'] },
  { name: 'visual', command: ['node', 'scripts/visual.ts'] },
  {
    name: 'stories as they are published',
    command: ['node', 'scripts/stories.ts', '--built'],
    needs: storybook,
  },
  ...files('docs-pages', 'stories/**/*.proof.ts', storybook),
  ...files('proofs-e2e', 'e2e/**/*.proof.ts'),
  larger('screens with every fault', 'tests/faults', { FULL: '1' }, 'app'),
  larger('books of an order', 'src/components/book/groupLevels', { ROUNDS: '300' }, 'app'),
  larger('journeys with every fault', 'e2e/app/unanswered', { FULL: '1' }, 'e2e'),
  larger('every form with secrets', 'e2e/app/secrets', { FULL: '1' }, 'e2e'),
  {
    name: 'journeys before a plain back end',
    command: ['vitest', 'run', '--project', 'e2e', '--project', 'proofs-e2e', '--reporter=verbose'],
    environment: { FAMILY: '1' },
  },
];

interface Past {
  files: string | undefined;
  seed: string;
  results: Record<string, { isGood: boolean; seconds: number }>;
}

const { values, positionals } = exitOnError(() =>
  parseArgs({
    options: { list: { type: 'boolean' }, anew: { type: 'boolean' } },
    allowPositionals: true,
  }),
);
const asked = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const chosen = all.filter((each) => asked.includes(each) || asked.some(({ needs }) => needs === each.name));
if (chosen.length === 0) {
  console.error(`No proof has ${positionals.join(', ')} in its name: npm run proofs -- --list`);
  process.exit(1);
}
if (values.list) {
  for (const { name } of chosen) console.log(name);
  process.exit();
}

mkdirSync(folder, { recursive: true });
const pastPath = `${folder}/results.json`;
const key = treeKey();
const past = pastOf();
writeFileSync(pastPath, JSON.stringify(past));
console.log(`${chosen.length} proofs, SEED=${past.seed}`);

function pastOf(): Past {
  const fresh = { files: key, seed: process.env['SEED'] ?? String(randomInt(2 ** 31)), results: {} };
  if (values.anew || !existsSync(pastPath)) return fresh;
  const kept = JSON.parse(readFileSync(pastPath, 'utf8')) as Past;
  const isSame = key !== undefined && kept.files === key && (process.env['SEED'] ?? kept.seed) === kept.seed;
  return isSame ? kept : fresh;
}

const before = new Set(Object.keys(past.results).filter((name) => past.results[name]!.isGood));
for (const { name, command, environment } of chosen) {
  if (before.has(name)) continue;
  const startedAt = Date.now();
  const ending = await runCommand(name, command, {
    isLoud: true,
    limitS: longestS,
    environment: { SEED: past.seed, ...environment },
  });
  writeFileSync(`${folder}/${name.replaceAll('/', '.')}.log`, ending.said);
  past.results[name] = { isGood: ending.code === 0, seconds: Math.round((Date.now() - startedAt) / 1000) };
  writeFileSync(pastPath, JSON.stringify(past, null, 2));
}

const width = Math.max(...chosen.map(({ name }) => name.length));
console.log('');
for (const { name } of chosen) {
  const { isGood, seconds } = past.results[name]!;
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(width)} ${String(seconds).padStart(6)} s${before.has(name) ? ', before' : ''}`,
  );
}
console.log(`SEED=${past.seed}`);
process.exitCode = chosen.every(({ name }) => past.results[name]!.isGood) ? 0 : 1;
