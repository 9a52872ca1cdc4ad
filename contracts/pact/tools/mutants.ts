// Creates single provider faults, one in each field that the app consumes.
import { isDeepStrictEqual } from 'node:util';
import { messageReaders } from '../../../src/api/feed/readFeed.ts';
import { consumedOfCalls, consumedOfMessages } from './consumed.ts';
import type { Trial } from './core.ts';
import { inPactEnvelope } from './envelope.ts';
import { expectedOf, isRefusal, placeOf, subjectOf, type Interaction } from './pactFiles.ts';
import {
  answerShapes,
  messageShapes,
  refusalFields,
  sampleOf,
  successFields,
  type Field,
  type Shape,
} from './shape.ts';

export const kinds = [
  'drop',
  'null',
  'retype',
  'rename',
  'wrong enum',
  'wrong unit',
  'wrong format',
  'empty array',
] as const;
export type Kind = (typeof kinds)[number];

export interface Mutant {
  /** Call or event. */
  subject: string;
  path: string;
  kind: Kind;
  isMessage: boolean;
  /** Whether no pact contains the field. */
  isUnpinned: boolean;
  /** Why the change is not a fault, by the closed list (docs/decisions/0226). */
  legal: string | undefined;
  /** Deviating answers of the provider, by interaction. */
  trials: Trial[];
}

type Parent = Record<string, unknown>;

function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value[0] as unknown };
  if (typeof value === 'string') return value !== '' && Number.isFinite(Number(value)) ? Number(value) : 7;
  return typeof value === 'object' ? [value] : String(value);
}

/** The name in another naming convention. */
function renamed(key: string): string {
  const camel = key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return camel === key ? `${key}_value` : camel;
}

function misformed(value: unknown, shape: Shape): unknown {
  if (shape.kind === 'integer' && typeof value === 'number') return value + 0.5;
  if (typeof value !== 'string') return undefined;
  if (shape.kind === 'decimal') return Number(value).toExponential();
  if (shape.kind !== 'text') return undefined;
  if (shape.pattern === undefined) return shape.least > 0 ? value.slice(0, shape.least - 1) : undefined;
  return `${value} ?`;
}

function inOtherUnit(value: unknown, { kind }: Shape): unknown {
  if (kind === 'ms') return Math.floor(Number(value) / 1000);
  return kind === 'seconds' ? Number(value) * 1000 : undefined;
}

/** Mutations of the value, one for each kind that applies to its shape; undefined removes the value. */
function faultsOf({ path, shape }: Field, value: unknown): [Kind, { value?: unknown; name?: string }][] {
  const isKey = !path.endsWith('*');
  const faults: [Kind, { value?: unknown; name?: string } | undefined][] = [
    ['drop', isKey ? {} : undefined],
    ['null', { value: null }],
    ['retype', { value: retyped(value) }],
    ['rename', isKey ? { value, name: renamed(path.split('.').at(-1)!) } : undefined],
    [
      'wrong enum',
      shape.kind === 'code' ? { value: typeof value === 'number' ? 97 : 'unlisted' } : undefined,
    ],
  ];
  const unit = inOtherUnit(value, shape);
  const format = misformed(value, shape);
  if (unit !== undefined) faults.push(['wrong unit', { value: unit }]);
  if (format !== undefined) faults.push(['wrong format', { value: format }]);
  if (shape.kind === 'list' && shape.length === undefined) faults.push(['empty array', { value: [] }]);
  return faults.filter((fault): fault is [Kind, object] => fault[1] !== undefined);
}

function withFault(
  body: unknown,
  path: string,
  { value, name }: { value?: unknown; name?: string },
): unknown {
  const copy = structuredClone(body);
  const { parent, key } = placeOf(copy, path)!;
  if (value === undefined || name !== undefined) delete parent[key];
  if (value !== undefined) parent[name ?? key] = value;
  return copy;
}

const ok = () => new Response(null, { headers: { 'content-type': 'application/json' } });

/** The example completed with every field of its shape. */
function completed(example: unknown, sample: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(sample)) {
    const [first = sample[0]] = example as unknown[];
    return [completed(first, sample[0])];
  }
  const areRecords = [example, sample].every((each) => typeof each === 'object' && each !== null);
  if (!areRecords || Array.isArray(example) || Array.isArray(sample)) return example ?? sample;
  const [own, more] = [example as Parent, sample as Parent];
  return Object.fromEntries(
    [...new Set([...Object.keys(more), ...Object.keys(own)])].map((key) => [
      key,
      completed(own[key], more[key]),
    ]),
  );
}

interface Subject {
  subject: string;
  isMessage: boolean;
  interactions: readonly Interaction[];
  /** By path in the complete body. */
  fields: readonly Field[];
  /** Sample of the whole body, used to insert a field that no pact contains. */
  sample?: unknown;
}

