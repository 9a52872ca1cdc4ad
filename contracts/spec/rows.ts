// Rows of the tables next to this file, and which of them the product already has to fulfil.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtScreens,
  domainsAhead,
  laterEntities,
  laterRules,
  laterScreenCalls,
  saidApart,
} from './scope.ts';

type Row<Column extends string> = Record<Column, string>;

type Rule = Row<'id' | 'screen' | 'call' | 'rule' | 'message' | 'checked_by' | 'issue_area'>;
type Failure = Row<'situation' | 'message' | 'where' | 'follow_up' | 'story'>;
type Field = Row<'entity' | 'field' | 'wire_name' | 'type_unit' | 'screens'>;
type ScreenCall = Row<'screen' | 'operationId' | 'kind'>;
type Page = Row<'path' | 'screen' | 'domain' | 'notes'>;
type State = Row<'screen' | 'page' | 'domain' | 'state' | 'shows'>;

/** The rows of a tab-separated table with a header line, by column name. */
function rowsOf<Each>(name: string): Each[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8');
  const [heading = '', ...lines] = text.split('\n');
  const columns = heading.split('\t');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Each;
    });
}

const isBuilt = (screen: string): boolean => builtScreens.includes(screen);

export const pages = (): Page[] => rowsOf('pages');
export const states = (): State[] => rowsOf('states');
export const rules = (): Rule[] => rowsOf('rules');

/**
 * A rule is in scope when its screen is built; if its domain's calls are built before their screens, it is in
 * scope for the server's checks.
 */
export const rulesInScope = (): Rule[] =>
  rules()
    .filter(({ id }) => !(id in laterRules))
    .flatMap((rule) => {
      if (isBuilt(rule.screen)) return [rule];
      const isAhead = domainsAhead.includes(rule.issue_area) && rule.checked_by !== 'form';
      return isAhead ? [{ ...rule, checked_by: 'server' }] : [];
    });

export const failures = (): Failure[] => rowsOf('errors');

/** A field is in scope when a screen that shows it and its entity are built. */
export const fieldsInScope = (): Field[] =>
  rowsOf<Field>('fields').filter(
    ({ entity, screens }) =>
      !(entity in laterEntities) &&
      screens.split(', ').some((screen) => isBuilt(screen) || screen === 'every guarded screen'),
  );

/** A call of a screen is in scope when the screen and the part of the screen that makes it are built. */
export const screenCallsInScope = (): ScreenCall[] =>
  rowsOf<ScreenCall>('screen-calls').filter(
    ({ screen, operationId }) =>
      isBuilt(screen) && laterScreenCalls[screen]?.[operationId] === undefined,
  );

/**
 * English text of a rule, with its figures inserted.
 * @throws Error for a rule that is not in the table or has no text
 */
export function messageOf(id: string, values: Readonly<Record<string, string>> = {}): string {
  const message = rules().find((rule) => rule.id === id)?.message ?? '-';
  if (message === '-') throw new Error(`${id} says nothing`);
  return filled(saidOf(message), values);
}

/**
 * English text of a failure.
 * @throws Error for a situation that is not in the table or has no text
 */
export function failureMessage(situation: string): string {
  const row = failures().find((each) => each.situation === situation);
  if (!row || row.message === 'none') throw new Error(`${situation} says nothing`);
  return saidApart[situation] ?? saidOf(row.message);
}

/** The product's English text for a message of the specification. */
export function saidOf(message: string): string {
  const reworded = rowsOf<Row<'specified' | 'said'>>('wording').find(({ specified }) => specified === message);
  return reworded?.said ?? message;
}

function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
