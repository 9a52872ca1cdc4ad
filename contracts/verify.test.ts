// A back-end team's first steps: a server built only from contracts/README.md, verified by the command given there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foreignServer } from './foreignServer.ts';
import { operationsOf, readOpenapi } from './readOpenapi.ts';
import { runCommand } from './runCommand.ts';
import { unsaidIn, unusedIn, withStatesTable } from './statesTable.ts';
import { htmlOf, junitOf, outcomesOf } from './verifyReport.ts';
import { isPlaced } from './verifyScreens.ts';
import { nameOf, readPacts, select } from './verifySelection.ts';

const command = fileURLToPath(new URL('verify.ts', import.meta.url));
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

let folder: string;
let server: ReturnType<typeof foreignServer> | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-foreign-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

async function start(isFaulty?: boolean): Promise<string> {
  const started = foreignServer(isFaulty);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const verify = (...options: string[]) => runCommand(command, '--report', folder, ...options);

/** Calls of a screen according to contracts/spec. */
function screenCalls(screen: string): string[] {
  const rows = readFileSync(new URL('spec/screen-calls.tsv', import.meta.url), 'utf8').split('\n');
  return rows.flatMap((row) => (row.startsWith(`${screen}\t`) ? [row.split('\t')[1]!] : []));
}

const report = (name: string) => readFileSync(join(folder, name), 'utf8');
const five = ['language', 'login', 'balances', 'placeSpotOrder', 'cancelSpotOrder'].flatMap((name) => [
  '--call',
  name,
]);

it('pacts that have lost their interactions are refused with the calls that are missing, whatever is chosen', () => {
  const emptied = (consumer: string) =>
    readPacts().map((pact) => (pact.consumer.name === consumer ? { ...pact, interactions: [] } : pact));
  expect(() => select({}, emptied('meridian'))).toThrow(/no interaction for \d+ of the \d+ calls .*balances/);
  expect(() => select({ calls: ['notices'] }, emptied('meridian'))).toThrow(/openapi\.json: .*\bpair\b/);
  expect(() => select({}, emptied('meridian-feed'))).toThrow('The pact of meridian-feed has no interactions');
});

it('a foreign server that follows the README holds its five calls, with numbers and tokens of its own', async () => {
  const url = await start();
  const { code, said } = await verify('--listed', '--provider', url, '--states', `${url}/states`, ...five);
  expect(said).toContain(`8 of 8 interactions hold against ${url}`);
  expect(code).toBe(0);
  expect(report('junit.xml')).toContain('<testsuite name="meridian" tests="8" failures="0">');
});

it('a foreign server with a fault fails, and the reports name call, field, expectation and screens', async () => {
  const url = await start(true);
  const { code, said } = await verify(
    ...['--provider', url, '--states', `${url}/states`, '--call', 'placeSpotOrder'],
  );
  // A listed back end may return a message; one with the extensions returns the resulting order.
  const failed = 'placeSpotOrder with the order as the family lists it (POST /api/coin/trade)';
  expect(code).toBe(1);
  const html = report('index.html');
  for (const [field, expectation, answered] of [
    ['data.target_price', 'to be there', 'nothing'],
    ['data.currency_id', 'to be an integer', '&quot;17&quot;'],
  ] as const) {
    expect(said).toContain(`FAIL ${failed}: ${field}:`);
    for (const part of [field, expectation, answered]) expect(html).toContain(part);
    expect(report('junit.xml')).toContain(`${failed}: ${field}:`);
  }
  expect(html).toContain('<span>SpotTrade</span>');
  expect(report('junit.xml')).toContain('breaks SpotTrade');
  expect(said).toContain('breaks SpotTrade');
});

it('a states address that does not answer ends it at once with one sentence', async () => {
  const url = await start();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const nobody = `http://127.0.0.1:${(other.address() as AddressInfo).port}/states`;
  await new Promise((resolve) => other.close(resolve));
  const { code, said } = await verify('--provider', url, '--states', nobody);
  const sentence = `The states address ${nobody} does not answer (ECONNREFUSED); contracts/README.md says what it has to.`;
  expect(said.trim()).toBe(sentence);
  expect(code).toBe(1);
});

it.each([
  [{ calls: ['plcaeSpotOrder'] }, 'No pact has a call plcaeSpotOrder; there are'],
  [{ screens: ['Spottrade'] }, 'No built screen is called Spottrade; there are Home, SpotTrade'],
])('%j is no choice', (choice, sentence) => {
  expect(() => select(choice)).toThrow(sentence);
});

it('a screen stands for its calls, and a call for what pacts have of it', () => {
  const ofScreen = select({ screens: ['TransferRecord'] });
  const ofCall = select({ calls: ['kline'] });
  const names = ({ interactions }: typeof ofCall) => new Set([...interactions.values()].map(nameOf));
  expect(names(ofScreen)).toEqual(new Set(screenCalls('TransferRecord')));
  expect([ofCall.callFiles, ofCall.feedFiles.length]).toEqual([[], 1]);
  for (const chosen of [ofScreen, ofCall]) chosen.remove();
});

it('what a report says of a server is text, whatever the server answers', () => {
  const mismatch = {
    type: 'BodyMismatch',
    path: '$.data',
    mismatch: 'Expected </script>',
    actual: '<b onload="x">\u0007',
  };
  const result = {
    consumer: 'meridian',
    description: 'language of a visitor',
    duration: '12ms',
    result: 'Error',
  };
  const outcomes = outcomesOf(
    JSON.stringify({
      interactionResults: [{ ...result, mismatch: { type: 'mismatches', mismatches: [mismatch] } }],
    }),
    new Map(),
  );
  const about = { provider: '<script>', seconds: 1 };
  for (const text of [junitOf(outcomes), htmlOf(outcomes, about)]) {
    expect(text).not.toMatch(/<script|<b onload|\u0007/);
    expect(text).toContain('&lt;');
  }
});

it('the README has the table of states that code and pacts make', () => {
  expect(readme).toBe(withStatesTable(readme, readPacts()));
});

it('every state of a pact and every parameter of it is said to back-end teams', () => {
  expect(unsaidIn(readPacts())).toEqual([]);
});

it('back-end teams are asked for no state that no pact assumes', () => {
  expect(unusedIn(readPacts())).toEqual([]);
});

it('a foreign server without states holds the calls that assume nothing', async () => {
  const url = await start();
  const { code, said } = await verify('--listed', '--provider', url, '--call', 'language');
  expect(said).toContain(`1 of 1 interactions hold against ${url}`);
  expect(code).toBe(0);
});

it('a server without a feed is told so in one sentence, where messages are chosen', async () => {
  const url = await start();
  const { code, said } = await verify('--provider', url, '--states', `${url}/states`, '--call', 'daymarket');
  const sentence = `The feed does not answer: there is no socket.io at ${url} (contracts/feed.ts).`;
  expect(said.trim()).toBe(sentence);
  expect(code).toBe(1);
});

it.each([
  [['--bogus'], "Unknown option '--bogus'"],
  [['--call'], "Option '--call <value>' argument missing"],
  [['--call', '--listed'], "Option '--call' argument is ambiguous."],
])('%j ends with one sentence', async (options, sentence) => {
  const { code, said } = await runCommand(command, ...options);
  expect(said.trim()).toBe(sentence);
  expect(code).toBe(1);
});

it('every call and message says which screens break with it', () => {
  const calls = operationsOf(readOpenapi()).map(({ operation }) => operation.operationId);
  const messages = readPacts().flatMap(({ interactions }) => interactions.map(nameOf));
  expect([...calls, ...messages].filter((name) => !isPlaced(name))).toEqual([]);
});
