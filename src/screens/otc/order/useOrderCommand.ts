import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import type { MoneyCommand } from '../../../api/calling/moneyCommand.ts';
import { otcOrder, type OtcOrderDetail } from '../../../api/otc.ts';
import { useChecked } from '../../../components/command/useChecked.ts';
import { refusedOf } from '../../../components/forms/refusedOf.ts';
import type { Refused, ShowRefusal } from '../../../components/forms/submission.ts';
import { isApiError } from '../../../components/shell/apiErrors.ts';
import { commandSubject, refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { isRecord, isText } from '../../../stored/shapes.ts';

interface OrderDraft {
  id: string;
}

interface OrderCommandOptions<Draft extends OrderDraft, Values, Form> {
  /** Key under which an unanswered command is stored. */
  name: string;
  mutation: MoneyCommand<Form, string | null>;
  /** Stored until the outcome is known: no secrets. */
  draftOf: (values: Values) => Draft;
  formOf: (draft: Draft) => Form;
  /** Names the subject of the command; by default its order. */
  nameOf?: (draft: Draft) => string;
  /** Form field of each request field. */
  names: Readonly<Record<string, string>>;
  /** The order shows that the command was carried out. */
  isDone: (order: OtcOrderDetail, draft: Draft) => boolean;
  /** It can no longer be carried out. */
  isOver: (order: OtcOrderDetail, draft: Draft) => boolean;
  /** Sentence for a command whose lost answer was looked up. */
  done: RefusalReason;
}

export interface OrderCommand<Values> {
  /** Its answer is missing, and its outcome is being looked up. */
  isChecking: boolean;
  onSubmit: (values: Values) => Promise<Refused | undefined>;
  /** Shows why the whole command was refused. */
  onRefused: ShowRefusal;
}

/** A command on an order: sent once, looked up if its answer is lost, never repeated automatically. */
export function useOrderCommand<Draft extends OrderDraft, Values, Form>(
  options: OrderCommandOptions<Draft, Values, Form>,
): OrderCommand<Values> {
  const { name, mutation, draftOf, formOf, names, isDone, isOver } = options;
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { toast, serverNow } = useShell();
  const [isChecking, setIsChecking] = useState(false);
  const subject = commandSubject(mutation);
  const sayDone = (sentence?: string | null): void =>
    void toast({
      kind: 'success',
      text: sentence ?? intl.formatMessage(refusalMessage(options.done)),
      subject,
    });
  const readAgain = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    await queryClient.invalidateQueries({ queryKey: ['otc'] });
  };
  const send = useChecked<Draft, Form, string | null, OtcOrderDetail>({
    store: {
      name,
      isDraft: (value): value is Draft => isRecord(value) && Object.values(value).every(isText),
    },
    mutation,
    formOf,
    nameOf: options.nameOf ?? (({ id }) => id),
    look: ({ id }) => queryClient.fetchQuery({ ...otcOrder(id), staleTime: 0, gcTime: 0 }),
    isOver: (order, draft) => isDone(order, draft) || isOver(order, draft),
    onChecking: () => {
      setIsChecking(true);
      return () => setIsChecking(false);
    },
    onChecked: (order, draft) => {
      void readAgain();
      if (order !== undefined && isDone(order, draft)) sayDone();
      else
        toast({
          kind: 'error',
          failure: {},
          subject,
          text: intl.formatMessage({
            id: 'otcOrder.kept',
            defaultMessage: 'This was not carried out. Look at the order before you try again.',
          }),
        });
    },
  });
  return {
    isChecking,
    onSubmit: async (values) => {
      try {
        const sentence = await send(draftOf(values));
        if (sentence !== undefined) sayDone(sentence);
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
