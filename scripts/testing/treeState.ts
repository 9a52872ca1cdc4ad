// Tested version: a commit, and whether the working tree differs from it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).trim();

/** A release archive has no git history. */
export function treeState(): { commit: string; clean: boolean } {
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: 'unknown', clean: false };
  }
}

/** Key of the working tree's state; changes with any file; undefined where it cannot be determined. */
export function treeKey(): string | undefined {
  const { commit, clean } = treeState();
  if (clean) return commit;
  if (commit === 'unknown') return undefined;
  const added = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const texts = added.map((path) => git('hash-object', path));
  const changes = createHash('sha256').update([git('diff', 'HEAD'), ...added, ...texts].join('\n'));
  return `${commit} ${changes.digest('hex')}`;
}