function mutantsOf({ subject, isMessage, interactions, fields, sample }: Subject): Mutant[] {
  const bodies = interactions.map((interaction) => ({ interaction, body: expectedOf(interaction).content }));
  const isPinned = (path: string) => bodies.some(({ body }) => placeOf(body, path) !== undefined);
  return fields.flatMap((field): Mutant[] => {
    const { path } = field;
    const isUnpinned = !isPinned(path);
    if (isUnpinned && sample === undefined) return [];
    const bases = isUnpinned
      ? bodies.slice(0, 1).map(({ interaction, body }) => ({ interaction, body: completed(body, sample) }))
      : bodies.filter(({ body }) => placeOf(body, path) !== undefined);
    const values = bases.map(({ body }) => {
      const { parent, key } = placeOf(body, path)!;
      return parent[key];
    });
    return faultsOf(field, values[0]).map(([kind]): Mutant => {
      const trials = bases.flatMap(({ interaction, body }, index) => {
        const fault = faultsOf(field, values[index]).find(([each]) => each === kind);
        if (!fault) return [];
        const faulty = withFault(body, path, fault[1]);
        return [{ interaction, body: isMessage ? faulty : inPactEnvelope(faulty, ok()), base: body }];
      });
      return {
        subject,
        path,
        kind,
        isMessage,
        isUnpinned,
        legal: legalReason(subject, isMessage, kind, field, trials),
        trials: trials.map(({ interaction, body }) => ({ interaction, body })),
      };
    });
  });
}

function promises(interaction: Interaction, path: string): boolean {
  const rule = expectedOf(interaction).rules[`$.${path.replaceAll('.*', '[*]')}`];
  return rule?.matchers.some(({ min = 0 }) => min > 0) ?? false;
}

/** The closed list: either envelope, omitted sides of a book, lists that may be empty. */
function legalReason(
  subject: string,
  isMessage: boolean,
  kind: Kind,
  { path, shape }: Field,
  trials: readonly (Trial & { base: unknown })[],
): string | undefined {
  if (
    !isMessage &&
    trials.every(({ body, base }) => isDeepStrictEqual(plain(body), plain(inPactEnvelope(base, ok()))))
  )
    return 'the app takes the same out of this envelope';
  if (shape.kind !== 'list') return undefined;
  if (
    kind === 'empty array' &&
    shape.least === 0 &&
    !trials.some(({ interaction }) => promises(interaction, path))
  )
    return 'this list may be empty';
  const read = isMessage ? messageReaders[subject as keyof typeof messageReaders] : undefined;
  const isEmptySide =
    ['drop', 'null'].includes(kind) &&
    read !== undefined &&
    trials.every(({ body, base }) => {
      try {
        return isDeepStrictEqual(read(body), read(withFault(base, path, { value: [] })));
      } catch {
        return false;
      }
    });
  return isEmptySide ? 'the app takes a side that is left out as an empty one' : undefined;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const under = (name: string, fields: readonly Field[], shape: Shape): Field[] => [
  { path: name, shape, isOptional: false },
  ...fields.map((field) => ({ ...field, path: `${name}.${field.path}` })),
];

/** All mutants of the interactions. */
export function mutantsIn(interactions: readonly Interaction[]): Mutant[] {
  const answers = interactions.filter(({ type }) => type === 'Synchronous/HTTP');
  const successes = answers.filter((each) => !isRefusal(each));
  const calls = [...Map.groupBy(successes, subjectOf)].map(([subject, own]): Subject => {
    const shape = answerShapes.get(subject)!;
    const fields = under('data', consumedOfCalls.get(subject)!, shape);
    const sample = { type: 'ok', code: 1, message: 'OK', msg: 'success', data: sampleOf(shape) };
    return { subject, isMessage: false, interactions: own, fields, sample };
  });
  const messages = [
    ...Map.groupBy(
      interactions.filter(({ type }) => type !== 'Synchronous/HTTP'),
      subjectOf,
    ),
  ].map(([subject, own]): Subject => {
    const sample = sampleOf(messageShapes.get(subject)!);
    return { subject, isMessage: true, interactions: own, fields: consumedOfMessages.get(subject)!, sample };
  });
  const refusals = [...Map.groupBy(answers.filter(isRefusal), subjectOf)].map(([subject, own]): Subject => ({
    subject: `${subject} refused`,
    isMessage: false,
    interactions: own,
    fields: refusalFields,
  }));
  // Identical for every call, so one subject covers all.
  const envelope: Subject = {
    subject: 'every call',
    isMessage: false,
    interactions: successes.slice(0, 1),
    fields: successFields,
  };
  return [envelope, ...calls, ...refusals, ...messages].flatMap(mutantsOf);
}
