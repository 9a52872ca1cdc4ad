// Plants what each row of contracts/spec forbids, one fault at a time, and runs the tests that claim the row: prints what
// none of them sees. Usage: node scripts/mutateTraces.ts [part of a row] [--kind <kind>]
// [--sample <how many>]. A sample is drawn by lot: another one each day, or by SEED.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { claims } from '../contracts/spec/rows.ts';
import { orEnd } from './orEnd.ts';
import { ClaimedTests, isNamed, type Ran, type TestName } from './traces/ClaimedTests.ts';
import { allFaults, looksAt, rowsWithoutFault, type Fault } from './traces/faults.ts';
import { ScratchCopy } from './traces/ScratchCopy.ts';
import { VariantTests, type Trial } from './traces/VariantTests.ts';

const {
  values: { sample, kind },
  positionals: [part = ''],
} = orEnd(() =>
  parseArgs({
    options: { sample: { type: 'string' }, kind: { type: 'string' } },
    allowPositionals: true,
  }),
);
const seed = process.env['SEED'] ?? new Date().toISOString().slice(0, 10);
const lotOf = (fault: Fault): string =>
  createHash('sha256')
    .update(`${seed} ${nameOf(fault)}`)
    .digest('hex');

const nameOf = ({ kind: of, row, side, name }: Fault): string => `${of} ${row} (${side}): ${name}`;

