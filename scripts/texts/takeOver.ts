import { withDrafts } from '../check/sourceFiles.ts';
import { changesOf, type Changes } from './table.ts';

/** The checks of everything that a translation can break. */
const checks = [
  () => import('../check/messages.ts'),
  () => import('../check/refusals.ts'),
  () => import('../check/sameSentences.ts'),
];

/** What a table changes; where a check of texts finds a fault in it, the faults and no file. */
export async function takeOver(csv: string): Promise<Changes> {
  const changes = changesOf(csv);
  const faults =
    changes.faults.length > 0
      ? changes.faults
      : await withDrafts(changes.files, async () => {
          const found: string[] = [];
          for (const load of checks) found.push(...(await (await load()).check()));
          return found;
        });
  return faults.length === 0 ? changes : { faults, files: new Map(), count: 0 };
}
