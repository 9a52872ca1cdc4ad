// A fault for each row: what would be wrong if the product did not keep it. Most follow from the row itself; what a
// rule's or a field's absence is, is written down here.
import { readSource, sourceFiles } from '../check/sourceFiles.ts';
import { operationsOf, readOpenapi } from '../../contracts/readOpenapi.ts';
import {
  failureMessage,
  failuresInScope,
  fieldsInScope,
  rulesInScope,
  saidOf,
  screenCallsInScope,
} from '../../contracts/spec/rows.ts';
import { insteadOfCalls } from '../../contracts/spec/scope.ts';
import type { Edit } from './ScratchCopy.ts';
import { failureFaults } from './failureFaults.ts';
import { fieldFaults } from './fieldFaults.ts';
import { ruleFaults } from './ruleFaults.ts';

export type Kind = 'rule' | 'error' | 'field' | 'call';

/** Who has to keep a row: what it claims of the other does not count. */
export type Side = 'form' | 'server';

export interface Fault {
  kind: Kind;
  row: string;
  side: Side;
  /** What is wrong, in a few words. */
  name: string;
  edits: readonly Edit[];
  /** What the failure has to name: faults of one side that do not reach each other are planted together. */
  sentence?: string;
}

/** Whether a test looks at the side that is damaged; the rules of contracts are those of both. */
export function looksAt(side: Side, file: string): boolean {
  if (file.startsWith('contracts/')) return true;
  return /^(?:src|stories)\//.test(file) ? side === 'form' : side === 'server';
}

const serverTexts = 'contracts/messages/en.json';
const appSources = sourceFiles('src').filter(
  (path) => /\.tsx?$|\/en\.json$/.test(path) && !/\.(?:test|proof)\./.test(path),
);

/** A sentence as sources write it: its figures under any name, its end that of a text. */
function sentencePattern(sentence: string, isWhole: boolean): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\{\w+\\\}/g, '\\{\\w+\\}');
  return new RegExp(`(?<=['"\`>])${escaped}${isWhole ? `(?=['"\`<])` : ''}`, 'g');
}

const otherwise = 'A sentence of another rule';

/** The sentence replaced by another one wherever a side has it; the server's may go on after it. */
function rewording(sentence: string, side: Side): Edit[] {
  const paths = side === 'server' ? [serverTexts] : appSources;
  for (const isWhole of side === 'server' ? [false] : [true, false]) {
    const find = sentencePattern(sentence, isWhole);
    const found = paths.filter((path) => find.test(readSource(path)));
    find.lastIndex = 0;
    if (found.length > 0)
      return found.map((file) => ({ file, find: sentencePattern(sentence, isWhole), put: otherwise }));
  }
  return [];
}

function rewordingFaults(kind: Kind, row: string, sentence: string, sides: readonly Side[]): Fault[] {
  return sides.flatMap((side) => {
    const edits = rewording(sentence, side);
    return edits.length === 0 ? [] : [{ kind, row, side, name: 'says something else', edits, sentence }];
  });
}

const sidesOf = (checkedBy: string): Side[] =>
  checkedBy === 'both' ? ['form', 'server'] : [checkedBy as Side];

function faultsOfRules(): Fault[] {
  return rulesInScope().flatMap(({ id, checked_by, message }) => {
    const off = Object.entries(ruleFaults[id] ?? {}).flatMap(([side, faults]) =>
      Object.entries(faults).map(([name, edits]): Fault => ({
        kind: 'rule',
        row: id,
        side: side as Side,
        name,
        edits,
      })),
    );
    if (message === '-' || message === "the server's message") return off;
    // A form that leaves a rule to the server has no sentence of its own.
    const sides = sidesOf(checked_by).filter((side) => off.some((fault) => fault.side === side));
    return [...off, ...rewordingFaults('rule', id, saidOf(message), sides)];
  });
}

function faultsOfFailures(): Fault[] {
  return failuresInScope().flatMap(({ situation, message }) => {
    const off = Object.entries(failureFaults[situation] ?? {}).map(([name, edits]): Fault => ({
      kind: 'error',
      row: situation,
      side: 'form',
      name,
      edits,
    }));
    if (message === 'none' || message.startsWith("the server's message")) return off;
    return [...off, ...rewordingFaults('error', situation, failureMessage(situation), ['form'])];
  });
}

function faultsOfFields(): Fault[] {
  return fieldsInScope().flatMap(({ entity, field }) => {
    const row = `${entity} ${field}`;
    return Object.entries(fieldFaults[row] ?? {}).flatMap(([side, edits]) => ({
      kind: 'field' as const,
      row,
      side: side as Side,
      name: 'is dropped',
      edits,
    }));
  });
}

/** The call goes out from nowhere: its request waits for ever before it is made. */
function faultsOfCalls(): Fault[] {
  const paths = new Map(operationsOf(readOpenapi()).map((each) => [each.operation.operationId, each.path]));
  return screenCallsInScope().map(({ screen, operationId }) => {
    const made = insteadOfCalls[screen]?.[operationId] ?? operationId;
    return {
      kind: 'call',
      row: `${screen} ${operationId}`,
      side: 'form',
      name: 'is left out',
      edits: [
        {
          file: 'src/api/client.ts',
          find: 'async function send(request: Request): Promise<Response> {\n',
          put:
            'async function send(request: Request): Promise<Response> {\n' +
            `  if (new URL(request.url).pathname === '/api${paths.get(made)}') await new Promise(() => undefined);\n`,
        },
      ],
    };
  });
}

/** Rows that have no fault here: nothing would be planted for them. */
export function rowsWithoutFault(faults: readonly Fault[]): string[] {
  const has = (kind: Kind, row: string, side?: Side): boolean =>
    faults.some((fault) => fault.kind === kind && fault.row === row && (!side || fault.side === side));
  return [
    ...rulesInScope().flatMap(({ id, checked_by }) =>
      sidesOf(checked_by)
        .filter((side) => !has('rule', id, side))
        .map((side) => `rule ${id}: ${side}`),
    ),
    ...failuresInScope()
      .filter(({ situation }) => !has('error', situation))
      .map(({ situation }) => `error ${situation}`),
    ...fieldsInScope()
      .filter(({ entity, field }) => !has('field', `${entity} ${field}`))
      .map(({ entity, field }) => `field ${entity} ${field}`),
  ];
}

export function allFaults(): Fault[] {
  return [...faultsOfRules(), ...faultsOfFailures(), ...faultsOfFields(), ...faultsOfCalls()];
}
