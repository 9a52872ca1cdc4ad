// npm test: every stage on a fresh clone, each counted from its own report; the last line sums them up.
// Usage: npm test -- [stage ...] [--changed <ref>]: only these stages; only what a change since that commit can reach.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { changedSince } from './changed.ts';
import { orEnd } from './orEnd.ts';
import { budgetOf, commandSince, reports, stages, type Command, type Stage } from './stages.ts';
import { readTestArguments } from './testArguments.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** Left out for a reason that the stage itself prints; never counted as passed. */
  skipped: number;
  /** Said once more at the end, where a long output would hide it. */
  remarks: readonly string[];
}

/** Of Jest's shape. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** A browser that hangs would hang everything: no machine is so slow that a stage takes ten times what it may. */
const hangsAfter = 10;
const children = new Set<ChildProcess>();

/** With all that it has started. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    children.forEach(end);
    process.exit(1);
  });

interface Ending {
  code: number;
  said: string;
}

/** Passes on what a stage says that runs alone, or keeps it until it ends, so that two do not speak at once. */
function run(stage: Stage, [program, ...args]: Command): Promise<Ending> {
  const { name, cores } = stage;
  return new Promise((resolve) => {
    const isAlone = cores === 2;
    if (isAlone) console.log(`\n── ${name}`);
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
      // A group of its own, which can be ended as a whole.
      detached: true,
    });
    children.add(child);
    let said = '';
    const limitS = hangsAfter * budgetOf(stage);
    const hear = (text: string) => {
      said += text;
      if (isAlone) process.stdout.write(text);
    };
    const limit = setTimeout(() => {
      hear(`\n${name} did not end within ${limitS} s\n`);
      end(child);
    }, limitS * 1000);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    let isOver = false;
    const finish = (code: number) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      children.delete(child);
      if (!isAlone) console.log(`\n── ${name}\n${said.trimEnd()}`);
      resolve({ code, said });
    };
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
    // What it has started and left behind may keep its output open.
    child.on('exit', (code) => setTimeout(() => finish(code ?? 1), 2000));
  });
}

function countReport(path: string): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, remarks: [`left no ${path}`] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  // A file that fails to load has no tests of its own to count.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
    remarks: [...brokenFiles.map(({ name }) => `failed to load: ${name}`), ...remarksOn(report)],
  };
}

/** What failed, and what needed a second try. */
function remarksOn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages }) => {
      const test = `${relative(process.cwd(), name)}: ${fullName}`;
      if (status === 'failed') return [`failed: ${test}${beginningOf(failureMessages[0])}`];
      return status === 'passed' && failureMessages.length > 0 ? [`passed at the second try: ${test}`] : [];
    }),
  );
}

/** Enough to tell why: whoever reads the end of a long output may not have the rest. */
function beginningOf(message: string | undefined): string {
  const lines = (message ?? '').slice(0, 900).split('\n');
  return message ? lines.map((line) => `\n    ${line}`).join('') : '';
}

function count(stage: Stage, { code, said }: Ending, mayBeEmpty: boolean): Outcome {
  if (!stage.report)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, remarks: [] };
  const counted = countReport(stage.report);
  if (counted.failed > 0 || (code === 0 && (counted.passed > 0 || mayBeEmpty))) return counted;
  // Such as an error that was thrown between tests.
  const at = said.lastIndexOf('Unhandled Error');
  const why = at >= 0 ? said.slice(at) : said.slice(-900);
  const remark = `failed: ended with ${code}, ${counted.passed} tests passed${beginningOf(why)}`;
  return { ...counted, failed: 1, remarks: [...counted.remarks, remark] };
}

const { names, ref } = orEnd(() => readTestArguments(process.argv.slice(2)));
const changed = orEnd(() => (ref === undefined ? undefined : changedSince(ref)));

/** What a stage has to run, if anything. */
function commandOf(stage: Stage): Command | undefined {
  if (names.length > 0 && !names.includes(stage.name)) return undefined;
  return ref === undefined || changed === undefined ? stage.command : commandSince(stage, ref, changed);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = stages.flatMap((stage) => {
  const command = commandOf(stage);
  return command ? [{ stage, command }] : [];
});
const chosen = waiting.map(({ stage }) => stage);
const results = new Map<string, { outcome: Outcome; seconds: number }>();
const beganAt = Date.now();

async function work({ stage, command }: (typeof waiting)[number]): Promise<void> {
  const startedAt = Date.now();
  const ending = await run(stage, command);
  const seconds = (Date.now() - startedAt) / 1000;
  results.set(stage.name, { outcome: count(stage, ending, ref !== undefined), seconds });
}

/** The first stage that has what it builds on and for which there are cores. */
function takeNext(freeCores: number): (typeof waiting)[number] | undefined {
  const isReady = ({ after = [] }: Stage) =>
    after.every((name) => results.has(name) || !chosen.some((stage) => stage.name === name));
  const at = waiting.findIndex(({ stage }) => isReady(stage));
  // Nobody overtakes a stage that waits for both cores, or it would wait for ever.
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

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const remarks: string[] = [];
const late: string[] = [];
for (const stage of chosen) {
  const { outcome, seconds } = results.get(stage.name)!;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  const budget = budgetOf(stage);
  if (seconds > budget) late.push(`${stage.name} (${seconds.toFixed(0)} of ${budget} s)`);
  remarks.push(...outcome.remarks.map((remark) => `${stage.name} ${remark}`));
  const skipped = outcome.skipped === 0 ? '' : `, ${outcome.skipped} skipped`;
  lines.push(
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(16)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} of ${String(budget).padStart(3)} s${skipped}`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
if (remarks.length > 0) console.log(`${remarks.join('\n')}\n`);
if (ref !== undefined) console.log(`Only what changed since ${ref} can reach`);
// A busy machine is no fault of the product: time is told and fails nothing.
if (late.length > 0) console.log(`Over budget: ${late.join(', ')}`);
const minutes = ((Date.now() - beganAt) / 60_000).toFixed(1);
console.log(`${minutes} minutes, ${total.skipped} skipped`);
// Read by machines: nothing else may follow.
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
