import type { ApiError } from '../../api/ApiError.ts';
import type { Refused } from './submission.ts';

/**
 * A refusal as a form takes it.
 * @param names the form's field for each request field
 * @returns undefined where the refusal names no field of the form: what is left is a sentence for the whole form
 */
export function fieldsOf(error: ApiError, names: Readonly<Record<string, string>>): Refused['fields'] {
  const known = Object.entries(error.fields)
    .map(([name, text]) => [names[name], text] as const)
    .filter((entry): entry is [string, string] => entry[0] !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