/** Tests that claim the row and look at the side that is damaged; stories and journeys run elsewhere. */
function testsOf({ kind: of, row, side }: Fault): TestName[] {
  return claims()
    .filter((claim) => claim.kind === of && (claim.row === row || claim.row === '*'))
    .filter(({ file }) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/') && looksAt(side, file))
    .map(({ file, title }) => ({ file, title: titleOf(title, of, row) }));
}

/** The title of the row's own case, where a table has one for each row. */
function titleOf(title: string, of: Fault['kind'], row: string): string {
  const [screen = '', operationId = ''] = row.split(' ');
  if (of === 'call') return title.replace('$screen', screen).replace('$operationId', operationId);
  return title.replace('$id', row).replace('$field', row.slice(row.indexOf(' ') + 1));
}

// What a fault keeps from coming is waited for in vain.
process.env['PATIENCE'] ??= '3000';
const all = allFaults();
const startedAt = performance.now();
const variants = await VariantTests.open();
const chosen = drawn();
const unseen: string[] = [];
const score = new Map<string, { planted: number; seen: number }>();

/** What is asked for; a sample is drawn from what is quick to try. */
function drawn(): Fault[] {
  const asked = all.filter(
    (fault) => nameOf(fault).includes(part) && (kind === undefined || fault.kind === kind),
  );
  if (sample === undefined) return asked;
  return asked
    .filter((fault) => variants.canTry(trialOf([fault])))
    .sort((one, other) => lotOf(one).localeCompare(lotOf(other)))
    .slice(0, Number(sample));
}

function trialOf(batch: readonly Fault[]): Trial {
  return { edits: editsOf(batch), names: uniqueTests(batch) };
}

/**
 * Faults that one run shows: those of the same edits, and all sentences of a side, as a test that looks for its own one
 * does not care about others.
 */
function batchesOf(faults: readonly Fault[]): Fault[][] {
  const batches = new Map<string, Fault[]>();
  for (const fault of faults) {
    const places = fault.edits.map(({ file, find, put }) => `${file} ${String(find)} ${put}`);
    const key = fault.sentence === undefined ? places.join() : `sentences of ${fault.side}`;
    batches.set(key, [...(batches.get(key) ?? []), fault]);
  }
  return [...batches.values()];
}

/** Why nobody sees a fault; nothing where a test of its row fails for it. */
function whyUnseen(fault: Fault, ran: readonly Ran[]): string | undefined {
  const own = ran.filter((test) => testsOf(fault).some((name) => isNamed(name, test)));
  if (own.length === 0) return 'no test claims it';
  // Of a sentence with figures, what stands before them; the rest is cut where a failure is long.
  const named = (fault.sentence ?? '').split('{')[0]!.slice(0, 12);
  const seen = own.some(({ failure }) => failure?.includes(named));
  return seen ? undefined : `${own.length} tests passed`;
}

/** The edits of all of them, each once: a sentence is replaced by the first that names it. */
function editsOf(batch: readonly Fault[]): Fault['edits'] {
  const edits = batch.flatMap((fault) => fault.edits);
  return [...new Map(edits.map((each) => [`${each.file} ${String(each.find)}`, each])).values()];
}

/** Of every fault of a batch, why nobody sees it; `broken` where its tests could not be run. */
function judge(batch: readonly Fault[], ran: readonly Ran[], broken?: string): void {
  for (const fault of batch) {
    const ofKind = score.get(fault.kind) ?? { planted: 0, seen: 0 };
    score.set(fault.kind, ofKind);
    ofKind.planted += 1;
    const why = broken ?? whyUnseen(fault, ran);
    if (why === undefined) ofKind.seen += 1;
    else unseen.push(`${nameOf(fault)}: ${why}`);
  }
}

/** What fails without a fault shows nothing with one. */
function demandHealth(ran: readonly Ran[]): void {
  const sick = ran.find(({ failure }) => failure !== undefined);
  if (sick) throw new Error(`Without a fault: ${sick.file} ${sick.fullName}: ${sick.failure}`);
}

/** The batches of which a fault was not seen: some is read by its path, or by a process of its own. */
async function tryVariants(batches: readonly Fault[][]): Promise<Fault[][]> {
  const quick = batches.filter((batch) => variants.canTry(trialOf(batch)));
  // What a sample runs is held by npm test itself.
  const clean = { edits: [], names: sample === undefined ? uniqueTests(quick.flat()) : [] };
  const [healthy = [], ...results] = await variants.run([clean, ...quick.map(trialOf)]);
  demandHealth(healthy);
  const left = batches.filter((batch) => !quick.includes(batch));
  for (const [at, batch] of quick.entries()) {
    const ran = results[at]!;
    if (batch.every((fault) => whyUnseen(fault, ran) === undefined)) judge(batch, ran);
    else left.push(batch);
  }
  return left;
}

/** Each in the files of a copy, with a run of its own. */
async function tryInCopy(batches: readonly Fault[][]): Promise<void> {
  const scratch = new ScratchCopy();
  const tests = await ClaimedTests.open(scratch.folder);
  const runDamaged = async (batch: readonly Fault[]): Promise<Ran[]> => {
    const { changed, mend } = scratch.plant(editsOf(batch));
    const names = uniqueTests(batch);
    try {
      return names.length > 0 ? await tests.run(names, changed) : [];
    } finally {
      mend();
      tests.forget(changed);
    }
  };
  try {
    demandHealth(await tests.run(uniqueTests(batches.flat())));
    for (const batch of batches) {
      try {
        judge(batch, await runDamaged(batch));
      } catch (error) {
        judge(batch, [], (error as Error).message.split('\n')[0]);
      }
    }
  } finally {
    await tests.close();
    scratch.remove();
  }
}

function uniqueTests(faults: readonly Fault[]): TestName[] {
  const names = faults
    .flatMap(testsOf)
    .map(({ file, title }) => [`${file}\t${title}`, { file, title }] as const);
  return [...new Map(names).values()];
}

try {
  const left = await tryVariants(batchesOf(chosen));
  if (left.length > 0) await tryInCopy(left);
} finally {
  await variants.close();
}

const unplanted = rowsWithoutFault(all);
for (const [of, { planted, seen }] of score) console.log(`${of.padEnd(6)} ${seen} of ${planted} faults seen`);
for (const line of unseen) console.log(`unseen ${line}`);
for (const line of unplanted) console.log(`no fault for ${line}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `${chosen.length} of ${all.length} faults${sample === undefined ? '' : `, SEED=${seed}`}, ${seconds} s`,
);
process.exitCode = unseen.length + unplanted.length === 0 ? 0 : 1;
