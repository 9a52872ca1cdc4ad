import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refetchQueries } from '../../api/calling/refetchQueries.ts';
import { isRecord } from '../../stored/shapes.ts';
import type { StoredFields } from '../forms/drafts.ts';
import type { Refused, ShowRefusal } from '../forms/submission.ts';
import { useDraft, type DraftOptions } from '../forms/useDraft.ts';
import type { FormWiring } from '../forms/useForm.ts';
import { commandSubject, refusalToast } from '../shell/failures.ts';
import { useShell } from '../shell/useShell.ts';
import type { Outcome, Submission } from './attempt.ts';
import { outcomeRefusal } from './outcomeRefusal.ts';
import { useAttempt, type AttemptOptions } from './useAttempt.ts';

/** State of a form that moves money, as its view uses it. */
export interface CommandForm<Values, Found = unknown> extends FormWiring<Values> {
  submission: Submission<Values, Found>;
  /** Resends the command without a response; with this consent if it may be executed twice. */
  onRepeat: (consent?: 'mayDouble') => void;
  /** Repeats a failed lookup. */
  onCheck: () => void;
  /** The found command is the same one. */
  onAccept: () => void;
  /** Dismisses a command that has not arrived yet. */
  onDismiss: () => void;
  /** The command just executed, until the user has acknowledged it. */
  made?: Values;
  onSeen: () => void;
}

/** Internal wiring that its view does not receive. */
export interface OwnCommandForm<Values, Found> extends CommandForm<Values, Found> {
  /** Whether the command was known to be executed by then: account data read earlier is outdated. */
  isMadeBefore: (timeMs: number) => boolean;
  /** The user has given it up. */
  onGiveUp: () => void;
  /** Like onRepeat, for a form that shows refusals itself. */
  repeat: (consent?: 'mayDouble') => Promise<Refused | undefined>;
}

interface CommandFormOptions<Values, Form, Made, Found> extends Pick<
  AttemptOptions<Values, Form, Made, Found>,
  'mutation' | 'formOf' | 'requiresId' | 'records'
> {
  /** Name, e.g. transfer; the key of the draft and the last attempt. */
  name: string;
  /** Validation schema of each stored field. */
  fields: Required<StoredFields<Values>>;
  /** Fields stored only with an attempt whose response is pending, never with a draft. */
  unstored?: readonly (keyof Values)[];
  /** Pages that the form leads to and that return to it. */
  detours?: DraftOptions<Values>['detours'];
  /** Subject of the form, e.g. its link's parameters: another subject resets the form. */
  of: string;
  /** Field of the form, or of the confirmation before sending, for each request field that the user fills in. */
  fieldOf: Readonly<Record<string, string>>;
  /** Fallback if the server sends no sentence. */
  failed?: string;
  /**
   * Query keys that the command changes: read again after a lost answer is recovered, because earlier reads may be
   * older.
   */
  changes: readonly QueryKey[];
  /** Called with the answer, or with the record found after a lost one, e.g. to open the page of a new order. */
  onMade?: (made: Made | Found | undefined) => void;
  /** Keys of server data that the form shows. Read again after a refusal, because outdated data may be its reason. */
  shown?: readonly QueryKey[];
}

/** Shows why a command was rejected as a whole. */
function useShowRefusal(subject: string): ShowRefusal {
  const { toast } = useShell();
  return (message, requestId, more) => toast(refusalToast(message, requestId, { ...more, subject }));
}

/** State of a form that moves money: stores its values, sends it and reports the outcome. */
export function useCommandForm<Values extends object, Form, Made, Found>(
  options: CommandFormOptions<Values, Form, Made, Found>,
): OwnCommandForm<Values, Found> {
  const { name, fields, of, fieldOf, changes, mutation, formOf, records } = options;
  const { unstored = [], shown = [], detours, onMade } = options;
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { user } = useShell();
  const [made, setMade] = useState<{ values: Values; atMs: number }>();
  const checks = Object.entries(fields) as [string, (value: unknown) => boolean][];
  const drafted = checks.filter(([field]) => !unstored.some((each) => each === field));
  const draft = useDraft<Values>(name, {
    fields: Object.fromEntries(drafted) as StoredFields<Values>,
    of,
    detours,
  });
  const finish = (values: Values): void => {
    draft.end();
    setMade({ values, atMs: Date.now() });
  };
  const { submission, submit, repeat, check, accept, dismiss } = useAttempt({
    store: {
      name: `${name}.attempt`,
      isDraft: (value): value is Values =>
        isRecord(value) && checks.every(([field, isValue]) => isValue(value[field])),
    },
    account: user && String(user.id),
    // Commands with the same request body are the same command.
    isSame: (a, b) => JSON.stringify(formOf(a, undefined)) === JSON.stringify(formOf(b, undefined)),
    mutation,
    formOf,
    requiresId: options.requiresId,
    records,
    onFound: (found, values) => {
      finish(values);
      onMade?.(found);
      for (const queryKey of changes) refetchQueries(queryClient, { queryKey });
    },
  });
  const failed =
    options.failed ??
    intl.formatMessage({ id: 'command.failed', defaultMessage: 'Not submitted. Nothing changed.' });
  const onRefused = useShowRefusal(commandSubject(mutation));
  const refusalOf = (outcome: Outcome<Made>, values: Values): Refused | undefined => {
    if (outcome.state === 'made') {
      finish(values);
      onMade?.(outcome.made);
    }
    const refused = outcomeRefusal(outcome, fieldOf, failed);
    if (refused) for (const queryKey of shown) refetchQueries(queryClient, { queryKey });
    return refused;
  };
  const sendAgain = async (consent?: 'mayDouble'): Promise<Refused | undefined> => {
    if (!('draft' in submission)) return undefined;
    const outcome = await repeat(consent);
    return outcome && refusalOf(outcome, submission.draft);
  };
  return {
    draft,
    submission,
    repeat: sendAgain,
    onSubmit: async (values) => refusalOf(await submit(values), values),
    onRefused,
    onRepeat: (consent) => {
      void sendAgain(consent).then((refused) => {
        if (refused) onRefused(refused.message ?? failed, refused.requestId);
      });
    },
    onCheck: check,
    onAccept: accept,
    onDismiss: dismiss,
    made: made?.values,
    isMadeBefore: (timeMs) => made !== undefined && made.atMs < timeMs,
    onSeen: () => setMade(undefined),
    onGiveUp: draft.end,
  };
}
