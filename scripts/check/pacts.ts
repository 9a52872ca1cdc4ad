// The pacts contain exactly the fields that the app consumes.
import { consumedOfCalls, consumedOfMessages, saidElsewhere } from '../../contracts/pact/tools/consumed.ts';
import {
  expectedOf,
  isRefusal,
  placeOf,
  readPacts,
  subjectOf,
  type Interaction,
} from '../../contracts/pact/tools/pactFiles.ts';
import { answerShapes, type Field } from '../../contracts/pact/tools/shape.ts';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import { unusedIn } from '../../contracts/statesTable.ts';
import { readPacts as readStates } from '../../contracts/verifySelection.ts';
import { callsOf, madeCalls } from './calls.ts';

/** Paths of a body in the contract's notation: keys of maps as *. */
function pathsIn(value: unknown, maps: ReadonlySet<string>, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) || maps.has(path) ? '*' : key;
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...pathsIn(inner, maps, at)];
  });
}

/** @param fields consumed fields, by path in the body */
export function pactFaults(
  subject: string,
  fields: readonly Field[],
  interactions: readonly Interaction[],
): string[] {
  const bodies = interactions.map((interaction) => expectedOf(interaction).content);
  const has = (path: string) => bodies.some((body) => placeOf(body, path) !== undefined);
  const isThere = (path: string, body: unknown) => path === '' || placeOf(body, path) !== undefined;
  const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
  const faults = fields.flatMap(({ path, isOptional }) => {
    const name = `${subject} ${path}`;
    if (saidElsewhere[name] !== undefined) return [];
    if (!has(path)) return [`contracts/pact: no pact has ${name}`];
    const isLeftOut = bodies.some(
      (body) => isThere(parentOf(path), body) && placeOf(body, path) === undefined,
    );
    return isOptional && !isLeftOut ? [`contracts/pact: no pact answers ${subject} without ${path}`] : [];
  });
  const maps = new Set(fields.filter(({ shape }) => shape.kind === 'map').map(({ path }) => path));
  const known = new Set(fields.map(({ path }) => path));
  // A text message in its place has no fields to check.
  const unread = new Set(bodies.flatMap((body) => pathsIn(body, maps)).filter((path) => !known.has(path)));
  return [
    ...faults,
    ...[...unread].map((path) => `contracts/pact: ${subject} ${path} is pinned, and nothing reads it`),
  ];
}

const envelope = ['type', 'code', 'message', 'msg'].map((path): Field => ({
  path,
  shape: { kind: 'text', least: 0 },
  isOptional: false,
}));

export function check(): Promise<string[]> {
  const interactions = readPacts();
  const successes = interactions.filter((each) => each.type === 'Synchronous/HTTP' && !isRefusal(each));
  const messages = interactions.filter((each) => each.type === 'Asynchronous/Messages');
  const made = madeCalls();
  const faults = callsOf(readOpenapi()).flatMap(({ operationId }) => {
    const own = successes.filter((each) => subjectOf(each) === operationId);
    if (!made.has(operationId))
      return own.length > 0 ? [`contracts/pact: ${operationId} stands in a pact, and nothing calls it`] : [];
    const fields = consumedOfCalls.get(operationId)!;
    const data: Field = { path: 'data', shape: answerShapes.get(operationId)!, isOptional: false };
    const inData = fields.map((field) => ({ ...field, path: `data.${field.path}` }));
    return pactFaults(operationId, [...envelope, data, ...inData], own);
  });
  for (const [event, fields] of consumedOfMessages)
    faults.push(
      ...pactFaults(
        event,
        fields,
        messages.filter((each) => subjectOf(each) === event),
      ),
    );
  const unused = unusedIn(readStates()).map((name) => `contracts/states: no pact assumes '${name}'`);
  return Promise.resolve([...faults, ...unused]);
}
