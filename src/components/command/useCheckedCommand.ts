import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MoneyCommand } from '../../api/calling/moneyCommand.ts';
import { isRecord, isText } from '../../stored/shapes.ts';
import { refusedOf } from '../forms/refusedOf.ts';
import type { Refused, ShowRefusal } from '../forms/submission.ts';
import { isApiError } from '../shell/apiErrors.ts';
import { commandSubject, refusalToast } from '../shell/failures.ts';
import { useShell } from '../shell/useShell.ts';
import { useChecked } from './useChecked.ts';

interface CommandDraft {
  /** Subject of the command. */
  id: string;
}

export interface CheckedCommandOptions<Draft extends CommandDraft, Values, Form, Made, Found> {
  /** Key under which an unanswered command is stored. */
  name: string;
  mutation: MoneyCommand<Form, Made>;
  /** Stored until the outcome is known: no secrets. */
  draftOf: (values: Values) => Draft;
  formOf: (draft: Draft) => Form;
  /** Names the subject of the command; by default its id. */
  nameOf?: ((draft: Draft) => string) | undefined;
  /** Form field of each request field. */
  names: Readonly<Record<string, string>>;
  /** Reads the subject again; null if there is none. */
  look: (client: QueryClient, id: string) => Promise<Found | null>;
  /** Domain whose queries show the effect. */
  domain: string;
  /** The subject shows that the command was carried out. */
  isDone: (found: Found, draft: Draft) => boolean;
  /** It can no longer be carried out. */
  isOver: (found: Found, draft: Draft) => boolean;
  /** Sentence for a command that was carried out; its answer is missing if it was looked up. */
  doneText: (answered: { made: Made } | undefined) => string;
  /** Sentence for a command that was not carried out, as far as the look-up shows. */
  keptText: string;
}

export interface CheckedCommand<Values> {
  /** Its answer is missing, and its outcome is being looked up. */
  isChecking: boolean;
  onSubmit: (values: Values) => Promise<Refused | undefined>;
  /** Shows why the whole command was refused. */
  onRefused: ShowRefusal;
}

/** A command that can be carried out once per subject: sent once, looked up if its answer is lost, never repeated automatically. */
export function useCheckedCommand<Draft extends CommandDraft, Values, Form, Made, Found>(
  options: CheckedCommandOptions<Draft, Values, Form, Made, Found>,
): CheckedCommand<Values> {
  const { name, mutation, draftOf, formOf, names, look, domain, isDone, isOver, doneText, keptText } =
    options;
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { toast, serverNow } = useShell();
  const [isChecking, setIsChecking] = useState(false);
  const subject = commandSubject(mutation);
  const sayDone = (answered?: { made: Made }): void =>
    void toast({ kind: 'success', text: doneText(answered), subject });
  const readAgain = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    await queryClient.invalidateQueries({ queryKey: [domain] });
  };
  const send = useChecked<Draft, Form, { made: Made }, Found>({
    store: {
      name,
      isDraft: (value): value is Draft => isRecord(value) && Object.values(value).every(isText),
    },
    mutation: { ...mutation, send: async (form, kept) => ({ made: await mutation.send(form, kept) }) },
    formOf,
    nameOf: options.nameOf ?? (({ id }) => id),
    look: async ({ id }) => (await look(queryClient, id)) ?? undefined,
    isOver: (found, draft) => isDone(found, draft) || isOver(found, draft),
    onChecking: () => {
      setIsChecking(true);
      return () => setIsChecking(false);
    },
    onChecked: (found, draft) => {
      void readAgain();
      if (found !== undefined && isDone(found, draft)) sayDone();
      else toast({ kind: 'error', failure: {}, subject, text: keptText });
    },
  });
  return {
    isChecking,
    onSubmit: async (values) => {
      try {
        const answered = await send(draftOf(values));
        if (answered !== undefined) sayDone(answered);
        await readAgain().catch(() => undefined);
        return undefined;
      } catch (error) {
        if (!isApiError(error)) throw error;
        await readAgain().catch(() => undefined);
        const refused = refusedOf(intl, error, names);
        const { heldUntilMs } = refused;
        return heldUntilMs === undefined
          ? refused
          : { ...refused, heldUntilMs: heldUntilMs + Date.now() - serverNow() };
      }
    },
    // The message stays until the next attempt, also when the form closes because its step is no longer possible.
    onRefused: (message, requestId, more) => {
      toast(refusalToast(message, requestId, { ...more, subject }));
      return () => undefined;
    },
  };
}
