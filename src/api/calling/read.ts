// What comes in is read once, here, and is then what the screens rely on. The readers of answers are written from the
// contract (readers/, npm run schema). What they let pass beyond it is all that decision 0162 lists.

/**
 * Validates and converts an input.
 * @throws Unreadable
 */
export type Reader<T> = (value: unknown) => T;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

/** Wire code: a known one, or an unknown one of a newer or another back end. */
export type Code<Known extends string | number> = Known | (Known extends number ? number & {} : string & {});

/** Decimal text; undefined if a back end omits it or sends an unreadable value. Never defaults to zero. */
export type Figure = string | undefined;

/** The received value does not match the contract; `path` names the location, e.g. list.3.value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  path = '';
}

function fail(value: unknown): never {
  throw new Unreadable(
    `${Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value} is due to be otherwise`,
  );
}

/** Runs a reader on a part; an error names the part's position. */
function within<T>(key: string | number, read: Reader<T>, value: unknown): T {
  try {
    return read(value);
  } catch (error) {
    if (error instanceof Unreadable) error.path = error.path === '' ? String(key) : `${key}.${error.path}`;
    throw error;
  }
}

/** Longer than any amount, and too long for a screen. */
const plain = /^[+-]?(?=.{1,36}$)\d+(\.\d+)?$/;

/** Plain decimal text of a JSON number: 1e-8 is 0.00000001. */
function plainText(value: number): string {
  const text = String(value);
  const [, sign, whole, part = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const digits = whole + part;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0').slice(0, point)}${digits.length > point ? `.${digits.slice(point)}` : ''}`;
}

/** Decimal text; a JSON number is read by its exact text (exactJson.ts). */
export const decimal: Reader<string> = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return plainText(value);
  return typeof value === 'string' && plain.test(value) ? value : fail(value);
};

export const integer: Reader<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : fail(value);

/** Integer within a range, parsed like a decimal. */
const ranging =
  (least: number, most: number): Reader<number> =>
  (value) =>
    integer(value) >= least && (value as number) <= most ? (value as number) : fail(value);

export const upTo = (most: number) => /* @__PURE__ */ ranging(0, most);

/** Before 1973 in milliseconds, and after 5000 in seconds. */
const between = 1e11;

/** Time in milliseconds since 1970 UTC; rejects seconds and microseconds. */
export const timeMs = /* @__PURE__ */ ranging(between, 1e14);
/** Time in seconds since 1970 UTC. */
export const timeS = /* @__PURE__ */ ranging(0, between);

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : fail(value));

/** Masked address with the design's mask character: l•••n@example.com. */
export const masked: Reader<string> = (value) => text(value).replaceAll('*', '•');

/** Non-empty text. */
export const filledText: Reader<string> = (value) => text(value) || fail(value);

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : fail(value));

/** Numeric code; an unknown one passes, so the screen can show it as unknown. */
export const numberCode = integer as <Known extends number>(value: unknown) => Code<Known>;
export const textCode = filledText as <Known extends string>(value: unknown) => Code<Known>;

/** Optional field: a missing or malformed value does not invalidate the answer. */
export const maybe =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) => {
    try {
      return read(value);
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  };

/** Amount, fee or rate, shown as — if unreadable. */
export const figure: Reader<Figure> = maybe(decimal);

/** The sentence of a command that was carried out; null where a plain back end answers anything else. */
export const sentence: Reader<string | null> = (value) => (typeof value === 'string' ? value : null);

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((each, index) => within(index, read, each)) : fail(value);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces a row that cannot be parsed, so the list does not hide it. */
export interface UnreadRow {
  isUnread: true;
  /** Name of the row; undefined where it cannot be parsed either. */
  name: string | undefined;
}

/**
 * Rows that are useful independently of each other, and do not contain money: an unreadable row is marked. When all are
 * unreadable, so is the list.
 * @param nameIn field that identifies the row
 */
export const rows =
  <T>(read: Reader<T>, nameIn: string): Reader<(T | UnreadRow)[]> =>
  (value) => {
    let isAnyRead = false;
    let first: unknown;
    const readOne = (each: unknown): T | UnreadRow => {
      try {
        const row = read(each);
        isAnyRead = true;
        return row;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        first ??= error;
        const name = isObject(each) ? each[nameIn] : undefined;
        return { isUnread: true, name: typeof name === 'string' ? name : undefined };
      }
    };
    const all = list(readOne)(value);
    if (all.length > 0 && !isAnyRead) throw first;
    return all;
  };

/** Map with arbitrary keys, e.g. rates by currency. */
export const map =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(key, read, each)]))
      : fail(value);

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Fields<R extends Readers> = { [Key in keyof R]: ReadBy<R[Key]> };
type Optional<R extends Readers> = { [Key in keyof R]?: ReadBy<R[Key]> | undefined };

/**
 * Object with these fields; others are dropped.
 * @param extensions optional fields: absent and null are equivalent
 */
export const record =
  <R extends Readers, O extends Readers = Record<never, never>>(
    fields: R,
    extensions?: O,
  ): Reader<Fields<R> & Optional<O>> =>
  (value) => {
    if (!isObject(value)) fail(value);
    const read: Record<string, unknown> = {};
    for (const key in fields) read[key] = within(key, fields[key]!, value[key]);
    for (const key in extensions) {
      const each = value[key] ?? undefined;
      const known = each === undefined ? undefined : within(key, extensions[key]!, each);
      if (known !== undefined) read[key] = known;
    }
    return read as Fields<R> & Optional<O>;
  };

/** Combines the fields of both. */
export const both =
  <A extends object, B extends object>(first: Reader<A>, second: Reader<B>): Reader<A & B> =>
  (value) => ({ ...first(value), ...second(value) });
