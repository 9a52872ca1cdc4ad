// What a change can reach, for npm test -- --changed <ref>. It errs on the side of running too much.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The full hash of a commit.
 * @throws Error with a sentence when git knows no such commit
 */
export function commitOf(ref: string, folder = '.'): string {
  const asked = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', asked, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`There is no commit ${ref}`);
  return stdout.trim();
}

/**
 * Paths that differ from a commit: new and deleted ones too, and of a moved file both its names.
 * @throws Error with a sentence when git knows no such commit
 */
export function changedSince(ref: string, folder = '.'): string[] {
  commitOf(ref, folder);
  // Without -z, git writes letters beyond ASCII as numbers.
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** The place that all paths lie in. */
export const everything = '.';

/** Whether a path lies in one of these folders, or is one of these files. */
export function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) => place === everything || path === place || path.startsWith(`${place}/`));
}

/** Modules reference each other in imports; every other file is read by path. */
export function isModule(path: string): boolean {
  return /\.(?:ts|tsx|js|cjs|mjs)$/.test(path) && path.includes('/') && !path.startsWith('public/');
}

const isTest = (path: string): boolean => /\.(?:test|proof|pact|stories)\.tsx?$/.test(path);
/** For people: who reads a folder leaves these out, who names one or checks everything does not. */
const isProse = (path: string): boolean => path.endsWith('.md') && !path.startsWith('server/');

/** The changed paths that decide which tests a stage runs: those that it reads at all. */
export function relevant(changed: readonly string[], reads: readonly string[]): string[] {
  return changed.filter((path) =>
    isProse(path) ? reads.includes(path) || reads.includes(everything) : isWithin(path, reads),
  );
}

/** Changed paths outside all of these places, whose dependents are unknown. */
export function unplaced(changed: readonly string[], places: readonly string[]): string[] {
  return changed.filter((path) => !isProse(path) && !isWithin(path, places));
}

/** Files that decide which tests a change affects, and would decide about themselves. */
const deciders = ['scripts/testing/changed.ts', 'scripts/testing/stages.ts', '.dependency-cruiser.cjs'];

/** Whether imports tell what a change reaches: they no longer do of a file that is gone. */
export function isTraceable(changed: readonly string[]): boolean {
  return changed.every((path) => existsSync(path) && !deciders.includes(path));
}

/** Where a screen's own files lie; nothing outside of its domain imports them but the app's table of screens. */
const screenFile = /^src\/screens\/([^/]+)\//;

/** The domains of screens that a journey walks, as its first lines say; none when it says nothing. */
export function walkedBy(source: string): string[] {
  const [, names = ''] = source.match(/^\/\/ Walks: (.+)\.$/m) ?? [];
  return names.split(', ').filter(Boolean);
}

/**
 * The journeys that a change can reach: those of a domain while it touches that domain's screens alone, all of them
 * for anything that the app, the server or their build shares.
 * @param journeys every file of journeys, with its text
 */
export function journeysReached(
  changed: readonly string[],
  journeys: Readonly<Record<string, string>>,
): string[] {
  const files = Object.keys(journeys);
  const product = changed.filter((path) => !isTest(path) && !isWithin(path, ['stories', '.storybook']));
  const domains = product.map((path) => screenFile.exec(path)?.[1]);
  if (domains.includes(undefined)) return files;
  return files.filter((file) => {
    const walked = walkedBy(journeys[file] ?? '');
    // Those of e2e/screens walk every screen there is.
    const isReached = file.startsWith('e2e/screens/')
      ? domains.length > 0
      : domains.some((domain) => walked.includes(domain!));
    return changed.includes(file) || isReached;
  });
}

/** The modules of these folders that import, over however many steps, something that changed since a commit. */
export function modulesReached(ref: string, folders: readonly string[]): string[] {
  const args = ['--affected', ref, '--output-type', 'json', '--no-progress', ...folders];
  const { modules } = JSON.parse(
    execFileSync('depcruise', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }),
  ) as { modules: { source: string }[] };
  return modules.map(({ source }) => source);
}

export function readAll(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
