import type { Refused } from '../forms/submission.ts';
import type { Outcome } from './attempt.ts';

/**
 * Form errors of an outcome; undefined if the command was executed or is still being looked up.
 * @param names the form's field for each request field; an error of any other field applies to the whole form
 * @param failed fallback if the server gives no sentence
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
