// Writes the atlas: a page per screen and per journey, as MDX files that .storybook/main.ts lists. Their headings are
// what Storybook's own search finds: paths, calls, and states with their sentences.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDocsPage } from '../build/docsPage.ts';
import { journeys } from './journeys.ts';
import { mainState, readScreens, type Call, type Screen, type State } from './screens.ts';

const folder = resolve(import.meta.dirname, '../../dist/atlas');

/** Escapes what Markdown and JSX would interpret. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>()#+\-.!|~&$:]/g, String.raw`\$&`);

/** Storybook's index reads titles only from string literals. */
const attribute = (value: unknown): string =>
  typeof value === 'string' && !/["&\\]/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;

/** A JSX tag; attributes without a value are left out. */
function tag(name: string, attributes: Readonly<Record<string, unknown>>, ending: '>' | '/>'): string {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${attribute(value)}`],
  );
  return `<${[name, ...parts].join(' ')}${ending}`;
}

/** An MDX page. Blank lines separate Markdown from JSX. */
function page(title: string, name: string | undefined, blocks: readonly string[]): string {
  return [
    "import { Meta } from '@storybook/addon-docs/blocks';",
    "import { Call, Calls, Facts, Frame, Frames, Title } from '../../../stories/atlas/blocks.tsx';",
    '',
    tag('Meta', { title, name }, '/>'),
    ...blocks,
    '',
  ].join('\n\n');
}

const callBlock = ({ operationId, ...call }: Call): string =>
  [tag('Call', call, '>'), `#### ${escaped(operationId)}`, '</Call>'].join('\n\n');

const stateBlock = ({ name, shows, storyId, isRedirect }: State): string =>
  [
    tag('Frame', { storyId, name, note: isRedirect ? 'Redirects to Login' : undefined }, '>'),
    `### ${escaped(name)} *${escaped(shows)}*`,
    '</Frame>',
  ].join('\n\n');

function screenPage({ name, label, path, domain, notes, title, calls, states }: Screen): string {
  const callBlocks = calls.length === 0 ? [] : ['<Calls>', ...calls.map(callBlock), '</Calls>'];
  const inJourneys = journeys
    .filter(({ steps }) => steps.some(({ screen }) => screen === name))
    .map((journey) => ({ label: journey.name, docsId: journeyDocsId(journey.name) }));
  return page(title, label, [
    `<Title>${label}</Title>`,
    `## ${escaped(path)}`,
    tag('Facts', { label, domain, notes: notes === '' ? undefined : notes, journeys: inJourneys }, '/>'),
    '<Frames>',
    ...states.map(stateBlock),
    '</Frames>',
    ...callBlocks,
  ]);
}

export const journeyDocsId = (name: string): string =>
  `journeys-${name.toLowerCase().replaceAll(' ', '-')}--docs`;

function journeyPage({ name, about, steps }: (typeof journeys)[number], screens: readonly Screen[]): string {
  const stepBlocks = steps.map(({ screen: screenName, does, state = mainState }, at) => {
    const screen = screens.find((each) => each.name === screenName);
    const shown = screen?.states.find((each) => each.state === state);
    if (!screen || !shown) throw new Error(`Journey ${name}: ${screenName} has no state ${state}`);
    const link = { label: screen.label, docsId: screen.docsId };
    return [
      tag('Frame', { storyId: shown.storyId, name: does, screen: link }, '>'),
      `### ${at + 1}\\. ${escaped(does)}`,
      '</Frame>',
    ].join('\n\n');
  });
  return page(`journeys/${name}`, undefined, [
    `<Title>${name}</Title>`,
    escaped(about),
    '<Frames>',
    ...stepBlocks,
    '</Frames>',
  ]);
}

/** Every page of the atlas by its file's name. */
export function atlasPages(): Map<string, string> {
  const screens = readScreens();
  return new Map([
    ...screens.map((screen) => [`${screen.name}.mdx`, screenPage(screen)] as const),
    ...journeys.map(
      (each) => [`journey-${each.name.replaceAll(' ', '-')}.mdx`, journeyPage(each, screens)] as const,
    ),
  ]);
}

/** Writes pages that changed, so that a running Storybook reloads only those, and the page of the contract. */
export function writeAtlas(): void {
  const pagesFolder = join(folder, 'pages');
  mkdirSync(pagesFolder, { recursive: true });
  const pages = atlasPages();
  for (const name of readdirSync(pagesFolder)) if (!pages.has(name)) rmSync(join(pagesFolder, name));
  for (const [name, text] of pages) {
    const path = join(pagesFolder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  writeDocsPage(join(folder, 'public'));
}
