import type { Refused } from '../forms/submission.ts';
import type { Outcome } from './attempt.ts';

/**
 * What a form says of an outcome; undefined where the command was carried out, or is still looked up.
 * @param names the form's field for each request field; what is wrong with another one is said of the whole
 * @param failed in place of a sentence that the server does not give
 */
export function outcomeRefusal(
  outcome: Outcome<unknown>,
  names: Readonly<Record<string, string>>,
  failed: string,
): Refused | undefined {
  if (outcome.state !== 'refused') return undefined;
  const { fields = {}, nearest, message = failed, reason, values, requestId } = outcome;
  const field = Object.keys(fields).map((name) => names[name])[0];
  if (field === undefined) return { message, reason, values, requestId };
  return {
    fields: { [field]: message },
    reason,
    values,
    ...(nearest === undefined ? {} : { nearest: { [field]: nearest } }),
  };
}
