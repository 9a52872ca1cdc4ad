import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Paths of the project's files under the given folders, including new files, without ignored and deleted ones. */
export function sourceFiles(...folders: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();
}

const drafts = new Map<string, string>();

/** Runs with texts in place of files, so that they are checked before they are written. */
export async function withDrafts<Result>(
  texts: ReadonlyMap<string, string>,
  run: () => Promise<Result>,
): Promise<Result> {
  for (const [path, text] of texts) drafts.set(path, text);
  try {
    return await run();
  } finally {
    drafts.clear();
  }
}

export function readSource(path: string): string {
  return drafts.get(path) ?? readFileSync(join(root, path), 'utf8');
}

/** The rows of a tab-separated table with a header line, by column name. */
export function readTable(path: string): Record<string, string>[] {
  const [heading = '', ...lines] = readSource(path).split('\n');
  const columns = heading.split('\t');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
}

/** The text with comments blanked; line numbers are kept. Strings that contain // (URLs) are left unchanged. */
export function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}
