import { fieldsInScope, rules, rulesInScope } from '../../contracts/spec/rows.ts';
import { builtScreens, laterRules, laterScreenCalls, laterStates } from '../../contracts/spec/scope.ts';
import { readSource, readTable, sourceFiles } from './sourceFiles.ts';
import { storiesIn } from './stories.ts';

type Kind = 'rule' | 'field';

/** Table-driven tests pass a row's id like any other text. */
const named = /\[(rule|field):([^\]]+)\]|(['"`])((?:[a-z]\w*\.)+\w+)\3/g;

/** The rows that a test's title names: `[rule:id]`, `[field:Entity field]` or `[field:Entity *]`. */
export function rowsNamed(text: string): Record<Kind, Set<string>> {
  const found: Record<Kind, Set<string>> = { rule: new Set(), field: new Set() };
  for (const [, kind, row, , id] of text.matchAll(named)) found[(kind ?? 'rule') as Kind].add(row ?? id!);
  return found;
}

/** Rules and fields of built screens without a test that names them, and tests that name missing ones. */
function unheld(): string[] {
  const texts = sourceFiles('src', 'stories', 'tests', 'server', 'contracts', 'e2e')
    .filter((path) => /\.test\.tsx?$|\/fixtures\/breaches\.ts$|^tests\/domains\//.test(path))
    .map((path) => readSource(path));
  const held = rowsNamed(texts.join('\n'));
  const fields = fieldsInScope().map(({ entity, field }) => ({
    row: `${entity} ${field}`,
    all: `${entity} *`,
  }));
  const known = new Set([...fields.flatMap(({ row, all }) => [row, all]), ...rules().map(({ id }) => id)]);
  const said = texts.flatMap((text) =>
    [...text.matchAll(/\[(?:rule|field):([^\]]+)\]/g)].map(([, row]) => row!),
  );
  return [
    ...rulesInScope()
      .filter(({ id }) => !held.rule.has(id))
      .map(({ id }) => `contracts/spec/rules.tsv: no test names [rule:${id}]`),
    ...fields
      .filter(({ row, all }) => !held.field.has(row) && !held.field.has(all))
      .map(({ row }) => `contracts/spec/fields.tsv: no test names [field:${row}]`),
    ...said
      .filter((row) => !known.has(row))
      .map((row) => `a test names ${row}, which is no row of what is built`),
  ];
}

/** Entries that scope.ts postpones have to exist. */
function laterFaults(): string[] {
  const known = new Set(rules().map(({ id }) => id));
  const calls = readTable('contracts/spec/screen-calls.tsv');
  return [
    ...Object.keys(laterRules)
      .filter((id) => !known.has(id))
      .map((id) => `contracts/spec/scope.ts: ${id} is no rule`),
    ...Object.entries(laterScreenCalls).flatMap(([screen, later]) =>
      Object.keys(later)
        .filter((id) => !calls.some((row) => row['screen'] === screen && row['operationId'] === id))
        .map((id) => `contracts/spec/scope.ts: ${screen} makes no ${id}`),
    ),
  ];
}

/** Failure states need a story, too, for designers. */
function storyFaults(): string[] {
  const files = sourceFiles('stories');
  return readTable('contracts/spec/errors.tsv').flatMap(({ situation = '', story = '' }) => {
    const [screen = '', state = ''] = story.split('/');
    if (!builtScreens.includes(screen) || laterStates[screen]?.[state] !== undefined) return [];
    const path = files.find((file) => file.endsWith(`/${screen}.stories.tsx`));
    if (path && storiesIn(readSource(path)).has(state)) return [];
    return [`contracts/spec/errors.tsv: '${situation}' has no story ${story}`];
  });
}

/** Every row of the tables next to contracts/spec/rows.ts has a test or story that names it. */
export function check(): Promise<string[]> {
  return Promise.resolve([...unheld(), ...laterFaults(), ...storyFaults()]);
}
