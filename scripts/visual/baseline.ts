// A baseline of hashes that a repository can keep instead of pictures.
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './pictures.ts';

export interface Baseline {
  /** Pictures differ between browser builds and platforms. */
  browser: string;
  /** Commit of the pictures. */
  commit: string;
  /** Hashes of pictures by state and mode. */
  states: Record<string, Record<string, string>>;
}

/** @throws Error with one sentence if there is no readable baseline, or another browser drew it */
export function readBaseline(path: string, browser: string): Baseline {
  if (!existsSync(path)) throw new Error(`There is no baseline ${path}: write one with --accept`);
  let baseline: Partial<Baseline>;
  try {
    baseline = JSON.parse(readFileSync(path, 'utf8')) as Partial<Baseline>;
  } catch {
    throw new Error(`${path} is not a baseline`);
  }
  const { browser: drawnBy, commit, states } = baseline;
  if (typeof drawnBy !== 'string' || typeof commit !== 'string' || typeof states !== 'object')
    throw new Error(`${path} is not a baseline`);
  if (drawnBy !== browser)
    throw new Error(
      `The baseline ${path} was drawn by ${drawnBy}, and this is ${browser}: write a new one with --accept`,
    );
  return { browser: drawnBy, commit, states };
}

/**
 * The states of the baseline that an accepted run adds to.
 * @throws Error with one sentence if another browser drew them and the run does not draw all of them again
 */
export function acceptedStates(
  { baseline, parts, sample }: { baseline: string; parts: readonly string[]; sample?: number },
  browser: string,
): Baseline['states'] {
  if (!existsSync(baseline)) return {};
  try {
    return readBaseline(baseline, browser).states;
  } catch (error) {
    if (parts.length === 0 && sample === undefined) return {};
    throw error;
  }
}

/** The former baseline with the hashes of the states and modes that were drawn, without states that are gone. */
export function updated(
  former: Baseline['states'],
  drawn: Baseline['states'],
  present: ReadonlySet<string>,
): Baseline['states'] {
  const kept = Object.entries(former).filter(([id]) => present.has(id));
  const merged = new Map(kept);
  for (const [id, modes] of Object.entries(drawn)) merged.set(id, { ...merged.get(id), ...modes });
  return Object.fromEntries(merged);
}

const sorted = <Value>(values: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** One line for each state, in order, so that version control merges and shows changes. */
export function baselineText({ browser, commit, states }: Baseline): string {
  const lines = sorted(states).map(
    ([id, modes]) => `    ${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(sorted(modes)))}`,
  );
  const head = `  "browser": ${JSON.stringify(browser)},\n  "commit": ${JSON.stringify(commit)},\n`;
  return `{\n${head}  "states": {\n${lines.join(',\n')}\n  }\n}\n`;
}

export function writeBaseline(path: string, baseline: Baseline): void {
  writeWhole(path, baselineText(baseline));
}
