// node contracts/pact/tools/mutate.ts: measures how many provider faults the pacts detect, one at a time in each
// consumed field. --sample <n> only n faults, selected by the seed. --seed <text> default: today's date. --pacts
// <folder> default: contracts/pacts.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { exitOnError } from '../../../scripts/exitOnError.ts';
import { saidElsewhere } from './consumed.ts';
import { matchAll } from './core.ts';
import { kinds, mutantsIn, type Mutant } from './mutants.ts';
import { pactsFolder, readPacts } from './pactFiles.ts';

const { values } = exitOnError(() =>
  parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string' }, pacts: { type: 'string' } },
  }),
);
const seed = values.seed ?? new Date().toISOString().slice(0, 10);
const goal = 0.99;

const idOf = ({ subject, path, kind }: Mutant) => `${subject} ${path}: ${kind}`;

function sampleOf(mutants: readonly Mutant[], count: number): Mutant[] {
  const place = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${idOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: place(mutant) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const startedAt = performance.now();
const all = mutantsIn(readPacts(values.pacts ?? pactsFolder));
const chosen = values.sample === undefined ? all : sampleOf(all, Number(values.sample));
const trials = chosen.flatMap((mutant) => mutant.trials);
const verdicts = await matchAll(trials);
let at = 0;
const judged = chosen.map((mutant) => {
  const own = verdicts.slice(at, (at += mutant.trials.length));
  return { ...mutant, isSeen: own.some((verdict) => verdict !== undefined) };
});

const share = (seen: number, count: number) =>
  count === 0 ? '' : `${((100 * seen) / count).toFixed(1)} %`.padStart(8);
const line = (name: string, mutants: typeof judged) => {
  const faults = mutants.filter(({ legal }) => legal === undefined);
  const seen = faults.filter(({ isSeen }) => isSeen).length;
  const counts = `${String(seen).padStart(5)} of ${String(faults.length).padStart(4)}`;
  console.log(
    `${name.padEnd(14)} ${counts} ${share(seen, faults.length)}   legal ${mutants.length - faults.length}`,
  );
  return { seen, count: faults.length };
};
for (const kind of kinds)
  line(
    kind,
    judged.filter((mutant) => mutant.kind === kind),
  );
line(
  'calls',
  judged.filter(({ isMessage }) => !isMessage),
);
line(
  'messages',
  judged.filter(({ isMessage }) => isMessage),
);
const { seen, count } = line('all', judged);

const explained = ({ subject, path }: Mutant) => saidElsewhere[`${subject} ${path}`];
const survivors = judged.filter(({ isSeen, legal }) => !isSeen && legal === undefined);
for (const mutant of survivors) {
  const reason = explained(mutant) ?? (mutant.isUnpinned ? 'no pact has it' : '');
  console.log(`not seen: ${idOf(mutant)}${reason && `, as ${reason}`}`);
}
for (const [reason, own] of Map.groupBy(
  judged.filter(({ legal }) => legal !== undefined),
  ({ legal }) => legal,
))
  console.log(`legal, as ${reason}: ${own.map(idOf).join(', ')}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${chosen.length} of ${all.length} mutants, ${trials.length} trials, ${seconds} s, seed ${seed}`);
// In a small sample a single explained fault exceeds one percent.
const failure =
  values.sample === undefined
    ? seen < goal * count && `The pacts see less than ${goal * 100} % of what is no legal answer`
    : survivors.some((mutant) => explained(mutant) === undefined) && 'Nothing explains what is not seen';
if (failure) {
  console.error(failure);
  process.exitCode = 1;
}
