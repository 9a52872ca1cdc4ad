// What an example stands for in a pact: each field is held to type, format and unit of the contract's field (shape.ts).
import { MatchersV3 } from '@pact-foundation/pact';
import type { Shape } from './shape.ts';

const mark = 'pact:matcher:type';

interface Rule {
  match: string;
  regex?: string;
}

/** Combines all rules: a pattern alone accepts a number by its text. */
function all(value: unknown, ...rules: Rule[]) {
  return { [mark]: rules.map(({ match, ...rest }) => ({ [mark]: match, ...rest })), value };
}

const isMatcher = (value: unknown): boolean => typeof value === 'object' && value !== null && mark in value;

const type = { match: 'type' };
const integer = { match: 'integer' };
const pattern = (regex: string) => ({ match: 'regex', regex });
const escaped = (code: string | number) => String(code).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From 2001 to 2065: what is seconds in ms is before it, and ms in seconds behind it. */
const moments = { ms: '^[12][0-9]{12}$', seconds: '^[12][0-9]{9}$' };

const mayBeEmpty = Symbol('may be empty');

/** A list that has what its example has, or nothing. */
export function orNone<T>(list: readonly T[]): readonly T[] {
  return Object.assign([...list], { [mayBeEmpty]: true });
}

/** This value and no other, as it follows from the request or the state. */
export const exactly = <T>(value: T): T => MatchersV3.equal(value as never) as T;

/** A sentence, where the app takes one as well as what the contract says. */
export const sentenceOrMore = (sentence: string) => ({ [mark]: 'notEmpty', value: sentence });

/** An object of which the app uses nothing: that it came says all. */
export const anyRecord = () => MatchersV3.like({});

/**
 * Matchers for an example. Of a record it holds the fields that the example has, and of a list at least one element,
 * as the state promises it.
 * @throws Error for a field that the contract does not have
 */
export function matching(shape: Shape, example: unknown, path = ''): unknown {
  if (isMatcher(example)) return example;
  switch (shape.kind) {
    case 'record':
      return Object.fromEntries(
        Object.entries(example as object).map(([key, value]) => {
          const field = shape.fields[key];
          if (!field) throw new Error(`The contract has no ${path}${key}`);
          return [key, matching(field.shape, value, `${path}${key}.`)];
        }),
      );
    case 'list': {
      const elements = (example as unknown[]).map((each) => matching(shape.items, each, `${path}*.`));
      if (shape.length !== undefined) return elements;
      if (elements.length === 0) return MatchersV3.equal([]);
      return MatchersV3.atLeastLike(elements[0] as never, mayBeEmpty in (example as object) ? 0 : 1, 1);
    }
    case 'map': {
      const entries = Object.entries(example as object) as [string, unknown][];
      // Several are keys that the app knows by their names.
      if (entries.length > 1)
        return Object.fromEntries(
          entries.map(([name, own]) => [name, matching(shape.values, own, `${path}*.`)]),
        );
      const [[key, value]] = entries as [[string, unknown]];
      return MatchersV3.eachKeyLike(key, matching(shape.values, value, `${path}*.`) as never);
    }
    case 'code': {
      const regex = `^(${shape.codes.map(escaped).join('|')})$`;
      return all(example, typeof example === 'number' ? integer : type, pattern(regex));
    }
    case 'decimal':
      return all(example, type, pattern(shape.pattern));
    case 'text':
      if (shape.pattern !== undefined) return all(example, type, pattern(shape.pattern));
      return shape.least > 0
        ? all(example, type, pattern(`^[\\s\\S]{${shape.least},}$`))
        : all(example, type);
    case 'ms':
    case 'seconds':
      return all(example, integer, pattern(moments[shape.kind]));
    case 'integer':
      return all(example, integer);
    case 'boolean':
      return all(example, type, { match: 'boolean' });
  }
}
