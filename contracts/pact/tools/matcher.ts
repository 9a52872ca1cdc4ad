// How pacts match an example: type, format and unit of each field follow the contract (shape.ts).
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

/** From 2001 to 2065: seconds read as ms are earlier, and ms read as seconds are later. */
const moments = { ms: '^[12][0-9]{12}$', seconds: '^[12][0-9]{9}$' };

const mayBeEmpty = Symbol('may be empty');

/** A list that matches its example or is empty. */
export function orNone<T>(list: readonly T[]): readonly T[] {
  return Object.assign([...list], { [mayBeEmpty]: true });
}

/** Exactly this value, because the request or the state determines it. */
export const exactly = <T>(value: T): T => MatchersV3.equal(value as never) as T;

/** A text message, where the app accepts one in place of the contract's value. */
export const sentenceOrMore = (sentence: string) => ({ [mark]: 'notEmpty', value: sentence });

/** An object whose fields the app does not use; its presence is enough. */
export const anyRecord = () => MatchersV3.like({});

/**
 * Matchers for an example. A record must have the fields of the example, and a list at least one element, as the
 * provider state guarantees.
 * @throws Error for a field that is not in the contract
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
      // A map with several entries has keys that the app knows by name.
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
