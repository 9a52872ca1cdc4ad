import { expect, test } from 'vitest';
import { pages, states } from '../../contracts/spec/rows.ts';
import { journeys } from './journeys.ts';
import { labelOf, mainState, readScreens } from './screens.ts';
import { atlasPages } from './writeAtlas.ts';

const screens = readScreens();
const files = atlasPages();

/** Text of the page's headings, as Storybook's search reads it. */
function headingsOf(file: string): string[] {
  const lines = files.get(file)!.split('\n');
  return lines
    .filter((line) => /^#{2,4} /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .replaceAll(/(?<!\\)\*/g, '')
        .replaceAll('\\', ''),
    );
}

test('each of the 69 pages of the specification has a page in the atlas', () => {
  expect(pages()).toHaveLength(69);
  expect(screens.map(({ path }) => path)).toEqual(pages().map(({ path }) => path));
  for (const { name, path } of screens) expect(headingsOf(`${name}.mdx`)).toContain(path);
});

test('each of the 682 states is on the page of its screen, with its sentence and its story', () => {
  const rows = states();
  expect(rows).toHaveLength(682);
  for (const { screen, state, shows } of rows) {
    const { storyId, name } = screens
      .find((each) => each.name === screen)!
      .states.find((each) => each.state === state)!;
    expect(headingsOf(`${screen}.mdx`)).toContain(`${name} ${shows}`);
    expect(files.get(`${screen}.mdx`)).toContain(`storyId="${storyId}"`);
  }
});

test('a state of a guarded page that has no story of its own shows the login page', () => {
  const redirects = screens.flatMap((screen) => screen.states.filter(({ isRedirect }) => isRedirect));
  expect(new Set(redirects.map(({ state }) => state))).toEqual(new Set(['NotLoggedIn']));
  expect(new Set(redirects.map(({ storyId }) => storyId))).toEqual(new Set(['screens-session-login--ready']));
});

test('a page lists its calls with method, path, contract entry and the number of pact interactions', () => {
  const { calls } = screens.find(({ name }) => name === 'LeverTrade')!;
  const call = calls.find(({ operationId }) => operationId === 'openPosition')!;
  expect(call).toMatchObject({
    method: 'POST',
    path: '/lever/submit',
    docs: 'docs/index.html#/lever/openPosition',
  });
  expect(call.interactions).toBeGreaterThan(0);
  expect(headingsOf('LeverTrade.mdx')).toContain('openPosition');
});

test('every call of a screen is covered by a pact', () => {
  const uncovered = screens.flatMap(({ calls }) => calls.filter(({ interactions }) => interactions === 0));
  expect(uncovered).toEqual([]);
});

test('every screen is in a journey, and every step is a state', () => {
  const steps = journeys.flatMap((journey) => journey.steps);
  const walked = new Set(steps.map(({ screen }) => screen));
  expect(screens.map(({ name }) => name).filter((name) => !walked.has(name))).toEqual([]);
  const known = new Set(states().map(({ screen, state }) => `${screen} ${state}`));
  expect(
    steps.map(({ screen, state = mainState }) => `${screen} ${state}`).filter((each) => !known.has(each)),
  ).toEqual([]);
});

test('a screen is labelled in the words that users read', () => {
  expect(labelOf('OtcOrder')).toBe('P2P order');
  expect(labelOf('IeoApplications')).toBe('IEO applications');
  expect(labelOf('ChangeFundPassword')).toBe('Change fund password');
});

test('characters that Markdown or JSX would interpret are escaped', () => {
  const headings = [...files.values()]
    .join('\n')
    .split('\n')
    .filter((line) => /^#{2,4} /.test(line));
  const open = headings.filter((line) => /(?<!\\)[{}<>[\]`_]/.test(line));
  expect(open).toEqual([]);
});
