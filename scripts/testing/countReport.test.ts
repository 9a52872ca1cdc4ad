import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { moneyStopped } from '../../server/testing/MoneyStops.ts';
import { countReport, failedIn } from './countReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  name: string;
  tests: [title: string, status: string, message?: string][];
  isBroken?: boolean;
}

/** A report in the format of vitest and Jest. */
function reportOf(...files: Case[]): string {
  const path = join(folder, 'report.json');
  const all = files.flatMap(({ tests }) => tests);
  const count = (status: string) => all.filter((test) => test[1] === status).length;
  writeFileSync(
    path,
    JSON.stringify({
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending'),
      testResults: files.map(({ name, tests, isBroken = false }) => ({
        name: resolve(name),
        status: isBroken || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
        message: isBroken ? 'SyntaxError: no such export' : '',
        assertionResults: tests.map(([fullName, status, message]) => ({
          fullName,
          status,
          failureMessages: message === undefined ? [] : [message],
        })),
      })),
    }),
  );
  return path;
}

const well = { code: 0, said: '' };
const badly = { code: 1, said: '' };

describe('a report', () => {
  it('counts what passed, what failed by file and what was left out', () => {
    const path = reportOf(
      {
        name: 'server/a.test.ts',
        tests: [
          ['adds', 'passed'],
          ['takes off', 'failed', 'expected 1 to be 2'],
          ['divides', 'failed'],
        ],
      },
      { name: 'server/b.test.ts', tests: [['waits', 'pending']] },
    );
    expect(countReport(path, badly)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        {
          file: 'server/a.test.ts',
          count: 2,
          of: 'tests',
          passed: 0,
          remarks: ['server/a.test.ts: takes off\n    expected 1 to be 2', 'server/a.test.ts: divides'],
          reasons: ['expected # to be #'],
          stopsMoney: false,
        },
      ],
    });
  });

  it('has a file that does not load as one failure, with why', () => {
    const { failures } = countReport(reportOf({ name: 'src/c.test.ts', tests: [], isBroken: true }), badly);
    expect(failures).toEqual([
      {
        file: 'src/c.test.ts',
        count: 1,
        of: 'file',
        passed: 0,
        remarks: ['src/c.test.ts failed as a whole\n    SyntaxError: no such export'],
        reasons: ['SyntaxError: no such export'],
        stopsMoney: false,
      },
    ]);
  });

  const between = (title: string) => [
    '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯',
    '',
    `⎯⎯⎯⎯ ${title} ⎯⎯⎯⎯⎯`,
    'Error: closed',
    'This error originated in "server/d.test.ts" test file.',
    '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯',
    '',
    '      Tests  1 failed | 1 passed (2)',
    '     Errors  1 error',
  ];
  const oneFailed = (): string =>
    reportOf({
      name: 'server/e.test.ts',
      tests: [
        ['reads', 'passed'],
        ['writes', 'failed'],
      ],
    });
  const foundIn = (said: readonly string[]) =>
    countReport(oneFailed(), { code: 1, said: said.join('\n') }).failures.map(({ file, of }) => [file, of]);

  it.each(['Unhandled Rejection', 'Uncaught Exception', 'Error', 'TypeError'])(
    'has a failure for an error that no test has, beside those of tests, with the file that it names: %s',
    (title) => {
      expect(foundIn(between(title))).toEqual([
        ['server/e.test.ts', 'tests'],
        ['server/d.test.ts', 'neither'],
      ]);
    },
  );

  it('has a failure for what vitest counts and nobody names', () => {
    expect(foundIn(['     Errors  2 errors'])).toEqual([
      ['server/e.test.ts', 'tests'],
      [undefined, 'neither'],
    ]);
  });

  it('that is half written is a failure', () => {
    const path = join(folder, 'half.json');
    writeFileSync(path, '{"numPassedTests": 1');
    expect(failedIn(countReport(path, well))).toBe(1);
  });

  it('has one failure where it ended badly with all tests passed', () => {
    const path = reportOf({ name: 'server/e.test.ts', tests: [['reads', 'passed']] });
    expect(countReport(path, badly).failures).toMatchObject([{ file: undefined, count: 1 }]);
  });

  it('is a failure where it has run nothing, unless that is fine', () => {
    const path = reportOf();
    expect(failedIn(countReport(path, well))).toBe(1);
    expect(failedIn(countReport(path, well, true))).toBe(0);
  });

  it('that is missing is a failure, however the command ended', () => {
    expect(failedIn(countReport(join(folder, 'none.json'), well))).toBe(1);
  });
});

describe('money that stopped on a server of a test', () => {
  const stopped = `Error: ${moneyStopped}: Account 1 (USDT) differs from its postings by 5`;
  const flaky: Case = { name: 'e2e/a.test.ts', tests: [['opens', 'failed', 'Error: no window']] };

  it('is a failure of its own where no test tells it, and keeps others from being tried again', () => {
    const { failures } = countReport(reportOf(flaky), { code: 1, said: `closing\n${stopped}\n` });
    expect(failures).toMatchObject([
      { file: 'e2e/a.test.ts', stopsMoney: true },
      { file: undefined, count: 1, stopsMoney: true, remarks: [stopped] },
    ]);
  });

  it('fails a stage whose tests all pass', () => {
    const path = reportOf({ name: 'e2e/a.test.ts', tests: [['opens', 'passed']] });
    expect(countReport(path, { code: 0, said: stopped }).failures).toMatchObject([{ stopsMoney: true }]);
  });

  it('is told once where the error of a test is', () => {
    const told: Case = { name: 'e2e/a.test.ts', tests: [['opens', 'failed', stopped]] };
    const { failures } = countReport(reportOf(told), { code: 1, said: stopped });
    expect(failures).toMatchObject([{ file: 'e2e/a.test.ts', count: 1, stopsMoney: true }]);
  });
});

it('a command without a report is one test', () => {
  expect(countReport(undefined, well)).toEqual({ passed: 1, failures: [], skipped: 0 });
  expect(failedIn(countReport(undefined, badly))).toBe(1);
});
