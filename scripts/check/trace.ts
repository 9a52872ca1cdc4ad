import { looksAt, rowsWithoutFault, allFaults, type Kind } from '../traces/faults.ts';
import { damaged } from '../traces/ScratchCopy.ts';
import {
  claims,
  failures,
  failuresInScope,
  fieldsInScope,
  rules,
  rulesInScope,
  screenCallsInScope,
} from '../../contracts/spec/rows.ts';
import {
  builtScreens,
  laterFailures,
  laterRules,
  laterScreenCalls,
  laterStates,
} from '../../contracts/spec/scope.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';
import { hasTest, storiesIn } from './stories.ts';

/** Whether a file proves what it is named for: a test of that title, or a story of that name. */
export function proves(path: string, text: string, title: string): boolean {
  return path.endsWith('.stories.tsx') ? storiesIn(text).has(title) : hasTest(text, title);
}

/** The rows that the product has to keep by now, as a claim names them. */
const rowsInScope: Record<Kind, () => string[]> = {
  rule: () => rulesInScope().map(({ id }) => id),
  error: () => failuresInScope().map(({ situation }) => situation),
  field: () => fieldsInScope().map(({ entity, field }) => `${entity} ${field}`),
  call: () => screenCallsInScope().map(({ screen, operationId }) => `${screen} ${operationId}`),
};

/** What `node scripts/mutateTraces.ts` runs: stories and journeys need a build, and are run by stages of their own. */
const isRunByItself = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/');

function claimFaults(files: Set<string>): string[] {
  return claims().flatMap(({ kind, row, file, title }) => {
    const where = `contracts/spec/trace.tsv: ${kind} ${row}`;
    const known = rowsInScope[kind as Kind]?.() ?? [];
    if (row !== '*' && !known.includes(row)) return [`${where} is no row in scope`];
    if (!files.has(file)) return [`${where} names ${file}, which is missing`];
    return proves(file, readSource(file), title)
      ? []
      : [`${where} names '${title}', which is not in ${file}`];
  });
}

/** Every fault that can be planted has a test that could see it. */
function unclaimed(): string[] {
  const all = claims();
  const rows = new Set(
    allFaults()
      .filter(
        ({ kind, row, side }) =>
          !all.some(
            (claim) =>
              claim.kind === kind &&
              (claim.row === row || claim.row === '*') &&
              isRunByItself(claim.file) &&
              looksAt(side, claim.file),
          ),
      )
      .map(({ kind, row, side }) => `contracts/spec/trace.tsv: ${kind} ${row} names no test of the ${side}`),
  );
  return [...rows];
}

/** What a fault replaces has to be there: it would be none. */
function staleFaults(files: Set<string>): string[] {
  const places = allFaults().flatMap(({ row, edits }) => edits.map((edit) => ({ row, edit })));
  return places.flatMap(({ row, edit }) => {
    const { file, find } = edit;
    if (!files.has(file)) return [`scripts/traces: ${row}: ${file} is missing`];
    try {
      damaged(readSource(file), edit);
      return [];
    } catch {
      return [`scripts/traces: ${row}: ${file} has no ${String(find)}`];
    }
  });
}

/** What scope.ts leaves for later has to be there to be left. */
function laterFaults(): string[] {
  const known = new Set(rules().map(({ id }) => id));
  const calls = readTable('contracts/spec/screen-calls.tsv');
  return [
    ...Object.keys(laterRules)
      .filter((id) => !known.has(id))
      .map((id) => `contracts/spec/scope.ts: ${id} is no rule`),
    ...Object.keys(laterFailures)
      .filter((situation) => !failures().some((row) => row.situation === situation))
      .map((situation) => `contracts/spec/scope.ts: '${situation}' is no failure`),
    ...Object.entries(laterScreenCalls).flatMap(([screen, later]) =>
      Object.keys(later)
        .filter((id) => !calls.some((row) => row['screen'] === screen && row['operationId'] === id))
        .map((id) => `contracts/spec/scope.ts: ${screen} makes no ${id}`),
    ),
  ];
}

/** The state of a failure is drawn for designers too. */
function storyFaults(files: Set<string>): string[] {
  return readTable('contracts/spec/errors.tsv').flatMap(({ situation = '', story = '' }) => {
    const [screen = '', state = ''] = story.split('/');
    if (!builtScreens.includes(screen) || laterStates[screen]?.[state] !== undefined) return [];
    const path = [...files].find((file) => file.endsWith(`/${screen}.stories.tsx`));
    if (path && storiesIn(readSource(path)).has(state)) return [];
    return [`contracts/spec/errors.tsv: '${situation}' has no story ${story}`];
  });
}

/**
 * Every row in scope has a fault that can be planted, and names a test that looks at whoever has to keep it; what it
 * names exists.
 */
export function check(): Promise<string[]> {
  const files = new Set(sourceFiles('src', 'stories', 'server', 'contracts', 'e2e', 'scripts'));
  return Promise.resolve([
    ...claimFaults(files),
    ...unclaimed(),
    ...rowsWithoutFault(allFaults()).map((row) => `scripts/traces: no fault for ${row}`),
    ...staleFaults(files),
    ...laterFaults(),
    ...storyFaults(files),
  ]);
}
