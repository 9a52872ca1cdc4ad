// Built Storybooks, cached per commit and lock.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { commitOf } from '../testing/changed.ts';
import { treeKey, treeState } from '../testing/treeState.ts';

export const cache = 'node_modules/.cache/visual';
const lock = 'package-lock.json';
/** A build has about 25 MB, its pictures in two themes about 150 MB. */
const mostKept = 4;

/** Marks a folder of the cache as used now, and removes all but the newest ones beside it. */
export function keepNewest(folder: string, most = mostKept): void {
  const now = new Date();
  utimesSync(folder, now, now);
  const parent = dirname(folder);
  const byAge = readdirSync(parent)
    .map((name) => join(parent, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(most)) rmSync(old, { recursive: true, force: true });
}

/** Builds the Storybook of a working tree. @returns its folder */
function buildStorybook(tree: string): string {
  execFileSync('npm', ['--prefix', tree, 'run', '--silent', 'storybook:build'], {
    cwd: tree,
    stdio: 'inherit',
    // A test that builds must not get the checks that stories have under vitest.
    env: { ...process.env, VITEST: undefined },
  });
  return join(tree, 'dist/storybook');
}

export interface Build {
  folder: string;
  /** The same for the same sources or, without them, for the same files. */
  key: string;
}

const shortHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The build of a commit from the cache, which is filled first if needed. */
function cached(commit: string, lockFile: Buffer | string, build: () => string): Build {
  const key = `${commit.slice(0, 16)}-${shortHash(lockFile)}`;
  const folder = `${cache}/builds/${key}`;
  if (!existsSync(folder)) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(dirname(part), { recursive: true });
    cpSync(build(), part, { recursive: true });
    renameSync(part, folder);
  }
  keepNewest(folder);
  return { folder, key };
}

/** The Storybook of the working tree. A tree that differs from its commit is built each time. */
export function presentStorybook(): Build {
  const { commit, clean } = treeState();
  if (clean) return cached(commit, readFileSync(lock), () => buildStorybook('.'));
  const sources = treeKey();
  const folder = buildStorybook('.');
  return sources === undefined ? builtStorybook(folder) : { folder, key: shortHash(sources) };
}

/**
 * The Storybook of a commit, built with that commit's dependencies in a folder that is removed when the process ends.
 * @throws Error with one sentence if git does not know the commit
 */
export function storybookOf(ref: string): Build {
  const commit = commitOf(ref);
  const lockFile = execFileSync('git', ['show', `${commit}:${lock}`], { maxBuffer: 64 * 1024 * 1024 });
  return cached(commit, lockFile, () => {
    const tree = mkdtempSync(join(tmpdir(), 'storybook-'));
    process.once('exit', () => {
      spawnSync('git', ['worktree', 'remove', '--force', tree]);
      rmSync(tree, { recursive: true, force: true });
    });
    // Without a listener, a signal ends the process before the cleanup.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
    if (readFileSync(lock).equals(lockFile))
      symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir');
    else execFileSync(process.execPath, [resolve('scripts/install.js')], { cwd: tree, stdio: 'inherit' });
    return buildStorybook(tree);
  });
}

/** Describes the build itself and differs with each. */
const buildRecord = 'project.json';

/**
 * A Storybook that has been built.
 * @throws Error with one sentence if there is none
 */
export function builtStorybook(folder: string): Build {
  if (!existsSync(join(folder, 'iframe.html'))) throw new Error(`There is no built Storybook in ${folder}`);
  const content = createHash('sha256');
  const paths = globSync('**/*', { cwd: folder, exclude: (name) => name === buildRecord });
  for (const path of paths.toSorted()) {
    if (!statSync(join(folder, path)).isFile()) continue;
    content.update(`${path}\0`).update(readFileSync(join(folder, path)));
  }
  return { folder, key: content.digest('hex').slice(0, 16) };
}
