import { themes, type Drawn } from './draw.ts';

/** Ids of states, in order, grouped by the result of the comparison. */
export type Sorted = {
  /** Identical bytes in both themes. */
  alike: string[];
  differing: string[];
  added: string[];
  gone: string[];
  /** Messages that name the state and the rendering. */
  broken: string[];
};

/** Stories that cannot be rendered are broken, and excluded from the other groups. */
export function sortStates(before: Drawn, after: Drawn): Sorted {
  const sorted: Sorted = { alike: [], differing: [], added: [], gone: [], broken: [] };
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(id), after.get(id)];
    if (was instanceof Error) sorted.broken.push(`${id} before: ${was.message}`);
    if (is instanceof Error) sorted.broken.push(`${id} after: ${is.message}`);
    if (was instanceof Error || is instanceof Error) continue;
    if (was === undefined) sorted.added.push(id);
    else if (is === undefined) sorted.gone.push(id);
    else if (themes.every((theme) => was[theme].equals(is[theme]))) sorted.alike.push(id);
    else sorted.differing.push(id);
  }
  return sorted;
}
