// npm test: all stages on a fresh clone, each counted from its own report; the last line is the total. Usage: npm test
// -- [stage ...] [--changed <ref>]: only these stages; only tests affected by changes since that commit.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { changedSince } from './testing/changed.ts';
import { countReport, failedIn, type Failure, type Outcome } from './testing/countReport.ts';
import { finalFailures } from './testing/failureReasons.ts';
import { exitOnError } from './exitOnError.ts';
import { measurePace } from './testing/pace.ts';
import { runCommand, type Command } from './runCommand.ts';
import { budgetOf, commandAgain, commandSince, reports, stages, type Stage } from './testing/stages.ts';
import { readTestArguments } from './testing/testArguments.ts';
import { treeState } from './testing/treeState.ts';

/** Timeout factor: a stage that takes ten times its budget, scaled to this machine, is hanging. */
const hangsAfter = 10;
/** More failures are not flaky, and retrying them takes too long. */
const mostTriedAgain = 10;

const { names, ref } = exitOnError(() => readTestArguments(process.argv.slice(2)));
const changed = exitOnError(() => (ref === undefined ? undefined : changedSince(ref)));

/** Command of a stage; undefined if it has nothing to run. */
function commandOf(stage: Stage): Command | undefined {
  if (names.length > 0 && !names.includes(stage.name)) return undefined;
  return ref === undefined || changed === undefined ? stage.command : commandSince(stage, ref, changed);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const beganAt = Date.now();
const pace = measurePace();
console.log(`Pace of this machine: ${pace.toFixed(2)} times the seconds of the budgets`);
/** Budgets grow on slower machines and do not shrink on faster ones. */
const secondsFor = (stage: Stage): number => Math.round(budgetOf(stage) * Math.max(1, pace));

const waiting = stages.flatMap((stage) => {
  const command = commandOf(stage);
  return command ? [{ stage, command }] : [];
});
const chosen = waiting.map(({ stage }) => stage);
const results = new Map<Stage, { outcome: Outcome; seconds: number }>();

async function work({ stage, command }: (typeof waiting)[number]): Promise<void> {
  const startedAt = Date.now();
  const ending = await runCommand(stage.name, command, {
    isLoud: stage.cores === 2,
    limitS: hangsAfter * secondsFor(stage),
  });
  const outcome = countReport(stage.report, ending, ref !== undefined);
  results.set(stage, { outcome, seconds: (Date.now() - startedAt) / 1000 });
}

/** The first stage whose dependencies are done and for which enough cores are free. */
function takeNext(freeCores: number): (typeof waiting)[number] | undefined {
  const isReady = ({ after = [] }: Stage) =>
    after.every((name) => !chosen.some((stage) => stage.name === name && !results.has(stage)));
  const at = waiting.findIndex(({ stage }) => isReady(stage));
  // No stage overtakes one that waits for both cores, to prevent starvation.
  return at >= 0 && waiting[at]!.stage.cores <= freeCores ? waiting.splice(at, 1)[0] : undefined;
}

const running = new Map<Promise<void>, number>();
while (waiting.length > 0 || running.size > 0) {
  const busy = [...running.values()].reduce((sum, cores) => sum + cores, 0);
  const next = takeNext(2 - busy);
  if (next) {
    const job: Promise<void> = work(next).finally(() => running.delete(job));
    running.set(job, next.stage.cores);
  } else {
    await Promise.race(running.keys());
  }
}

/** Number of failed tests that pass when rerun in isolation; undefined if they fail again, or are not retried. */
async function passedAgain(stage: Stage, { file, count, of, passed }: Failure): Promise<number | undefined> {
  const command = commandAgain(stage, file);
  if (command === undefined) return undefined;
  const first = stage.report?.replace('.json', '.first.json');
  if (stage.report && first && existsSync(stage.report)) renameSync(stage.report, first);
  const ending = await runCommand(`${stage.name} again: ${file ?? 'the whole'}`, command, {
    isLoud: true,
    limitS: hangsAfter * secondsFor(stage),
  });
  const outcome = countReport(stage.report, ending);
  if (stage.report && first && existsSync(first)) renameSync(first, stage.report);
  if (failedIn(outcome) > 0) return undefined;
  return { tests: count, file: outcome.passed - passed, neither: 0 }[of];
}

const unstable: string[] = [];
const failures = chosen.flatMap((stage) =>
  results.get(stage)!.outcome.failures.map((failure) => ({ stage, failure })),
);
const final = finalFailures(failures.map(({ failure }) => failure));
if (failures.length <= mostTriedAgain)
  for (const { stage, failure } of failures) {
    if (final.has(failure)) continue;
    const again = await passedAgain(stage, failure);
    if (again === undefined) continue;
    const result = results.get(stage)!;
    const { passed, failures: all } = result.outcome;
    result.outcome = {
      ...result.outcome,
      passed: passed + again,
      failures: all.filter((each) => each !== failure),
    };
    unstable.push(...failure.remarks.map((remark) => `${stage.name} ${remark}`));
  }

const total = { passed: 0, failed: 0, skipped: 0 };
const seconds: Record<string, number> = {};
const lines: string[] = [];
const late: string[] = [];
for (const stage of chosen) {
  const { outcome, seconds: took } = results.get(stage)!;
  const { passed, skipped } = outcome;
  const failed = failedIn(outcome);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  seconds[stage.name] = Math.round(took);
  const budget = secondsFor(stage);
  if (took > budget) late.push(`${stage.name} (${took.toFixed(0)} of ${budget} s)`);
  const leftOut = skipped === 0 ? '' : `, ${skipped} skipped`;
  lines.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${took.toFixed(0).padStart(5)} of ${String(budget).padStart(3)} s${leftOut}`,
  );
}
const failed = chosen.flatMap((stage) =>
  results
    .get(stage)!
    .outcome.failures.flatMap(({ remarks }) => remarks.map((each) => `${stage.name} ${each}`)),
);
const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1);
writeFileSync(
  `${reports}/summary.json`,
  JSON.stringify({ ...treeState(), pace, minutes, ...total, unstable, seconds, failures: failed }, null, 2),
);

console.log(`\n${lines.join('\n')}\n`);
for (const remark of failed) console.log(`failed: ${remark}`);
if (final.size > 0)
  console.log(`${final.size} not tried again: money stopped, or several tests failed for the same reason`);
if (failures.length > mostTriedAgain) console.log(`${failures.length} failed, which were not tried again`);
for (const remark of unstable) console.log(`unstable, passed by itself: ${remark}`);
if (ref !== undefined) console.log(`Only what changed since ${ref} can reach`);
// Durations are reported but fail nothing: a busy machine is not a fault of the product.
if (late.length > 0) console.log(`Over budget: ${late.join(', ')}`);
console.log(
  `${minutes} minutes at pace ${pace.toFixed(2)}, ${unstable.length} unstable, ${total.skipped} skipped`,
);
// Machine-readable: must be the last line.
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
