// Results of an npm test stage, counted from its own report.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { moneyStopped } from '../../server/testing/MoneyStops.ts';
import { reasonOf, saysMoneyStopped } from './failureReasons.ts';
import type { Causes } from './failureReasons.ts';
import type { Ending } from '../runCommand.ts';

export interface Failure extends Causes {
  /** The file that can be retried; undefined if the stage has no files or the file is unknown. */
  file: string | undefined;
  /** Number of the stage's failures. */
  count: number;
  /** Scope of the failure: tests, a whole file, or neither, e.g. an error between tests. */
  of: 'tests' | 'file' | 'neither';
  /** Tests of the file that had passed before the whole file failed. */
  passed: number;
  /** Remarks repeated at the end, because a long output would hide them. */
  remarks: readonly string[];
}

export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** Skipped for a reason that the stage prints; never counted as passed. */
  skipped: number;
}

/** Mirrors Jest's report type. */
interface Report {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** First lines of a message, enough to show the cause: the end of a long output may be all that is visible. */
function beginningOf(message: string | undefined): string {
  // Stack frames within libraries are omitted.
  const own = (message ?? '')
    .split('\n')
    .filter((line) => !/node_modules|^\s*at new |node:internal/.test(line));
  const lines = own.join('\n').slice(0, 900).split('\n');
  return message ? lines.map((line) => `\n    ${line}`).join('') : '';
}

/** @param errors by test */
function causesOf(errors: readonly (readonly string[])[]): Causes {
  return {
    reasons: errors.flatMap((messages) => [...new Set(messages.flatMap((each) => reasonOf(each) ?? []))]),
    stopsMoney: errors.some((messages) => messages.some(saysMoneyStopped)),
  };
}

/** Failure without a file or a cause. */
const unnamed: Omit<Failure, 'remarks'> = {
  file: undefined,
  count: 1,
  of: 'neither',
  passed: 0,
  reasons: [],
  stopsMoney: false,
};

function failuresIn({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) {
      const remarks = failed.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages[0])}`,
      );
      const errors = failed.map(({ failureMessages }) => failureMessages);
      return [{ file, count: failed.length, of: 'tests', passed: 0, remarks, ...causesOf(errors) }];
    }
    // A file that fails to load has no tests to count; one whose set-up fails has passed none of them.
    if (status !== 'failed') return [];
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const remarks = [`${file} failed as a whole${beginningOf(message)}`];
    return [{ file, count: 1, of: 'file', passed, remarks, ...causesOf([[message ?? '']]) }];
  });
}

/**
 * Errors thrown between tests, by the files that they name. Vitest counts them too: an error without a known file must
 * not get lost next to one with a file.
 */
function failuresBetween({ said }: Ending): Failure[] {
  const [, ...parts] = said.split(/⎯ Unhandled Errors ⎯/);
  const told = Number(/^\s*Errors\s+(\d+) error/m.exec(said)?.[1] ?? 0);
  const found = parts
    .join('\n')
    .split(/^⎯+ [^⎯\n]+ ⎯+$/m)
    .flatMap((error): Failure[] => {
      const [, file] = /originated in "([^"]+)" test file/.exec(error) ?? [];
      if (file === undefined) return [];
      const remarks = [`${file}${beginningOf(error)}`];
      return [{ file, count: 1, of: 'neither', passed: 0, remarks, ...causesOf([[error]]) }];
    });
  if (found.length >= told) return found;
  const remark = `${told - found.length} errors of no test${beginningOf(parts.join('\n'))}`;
  return [...found, { ...unnamed, count: told - found.length, remarks: [remark] }];
}

/** Failed without a reported reason. */
function unexplained({ code, said }: Ending, passed: number): Failure {
  const remark = `ended with ${code}, ${passed} tests passed${beginningOf(said.slice(-900))}`;
  return { ...unnamed, remarks: [remark] };
}

/**
 * A money invariant violation fails the stage, independent of its test results. Other failures may follow from it, so
 * the stage is not repeated.
 */
function withMoney(outcome: Outcome, { said }: Ending): Outcome {
  const stopped = said.split('\n').find((line) => line.includes(moneyStopped));
  if (stopped === undefined) return outcome;
  const failures = outcome.failures.map((failure) => ({ ...failure, stopsMoney: true }));
  const isTold = failures.some(({ remarks }) => remarks.some((remark) => remark.includes(moneyStopped)));
  const failure: Failure = { ...unnamed, remarks: [stopped.trim()], stopsMoney: true };
  return { ...outcome, failures: isTold ? failures : [...failures, failure] };
}

/** Undefined if missing or incomplete. */
function reportAt(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/**
 * @param path of the report; without one the command itself counts as a test
 * @param mayBeEmpty whether running no test is acceptable
 */
export function countReport(path: string | undefined, ending: Ending, mayBeEmpty = false): Outcome {
  return withMoney(counted(path, ending, mayBeEmpty), ending);
}

function counted(path: string | undefined, ending: Ending, mayBeEmpty: boolean): Outcome {
  const isGood = ending.code === 0;
  if (path === undefined) {
    const failure: Failure = { ...unnamed, of: 'tests', remarks: [`ended with ${ending.code}`] };
    return { passed: isGood ? 1 : 0, failures: isGood ? [] : [failure], skipped: 0 };
  }
  const report = reportAt(path);
  if (report === undefined) return { passed: 0, failures: [unexplained(ending, 0)], skipped: 0 };
  const found = {
    passed: report.numPassedTests,
    failures: [...failuresIn(report), ...failuresBetween(ending)],
    skipped: report.numPendingTests,
  };
  if (found.failures.length > 0 || (isGood && (found.passed > 0 || mayBeEmpty))) return found;
  return { ...found, failures: [unexplained(ending, found.passed)] };
}

export const failedIn = ({ failures }: Outcome): number =>
  failures.reduce((sum, { count }) => sum + count, 0);
