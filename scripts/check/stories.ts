import { builtScreens, guardTest, laterStates, publicScreens } from '../../contracts/spec/scope.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';

/** The names of a stories file's exports. */
export function storiesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? ''));
}

/** Whether a test file holds a test of exactly this title. */
export function hasTest(text: string, title: string): boolean {
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``, `'${title.replaceAll("'", String.raw`\'`)}'`];
  return quoted.some((literal) => text.includes(literal));
}

/** States of a built screen that a story must show. */
export function statesToShow(screen: string): string[] {
  const later = laterStates[screen] ?? {};
  return readTable('contracts/spec/states.tsv')
    .filter((row) => row['screen'] === screen)
    .map((row) => row['state'] ?? '')
    .filter((state) => !Object.hasOwn(later, state))
    .filter((state) => state !== 'NotLoggedIn' || publicScreens.includes(screen));
}

function faultsOfScreen(screen: string, stories: string | undefined): string[] {
  if (stories === undefined) return [`stories/screens: ${screen}.stories.tsx is missing`];
  const exported = storiesIn(readSource(stories));
  const later = Object.keys(laterStates[screen] ?? {});
  return [
    ...statesToShow(screen)
      .filter((state) => !exported.has(state))
      .map((state) => `${stories}: the state ${state} has no story`),
    ...later
      .filter((state) => exported.has(state))
      .map((state) => `contracts/spec/scope.ts: ${screen}/${state} is listed as later and has a story`),
  ];
}

/** Every View has a story for each state of contracts/spec/states.tsv, as far as scope.ts calls it built. */
export function check(): Promise<string[]> {
  const files = sourceFiles('src/screens', 'stories/screens', guardTest.file);
  const views = files
    .filter((path) => path.endsWith('View.tsx'))
    .map((path) => ({ path, screen: path.replace(/^.*\/(\w+)View\.tsx$/, '$1') }));
  const faults = builtScreens
    .filter((screen) => !views.some((view) => view.screen === screen))
    .map((screen) => `src/screens: ${screen}View.tsx is missing`);
  const known = new Set(readTable('contracts/spec/states.tsv').map((row) => row['screen'] ?? ''));
  for (const { path, screen } of views) {
    const stories = files.find((file) => file.endsWith(`/${screen}.stories.tsx`));
    if (builtScreens.includes(screen)) faults.push(...faultsOfScreen(screen, stories));
    else if (known.has(screen)) faults.push(`${path}: ${screen} is not listed in contracts/spec/scope.ts`);
    else if (!stories) faults.push(`${path}: the view has no story`);
  }
  if (!files.includes(guardTest.file) || !hasTest(readSource(guardTest.file), guardTest.title))
    faults.push(`${guardTest.file}: the test '${guardTest.title}' is missing`);
  return Promise.resolve(faults);
}
