// screen-calls.tsv: the calls of each built screen, and no others.
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import openapi from '../../contracts/openapi.json' with { type: 'json' };
import { operationsOf, type Openapi } from '../../contracts/readOpenapi.ts';
import { screenCallsInScope } from '../../contracts/spec/rows.ts';
import { callsAtStart, callsOfDetours, furtherCalls, insteadOfCalls } from '../../contracts/spec/scope.ts';
import { screenOf, screens } from '../../e2e/support/screens.ts';
import { fixtureOf } from '../domains/fixtures.ts';
import type { Core } from '../../src/app/core.ts';
import { callsSoFar, openApp, settle } from './openApp.tsx';
import { patience } from './steps.ts';
import { user } from './user.ts';

vi.setConfig({ testTimeout: 60_000 });

const isAtStart = (screen: string, operationId: string): boolean =>
  callsAtStart[screen]?.[operationId] !== undefined;

/** The rows with the screen's call for each, and its page. */
const rows = screenCallsInScope().map(({ screen, operationId, kind }) => ({
  screen,
  operationId,
  kind,
  made: insteadOfCalls[screen]?.[operationId] ?? operationId,
  page: callsOfDetours[screen]?.[operationId] ?? screen,
  atStart: isAtStart(screen, operationId),
}));

const madeAtStart = new Set(Object.values(callsAtStart).flatMap((calls) => Object.keys(calls)));

/** Opens a page without the startup requests, which load the caller's data on every page. */
async function open(name: string): Promise<Core> {
  const core = await openApp(screenOf(name));
  for (let round = 0; round < 8; round += 1) await settle();
  return core;
}

/** Opens a page with the startup requests. */
async function start(name: string): Promise<void> {
  const core = await open(name);
  ends.push(core.connect());
  for (let round = 0; round < 8; round += 1) await settle();
}
const ends: (() => void)[] = [];
// Otherwise it would continue polling in the next test.
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => void vi.unstubAllGlobals());

describe('a screen', () => {
  it.each(rows)('$screen makes $operationId', async ({ screen: of, page, made, atStart }) => {
    // Startup requests do not belong to a screen.
    await (atStart || !madeAtStart.has(made) ? start(page) : open(page));
    await fixtureOf(of).commands?.[made]?.(user);
    await vi.waitFor(() => expect([...callsSoFar()]).toContain(made), patience);
  });

  it.each(rows.filter(({ atStart }) => atStart))(
    '$screen leaves $operationId to the start, which makes it on every page',
    async ({ page, made }) => {
      await open(page);
      expect([...callsSoFar()]).not.toContain(made);
      await start('Transfer');
      expect([...callsSoFar()]).toContain(made);
    },
  );

  it.each(rows.filter(({ kind, screen }) => kind === 'command' && screen !== 'Login'))(
    '$screen makes $operationId only when somebody asks for it',
    async ({ page, made }) => {
      await start(page);
      expect([...callsSoFar()]).not.toContain(made);
    },
  );

  it.each(screens)('$name asks nothing that its rows do not name', async ({ name }) => {
    const of = name.replace(/ (?:of|before) a .*/, '');
    const extensions = operationsOf(openapi as unknown as Openapi)
      .filter(({ operation }) => operation['x-extension'] === true)
      .map(({ operation }) => operation.operationId);
    const named = rows
      .filter((row) => row.screen === of)
      .map(({ made }) => made)
      .concat(Object.keys(furtherCalls[of] ?? {}));
    await openApp(screenOf(name));
    const others = [...callsSoFar()].filter((call) => !named.includes(call) && !extensions.includes(call));
    expect(others).toEqual([]);
  });
});
