import { describe, expect, it } from 'vitest';
import { moneyStopped } from '../../server/testing/MoneyStops.ts';
import type { Failure } from './countReport.ts';
import { finalFailures, reasonOf, saysMoneyStopped } from './failureReasons.ts';

const stack = '\n    at open (/project/e2e/support/Person.ts:12:9)';
const failureOf = (file: string, messages: readonly string[]): Failure => ({
  file,
  count: messages.length,
  of: 'tests',
  passed: 0,
  remarks: [],
  reasons: messages.flatMap((message) => reasonOf(message) ?? []),
  stopsMoney: messages.some(saysMoneyStopped),
});
/** The files whose failures are not retried. */
const finalOf = (...failures: Failure[]) => [...finalFailures(failures)].map(({ file }) => file);

describe('a failure', () => {
  const refused = (port: number) =>
    `Error: POST http://127.0.0.1:${port}/api/coin/trade: session.expired${stack}`;

  it('of one test is tried again', () => {
    expect(finalOf(failureOf('e2e/a.test.ts', [refused(4000)]))).toEqual([]);
  });

  it('that tests of two files share is not, whatever numbers, ids and folders they name', () => {
    const both = [refused(4000), refused(51_234)];
    expect(finalOf(...both.map((message, nth) => failureOf(`e2e/${nth}.test.ts`, [message])))).toEqual([
      'e2e/0.test.ts',
      'e2e/1.test.ts',
    ]);
    const missing = (folder: string, id: string) => `Error: ${folder}/meridian.db has no order ${id}`;
    expect(reasonOf(missing('/tmp/meridian-a1B2', '3fa85f64-5717-4562-b3fc-2c963f66afa6'))).toBe(
      reasonOf(missing('/tmp/meridian-Zz09', '0b7e1c22-9d1f-4c58-8a52-d1a4c7a0b9ee')),
    );
  });

  it('that two tests of one file share is not either', () => {
    expect(finalOf(failureOf('e2e/a.test.ts', [refused(4000), refused(4000)]))).toEqual(['e2e/a.test.ts']);
  });

  it('beside a shared one is tried again', () => {
    const other = failureOf('e2e/c.test.ts', ['Error: no window']);
    const [one, two] = ['e2e/a.test.ts', 'e2e/b.test.ts'].map((file) => failureOf(file, [refused(1)]));
    expect(finalOf(one!, other, two!)).toEqual(['e2e/a.test.ts', 'e2e/b.test.ts']);
  });
});

describe('two time-outs', () => {
  const final = (one: string, other: string) =>
    finalOf(failureOf('e2e/a.test.ts', [one]), failureOf('e2e/b.test.ts', [other])).length > 0;
  const waiting = (text: string) =>
    `TimeoutError: locator.click: Timeout 20000ms exceeded.\nCall log:\n  - waiting for getByText('${text}')${stack}`;

  it.each([
    `Error: Test timed out in 600000ms.\nIf this is a long-running test, pass a timeout value${stack}`,
    `Error: Hook timed out in 120000ms.${stack}`,
    `Error: The server did not listen within a minute:\n${stack}`,
    `TimeoutError: page.goto: Timeout 30000ms exceeded.${stack}`,
  ])('share nothing where they do not say what they waited for: %s', (message) => {
    expect(final(message, message)).toBe(false);
  });

  it('share nothing where they waited for different things', () => {
    expect(final(waiting('Buy'), waiting('Sell'))).toBe(false);
  });

  it('share a failure where they waited for the same thing', () => {
    expect(final(waiting('Buy'), waiting('Buy'))).toBe(true);
  });

  it.each(['expected false to be true', 'expected 3 to be 4', 'expected [] to deeply equal [ 1 ]'])(
    'and two bare values share nothing: %s',
    (said) => {
      expect(final(`AssertionError: ${said}${stack}`, `AssertionError: ${said}${stack}`)).toBe(false);
    },
  );
});

it.each([
  `Error: ${moneyStopped}: There are 500 units of USDT too many`,
  'Error: openAccount: session.openingPaused',
  `AssertionError: expected 'system.moneyPaused' to be undefined`,
  'Error: Trading and transfers are paused while we check our books',
])('money that stopped is not tried again, even where one test alone says so: %s', (message) => {
  expect(finalOf(failureOf('e2e/a.test.ts', [message]))).toEqual(['e2e/a.test.ts']);
});
