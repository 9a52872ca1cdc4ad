// Story files that a change since a commit affects, by imports. When in doubt, all of them.
import {
  changedSince,
  isModule,
  isProse,
  isTest,
  isTraceable,
  isWithin,
  modulesReached,
} from '../testing/changed.ts';

const storyFile = '.stories.tsx';
/** Folders that Storybook builds from; their modules are found by their imports. */
const sources = ['src', 'contracts', 'stories', '.storybook'];
/** Folders that no story imports other than as a module. */
const apart = ['server', 'e2e', 'bench', 'desk', 'docs', 'tests', '.ci', 'data'];
/** Draws and compares pictures, and is not in them. */
const tools = ['scripts/visual', 'scripts/visual.ts'];

/** Changed paths that may decide what a story looks like. */
export function relevantChanges(changed: readonly string[]): string[] {
  return changed.filter(
    (path) =>
      !isProse(path) &&
      (!isTest(path) || path.endsWith(storyFile)) &&
      !isWithin(path, tools) &&
      (isModule(path) || !isWithin(path, apart)),
  );
}

/**
 * @param changed paths that differ
 * @param reached modules that import, directly or indirectly, one of them
 * @returns story files; undefined for all
 */
export function storiesAmong(
  changed: readonly string[],
  reached: () => readonly string[],
): ReadonlySet<string> | undefined {
  const relevant = relevantChanges(changed);
  if (relevant.length === 0) return new Set();
  // A token, a setting of the build or a text is in no module graph.
  const isTraced = (path: string) => isModule(path) && isWithin(path, [...sources, ...apart]);
  if (!relevant.every(isTraced) || !isTraceable(relevant)) return undefined;
  const modules = reached();
  // The preview renders every story, in the theme and the language that it imports.
  if (modules.some((path) => path.startsWith('.storybook/'))) return undefined;
  return new Set(modules.filter((path) => path.endsWith(storyFile)));
}

/** @throws Error with one sentence if git does not know the commit */
export function affectedStories(ref: string): ReadonlySet<string> | undefined {
  return storiesAmong(changedSince(ref), () => modulesReached(ref, sources));
}
