// Tests affected by a change, for npm test -- --changed <ref>. When in doubt it runs more.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The full hash of a commit.
 * @throws Error with one sentence if git does not know the commit
 */
export function commitOf(ref: string, folder = '.'): string {
  const asked = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', asked, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`There is no commit ${ref}`);
  return stdout.trim();
}

/**
 * Paths that differ from a commit, including new and deleted files and both names of a moved file.
 * @throws Error with one sentence if git does not know the commit
 */
export function changedSince(ref: string, folder = '.'): string[] {
  commitOf(ref, folder);
  // Without -z, git escapes non-ASCII characters.
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** The root folder, which contains all paths. */
export const everything = '.';

/** Whether a path is in one of these folders, or is one of these files. */
export function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) => place === everything || path === place || path.startsWith(`${place}/`));
}

/** Modules reference each other in imports; every other file is read by path. */
export function isModule(path: string): boolean {
  return /\.(?:ts|tsx|js|cjs|mjs)$/.test(path) && path.includes('/') && !path.startsWith('public/');
}

export const isTest = (path: string): boolean => /\.(?:test|proof|pact|stories)\.tsx?$/.test(path);
/** Documentation: stages that read a folder ignore it; stages that name the file or check everything do not. */
export const isProse = (path: string): boolean => path.endsWith('.md') && !path.startsWith('server/');

/** The changed paths that a stage reads. */
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

/** Whether imports determine the affected modules: they do not for a deleted file. */
export function isTraceable(changed: readonly string[]): boolean {
  return changed.every((path) => existsSync(path) && !deciders.includes(path));
}

/** A screen's own files; outside of its domain only the app's table of screens imports them. */
const screenFile = /^src\/screens\/([^/]+)\//;

/** Domains that an end-to-end test declares in its first lines; empty without a declaration. */
export function walkedBy(source: string): string[] {
  const [, names = ''] = source.match(/^\/\/ Walks: (.+)\.$/m) ?? [];
  return names.split(', ').filter(Boolean);
}

/**
 * End-to-end tests that a change may affect: those of a domain if only that domain's screens change, all of them for
 * changes of shared code in the app, the server or the build. @param journeys every test file, with its text
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
    // The tests in e2e/screens cover all screens.
    const isReached = file.startsWith('e2e/screens/')
      ? domains.length > 0
      : domains.some((domain) => walked.includes(domain!));
    return changed.includes(file) || isReached;
  });
}

/** Modules of these folders that import, directly or indirectly, something that changed since a commit. */
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
