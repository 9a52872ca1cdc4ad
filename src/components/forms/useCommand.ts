import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { isApiError, isTooMany } from '../shell/apiErrors.ts';
import { useShell } from '../shell/useShell.ts';
import { refusedOf } from './refusedOf.ts';
import type { Refused, Submit } from './submission.ts';

export interface CommandOptions<Values, Form, Answer> {
  mutation: UseMutationOptions<Answer, ApiError, Form>;
  formOf: (values: Values) => Form;
  /** Form field of each request field. */
  names: Readonly<Record<string, string>>;
  /** Checks whether the command was executed despite the failure; undefined where that cannot be read. */
  find: (values: Values) => Promise<boolean | undefined>;
  /** True for a refusal that may answer an earlier attempt whose answer was lost. */
  isLate?: (error: ApiError) => boolean;
  /** The command was executed, whether or not the response arrived. */
  onDone: (values: Values) => void | Promise<void>;
  said: {
    /** Text for a command without a response that was not executed. */
    unchanged: string;
    /** Text for a missing answer with an unknown outcome. */
    unanswered: string;
    /** Message for a refusal of the whole form. */
    refused: (reason: string, error: ApiError) => string;
  };
}

/**
 * Sends a form that moves no money. Without a response, the outcome is looked up; the form is never resent
 * automatically.
 */
export function useCommand<Values, Form, Answer>(
  options: CommandOptions<Values, Form, Answer>,
): Submit<Values> {
  const { mutation, formOf, names, find, isLate, onDone, said } = options;
  const intl = useIntl();
  const { serverNow } = useShell();
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });

  function refusalOf(error: ApiError): Refused {
    const { message, heldUntilMs, ...refused } = refusedOf(intl, error, names);
    return {
      ...refused,
      ...(message !== undefined && { message: said.refused(message, error) }),
      ...(heldUntilMs !== undefined && { heldUntilMs: heldUntilMs + Date.now() - serverNow() }),
    };
  }

  /** Undefined if the command was executed nevertheless. */
  async function unlessFound(error: ApiError, values: Values): Promise<Refused | undefined> {
    if (!error.isUnanswered && !isLate?.(error)) return refusalOf(error);
    const found = await find(values);
    if (found) return undefined;
    if (!error.isUnanswered || isTooMany(error)) return refusalOf(error);
    return { message: found === false ? said.unchanged : said.unanswered, requestId: error.requestId };
  }

  return async (values) => {
    try {
      await mutateAsync(formOf(values));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refused = await unlessFound(error, values);
      if (refused) return refused;
    }
    await onDone(values);
    return undefined;
  };
}
