import { useIntl } from 'react-intl';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';
import { otcOrder, type OtcOrderDetail } from '../../../api/otc.ts';
import {
  useCheckedCommand,
  type CheckedCommand,
  type CheckedCommandOptions,
} from '../../../components/command/useCheckedCommand.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';

type OrderCommandOptions<Draft extends { id: string }, Values, Form> = Omit<
  CheckedCommandOptions<Draft, Values, Form, string | null, OtcOrderDetail>,
  'look' | 'domain' | 'doneText' | 'keptText'
> & {
  /** Sentence for a command whose lost answer was looked up. */
  done: RefusalReason;
};

export type OrderCommand<Values> = CheckedCommand<Values>;

/** A command on an order. */
export function useOrderCommand<Draft extends { id: string }, Values, Form>({
  done,
  ...options
}: OrderCommandOptions<Draft, Values, Form>): OrderCommand<Values> {
  const intl = useIntl();
  return useCheckedCommand({
    ...options,
    look: (client, id) => client.fetchQuery({ ...otcOrder(id), staleTime: 0, gcTime: 0 }),
    domain: 'otc',
    doneText: (answered) => answered?.made ?? intl.formatMessage(refusalMessage(done)),
    keptText: intl.formatMessage({
      id: 'otcOrder.kept',
      defaultMessage: 'This did not go through. Check the order before you try again.',
    }),
  });
}
