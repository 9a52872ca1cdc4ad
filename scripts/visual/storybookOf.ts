// Builds another commit's Storybook, independent of the current one.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commitOf } from '../testing/changed.ts';

const lock = 'package-lock.json';

/** Builds the Storybook of a working tree. @returns its folder */
export function buildStorybook(tree = '.'): string {
  execFileSync('npm', ['--prefix', tree, 'run', '--silent', 'storybook:build'], {
    cwd: tree,
    stdio: 'inherit',
  });
  return join(tree, 'dist/storybook');
}

/**
 * Builds the Storybook of a commit with that commit's dependencies, in a folder that is removed when the process ends.
 * @returns its folder
 * @throws Error with one sentence if git does not know the commit
 */
export function buildStorybookOf(ref: string): string {
  const commit = commitOf(ref);
  const tree = mkdtempSync(join(tmpdir(), 'storybook-'));
  process.once('exit', () => {
    spawnSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  });
  // Without a listener, a signal ends the process before the cleanup.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
  if (readFileSync(lock).equals(readFileSync(join(tree, lock))))
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir');
  else execFileSync(process.execPath, [resolve('scripts/install.js')], { cwd: tree, stdio: 'inherit' });
  return buildStorybook(tree);
}
