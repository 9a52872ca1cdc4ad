// Reports the visual effects of a change for review; differences are not failures.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from 'playwright-core';
import { described, pictureComparer } from './difference.ts';
import { themes, type Drawn, type Pictures } from './draw.ts';
import { pathOf, reportPage, type Changed } from './reportPage.ts';
import { sortStates } from './sortStates.ts';

type Write = (path: string, content: Buffer | string) => void;

/** Number of differing pixels of a state, in both themes. */
const pixelsOf = ({ differences }: Changed): number =>
  themes.reduce((sum, theme) => sum + (differences[theme]?.pixels ?? 0), 0);

/**
 * Writes index.html and its pictures to a folder, and prints the differences.
 * @param ref commit of the earlier screenshots
 * @returns messages about states that cannot be rendered
 */
export async function compareAgainst(
  ref: string,
  before: Drawn,
  after: Drawn,
  browser: Browser,
  folder: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const write: Write = (path, content) => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, content);
  };
  const sorted = sortStates(before, after);
  const { alike, differing, added, gone, broken } = sorted;
  const compare = await pictureComparer(await browser.newPage());
  const changed: Changed[] = [];
  for (const id of differing) {
    const [was, is] = [before.get(id), after.get(id)] as [Pictures, Pictures];
    const differences: Changed['differences'] = {};
    for (const theme of themes) {
      if (was[theme].equals(is[theme])) continue;
      const { picture, ...difference } = await compare(was[theme], is[theme]);
      differences[theme] = difference;
      write(pathOf('before', theme, id), was[theme]);
      write(pathOf('after', theme, id), is[theme]);
      write(pathOf('difference', theme, id), picture);
      console.log(`${theme} ${id}: ${described(difference)}`);
    }
    changed.push({ id, differences });
  }
  for (const theme of themes) {
    for (const id of added) write(pathOf('after', theme, id), (after.get(id) as Pictures)[theme]);
    for (const id of gone) write(pathOf('before', theme, id), (before.get(id) as Pictures)[theme]);
  }
  changed.sort((one, other) => pixelsOf(other) - pixelsOf(one));
  write('index.html', reportPage(ref, sorted, changed));
  for (const id of added) console.log(`new ${id}`);
  for (const id of gone) console.log(`gone ${id}`);
  console.log(
    `${folder}/index.html: against ${ref} ${alike.length} states are alike, ${changed.length} differ, ${added.length} are new, ${gone.length} are gone`,
  );
  return broken;
}
