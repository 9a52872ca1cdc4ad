// Results of a comparison: one for each state in each mode.
import { availableParallelism } from 'node:os';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { compareFiles, type Difference } from './difference.ts';
import type { Mode } from './modes.ts';
import { hashOf, pathOf, writeWhole } from './pictures.ts';
import type { State } from './states.ts';

export const statuses = ['broken', 'changed', 'new', 'gone', 'same'] as const;
export type Status = (typeof statuses)[number];
/** Folders of the report, and the names of its pictures. */
export type Kind = 'before' | 'after' | 'difference';

export interface Result {
  id: string;
  title: string;
  name: string;
  mode: string;
  status: Status;
  /** Undefined where only hashes are known. */
  difference?: Difference;
  /** Paths below the report's folder. */
  pictures: Partial<Record<Kind, string>>;
  /** Reasons why a state cannot be drawn. */
  faults: readonly string[];
}

/** What is known of a picture: a file, a hash from a baseline, or the reason why there is none. */
export type Known = { path: string } | { hash: string } | { fault: string };
/** Pictures of one side of a comparison by path (mode/id.png); states that it does not have are absent. */
export type Side = ReadonlyMap<string, Known>;

const hashIn = (known: Exclude<Known, { fault: string }>): string =>
  'hash' in known ? known.hash : hashOf(known.path);

function statusOf(before: Known | undefined, after: Known | undefined): Status | undefined {
  if ((before && 'fault' in before) || (after && 'fault' in after)) return 'broken';
  if (before === undefined) return after && 'new';
  if (after === undefined) return 'gone';
  return hashIn(before) === hashIn(after) ? 'same' : 'changed';
}

/**
 * Compares two sides, and copies the pictures that a reviewer needs to the report's folder.
 * @param wanted modes of each state
 */
export async function compareSides(
  wanted: ReadonlyMap<State, readonly Mode[]>,
  before: Side,
  after: Side,
  folder: string,
): Promise<Result[]> {
  const limit = pLimit(availableParallelism());
  const results: Promise<Result>[] = [];
  for (const [{ id, title, name }, modes] of wanted)
    for (const mode of modes) {
      const path = pathOf(mode.id, id);
      const [was, is] = [before.get(path), after.get(path)];
      const status = statusOf(was, is);
      if (status === undefined) continue;
      const pictures: Result['pictures'] = {};
      const keep = (kind: Kind, known: Known | undefined) => {
        if (status === 'same' || known === undefined || !('path' in known)) return;
        pictures[kind] = `${kind}/${path}`;
        mkdirSync(dirname(`${folder}/${kind}/${path}`), { recursive: true });
        copyFileSync(known.path, `${folder}/${kind}/${path}`);
      };
      keep('before', was);
      keep('after', is);
      const faults = [
        ...(was && 'fault' in was ? [`before: ${was.fault}`] : []),
        ...(is && 'fault' in is ? [`after: ${is.fault}`] : []),
      ];
      const result: Result = { id, title, name, mode: mode.id, status, pictures, faults };
      results.push(
        limit(async () => {
          if (status !== 'changed' || !was || !is || !('path' in was) || !('path' in is)) return result;
          const { picture, ...difference } = await compareFiles(was.path, is.path);
          writeWhole(`${folder}/difference/${path}`, picture);
          return { ...result, difference, pictures: { ...pictures, difference: `difference/${path}` } };
        }),
      );
    }
  return Promise.all(results);
}
