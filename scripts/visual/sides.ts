// The two sides of a comparison: pictures of a build, or the hashes of a baseline.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Baseline } from './baseline.ts';
import { cache, keepNewest, type Build } from './builds.ts';
import { drawingKey, drawStates, hasTheme } from './draw.ts';
import type { Mode } from './modes.ts';
import { hashOf, pathOf, writeWhole } from './pictures.ts';
import type { Known, Side } from './results.ts';
import { statesOf, type State } from './states.ts';

type Wanted = ReadonlyMap<State, readonly Mode[]>;

/** Draws the wanted states that a build has, in the modes that it has, into a folder. */
export async function drawSide(
  name: string,
  browser: Browser,
  { folder: storybook }: Build,
  wanted: Wanted,
  firstTheme: string,
  folder: string,
): Promise<Side> {
  const present = statesOf(storybook);
  const modes = new Set([...wanted.values()].flat());
  const known = new Set([...modes].filter(({ theme }) => hasTheme(storybook, theme, firstTheme)));
  const drawable = new Map(
    [...wanted]
      .filter(([{ id }]) => present.has(id))
      .map(([{ id }, own]) => [id, own.filter((mode) => known.has(mode))]),
  );
  const { faults, taken, reused } = await drawStates(browser, storybook, drawable, folder);
  console.log(`${name}: ${taken} pictures taken, ${reused} reused, ${faults.size} that cannot be drawn`);
  const paths = [...drawable].flatMap(([id, own]) => own.map((mode) => pathOf(mode.id, id)));
  return new Map(
    paths.map((path): [string, Known] => {
      const fault = faults.get(path);
      return [path, fault === undefined ? { path: `${folder}/${path}` } : { fault }];
    }),
  );
}

/** Folder in the cache for the pictures of a build. */
export function picturesOf(browser: Browser, { key }: Build): string {
  const folder = `${cache}/pictures/${key}-${drawingKey(browser)}`;
  mkdirSync(folder, { recursive: true });
  keepNewest(folder);
  return folder;
}

/** The hashes of a baseline, for the wanted states and modes. */
export function baselineSide(wanted: Wanted, states: Baseline['states']): Side {
  const side = new Map<string, Known>();
  for (const [{ id }, modes] of wanted)
    for (const { id: mode } of modes) {
      const hash = states[id]?.[mode];
      if (hash !== undefined) side.set(pathOf(mode, id), { hash });
    }
  return side;
}

/** The hashes that a baseline keeps of these pictures. */
export function hashesOf(wanted: Wanted, side: Side): Baseline['states'] {
  const states: Baseline['states'] = {};
  for (const [{ id }, modes] of wanted)
    for (const { id: mode } of modes) {
      const known = side.get(pathOf(mode, id));
      if (known && 'path' in known) (states[id] ??= {})[mode] = hashOf(known.path);
    }
  return states;
}

/** Folder of the two drawings that prove that pictures are repeatable. */
const twice = 'dist/visual/twice';

/** Draws a build twice. A stopped run continues; after a complete one both drawings are new. */
export async function drawTwice(
  browser: Browser,
  build: Build,
  wanted: Wanted,
  firstTheme: string,
): Promise<[Side, Side]> {
  const record = `${twice}/unfinished`;
  const key = `${build.key}-${drawingKey(browser)}`;
  if (!existsSync(record) || readFileSync(record, 'utf8') !== key)
    rmSync(twice, { recursive: true, force: true });
  writeWhole(record, key);
  const draw = (name: string) =>
    drawSide(`${name} drawing`, browser, build, wanted, firstTheme, `${twice}/${name}`);
  const sides: [Side, Side] = [await draw('first'), await draw('second')];
  rmSync(record);
  return sides;
}

/** States that look the same in a light and a dark theme, which shows that the theme was not applied. */
export function sameInThemes(wanted: Wanted, side: Side): string[] {
  return [...wanted].flatMap(([{ id }, modes]) => {
    const hashes = { light: new Map<string, string>(), dark: new Map<string, string>() };
    for (const { id: mode, theme, scheme } of modes) {
      const known = side.get(pathOf(mode, id));
      if (mode === theme && known && 'path' in known) hashes[scheme].set(hashOf(known.path), mode);
    }
    return [...hashes.light]
      .filter(([hash]) => hashes.dark.has(hash))
      .map(([hash, mode]) => `${id}: ${mode} and ${hashes.dark.get(hash)} are the same`);
  });
}
