// A story that renders differently each time would make every later comparison useless.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { themes, type Drawn } from './draw.ts';

/**
 * Writes two renderings of one Storybook to a folder.
 * @returns messages about the differences
 */
export function compareTwice(folder: string, first: Drawn, second: Drawn): string[] {
  rmSync(folder, { recursive: true, force: true });
  for (const theme of themes) mkdirSync(`${folder}/${theme}`, { recursive: true });
  return [...first].flatMap(([id, one]) => {
    const two = second.get(id)!;
    if (one instanceof Error) return [`${id}: ${one.message}`];
    if (two instanceof Error) return [`${id}: ${two.message}`];
    if (one.light.equals(one.dark)) return [`${id}: light and dark are the same`];
    return themes.flatMap((theme) => {
      writeFileSync(`${folder}/${theme}/${id}.png`, one[theme]);
      if (one[theme].equals(two[theme])) return [];
      writeFileSync(`${folder}/${theme}/${id}.second.png`, two[theme]);
      return [`${theme} ${id}: two pictures differ`];
    });
  });
}
