// Plants differences in copies of a built Storybook, and looks for them as npm run visual does.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readThemes } from '../../tokens/readThemes.ts';
import { browserArgs, findBrowser } from '../browser.ts';
import { presentStorybook } from './builds.ts';
import { isFailure } from './gate.ts';
import { groupByCause } from './groupByCause.ts';
import { chosenModes, modesOf, type Mode } from './modes.ts';
import { compareSides, type Result, type Side } from './results.ts';
import { baselineSide, drawSide, hashesOf } from './sides.ts';
import { selectStates, statesOf, type State } from './states.ts';

const root = mkdtempSync(join(tmpdir(), 'planted-'));
const themes = readThemes();
const modes = chosenModes(modesOf(themes), 'light,dark');
let browser: Browser;
let storybook: string;
let wanted: ReadonlyMap<State, readonly Mode[]>;
let before: Side;

const draw = (folder: string, name: string) =>
  drawSide(name, browser, { folder, key: name }, wanted, themes[0]!.id, join(root, 'pictures', name));

beforeAll(async () => {
  storybook = presentStorybook().folder;
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const states = selectStates(statesOf(storybook).values(), { parts: ['ui/actions'], seed: '' });
  wanted = new Map(states.map((state) => [state, modes]));
  before = await draw(storybook, 'original');
});

afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true });
});

/** Compares with a copy in which one file is altered. */
async function resultsWith(
  name: string,
  pattern: string,
  alter: (text: string) => string,
): Promise<Result[]> {
  const copy = join(root, name);
  cpSync(storybook, copy, { recursive: true });
  const altered = globSync(`${copy}/${pattern}`).filter((path) => {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, alter(text));
    return alter(text) !== text;
  });
  expect(altered).toHaveLength(1);
  const startedAt = performance.now();
  const after = await draw(copy, name);
  const results = await compareSides(wanted, before, after, join(root, 'report', name));
  console.log(
    `${name}: ${results.length} pictures in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return results;
}

const changedIn = (results: readonly Result[]) => results.filter(({ status }) => status !== 'same');

it('finds one pixel in every state, as one cause', async () => {
  const dot =
    'html::after{content:"";position:fixed;z-index:2147483647;left:300px;top:839px;width:1px;height:1px;background:#f0f}';
  const results = await resultsWith('pixel', 'iframe.html', (text) =>
    text.replace('</head>', `<style>${dot}</style></head>`),
  );
  const covered = results.filter(({ difference }) => difference?.pixels !== 1);
  expect(covered).toEqual([]);
  expect(results[0]!.difference!.box).toEqual({ left: 300, top: 839, width: 1, height: 1 });
  // One colour lies below the pixel in each theme.
  expect(groupByCause(results)).toHaveLength(modes.length);
});

it('finds a token that is one shade off, in its theme alone, as one cause', async () => {
  const { base } = themes.find(({ id }) => id === 'light')!.colours.surface;
  const other = `#${(Number.parseInt(base.slice(1), 16) - 1).toString(16).padStart(6, '0')}`;
  const results = await resultsWith('token', 'assets/*.css', (text) =>
    text.replace(new RegExp(`(data-theme=light\\][^}]*--surface-base:)${base}`), `$1${other}`),
  );
  const changed = changedIn(results);
  expect(changed.map(({ mode }) => mode)).toEqual(changed.map(() => 'light'));
  expect(changed.length).toBe(results.length / modes.length);
  expect(groupByCause(results).map(({ cause }) => cause)).toEqual([`Colour ${base} → ${other}`]);
});

it('finds one letter of a text, which a gate and a baseline turn into a failure', async () => {
  const results = await resultsWith('text', 'assets/Button.stories-*.js', (text) =>
    text.replace(/(children:[`"'])Close position/, '$1Close positiom'),
  );
  const changed = changedIn(results);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every(({ id }) => id.startsWith('ui-button'))).toBe(true);
  const gate = { most: 0, unit: 'pixels', isComplete: true } as const;
  expect(results.filter((result) => isFailure(result, gate))).toEqual(changed);
  const accepted = baselineSide(wanted, hashesOf(wanted, before));
  const after: Side = new Map(
    [...before].map(([path]) => [path, { path: join(root, 'pictures/text', path) }]),
  );
  const compared = await compareSides(wanted, accepted, after, join(root, 'report/baseline'));
  expect(changedIn(compared).map(({ id, mode }) => `${mode} ${id}`)).toEqual(
    changed.map(({ id, mode }) => `${mode} ${id}`),
  );
});
