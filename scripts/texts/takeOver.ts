import { withDrafts } from '../check/sourceFiles.ts';
import { changesOf, type Changes } from './table.ts';

/** The checks of everything that a translation can break. */
const checks = [
  () => import('../check/messages.ts'),
  () => import('../check/refusals.ts'),
  () => import('../check/sameSentences.ts'),
];

async function found(): Promise<string[]> {
  const faults: string[] = [];
  for (const load of checks) faults.push(...(await (await load()).check()));
  return faults;
}

/** What a table changes; where a check of texts finds a fault that it adds, the faults and no file. */
export async function takeOver(csv: string): Promise<Changes> {
  const changes = changesOf(csv);
  if (changes.faults.length > 0) return { ...changes, files: new Map(), count: 0 };
  const before = new Set(await found());
  const faults = (await withDrafts(changes.files, found)).filter((fault) => !before.has(fault));
  return faults.length === 0 ? changes : { faults, files: new Map(), count: 0 };
}
