/** Serialisation of a value, and validation of stored text. */
export interface Shape<Value> {
  /** Undefined or an error for invalid text, which is dropped. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

/** JSON that may be partly valid: a newer or an older app may have written it. */
export const jsonPart = <Value>(read: (value: unknown) => Value | undefined): Shape<Value> => ({
  read: (text) => read(JSON.parse(text)),
  write: JSON.stringify,
});

/** JSON that is valid as a whole or dropped. */
export const json = <Value>(isValue: (value: unknown) => value is Value): Shape<Value> =>
  jsonPart((value) => (isValue(value) ? value : undefined));

/** Text without conversion. */
export const text = <Value extends string>(isValue: (value: unknown) => value is Value): Shape<Value> => ({
  read: (value) => (isValue(value) ? value : undefined),
  write: (value) => value,
});

export const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isText = (value: unknown): value is string => typeof value === 'string';
/** An object with unvalidated fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
