// What a change can reach, for npm test -- --changed <ref>. It errs on the side of running too much.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Paths that differ from a commit, new ones included. @throws Error with a sentence when git knows no such commit */
export function changedSince(ref: string): string[] {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (known.status !== 0) throw new Error(`There is no commit ${ref}`);
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', ref, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Whether a path lies in one of these folders, or is one of these files. */
export function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

/** Modules name each other in imports; everything else is read by whoever knows its path. */
export function isModule(path: string): boolean {
  return /\.(?:ts|tsx|js|cjs|mjs)$/.test(path) && !/^[^/]*$/.test(path);
}

const isTest = (path: string): boolean => /\.(?:test|pact|stories)\.tsx?$/.test(path);
/** Nothing that runs reads them. */
const isSilent = (path: string): boolean => path.endsWith('.md') && !path.startsWith('server/');

/** The changed paths that decide which tests a stage runs: those that it reads at all. */
export function relevant(changed: readonly string[], reads: readonly string[]): string[] {
  return changed.filter((path) => isWithin(path, reads) && !isSilent(path));
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
    return changed.includes(file) || domains.some((domain) => walked.includes(domain!));
  });
}

/** The stories that import, over however many steps, something that changed since a commit. */
export function storiesReached(ref: string): string[] {
  const args = ['--affected', ref, '--output-type', 'json', '--no-progress', 'stories', 'src', 'contracts'];
  const { modules } = JSON.parse(
    execFileSync('depcruise', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }),
  ) as { modules: { source: string }[] };
  return modules.map(({ source }) => source).filter((source) => source.endsWith('.stories.tsx'));
}

export function readAll(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
