import { readSource } from '../check/sourceFiles.ts';
import { changesOf } from './table.ts';

/** The checks of everything that a translation can break. */
const checks = [
  () => import('../check/messages.ts'),
  () => import('../check/refusals.ts'),
  () => import('../check/sameSentences.ts'),
];

/**
 * Writes a table's texts and runs all checks of texts; where one finds a fault that was not there before, the files are
 * as they were.
 * @param write a file of the project, by its path
 */
export async function takeOver(
  csv: string,
  write: (path: string, text: string) => void,
): Promise<{ faults: string[]; count: number }> {
  const { faults, files, count } = changesOf(csv);
  if (faults.length > 0) return { faults, count: 0 };
  const before = new Map([...files.keys()].map((path) => [path, readSource(path)]));
  for (const [path, text] of files) write(path, text);
  const found: string[] = [];
  for (const load of checks) found.push(...(await (await load()).check()));
  if (found.length > 0) for (const [path, text] of before) write(path, text);
  return { faults: found, count: found.length > 0 ? 0 : count };
}
