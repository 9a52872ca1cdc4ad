import { refusalMessage } from '../../intl/refusalMessage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { leverTrade, positions, resetDemo } from '../../api/lever.ts';
import { newId } from '../../components/command/newId.ts';
import { useChecked } from '../../components/command/useChecked.ts';
import { isBoolean, isRecord, isText } from '../../stored/shapes.ts';
import { isOfAccount } from './leverForm.ts';
import { useTelling, type Found } from './closing/useEnding.ts';

interface Reset {
  resetId: string;
  /** Positions or orders were open at the time of the request. */
  hadTrades: boolean;
}

const isReset = (value: unknown): value is Reset =>
  isRecord(value) && isText(value['resetId']) && isBoolean(value['hadTrades']);

const subject = 'lever.demo.reset';

/** Resets the demo account and reports it; without a response, the outcome is looked up. */
export function useDemoReset(): () => Promise<void> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { checksOf, say } = useTelling();
  const done = intl.formatMessage(refusalMessage('lever.demoReset'));
  const hasTrades = async (): Promise<boolean> => {
    const query = positions({ status: '-1', limit: '100', account_type: 'simulation_account' });
    const { message } = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    return message.data
      .filter((row) => isOfAccount(row, 'simulation_account'))
      .map(leverTrade)
      .some(({ status }) => status === 'pending' || status === 'open' || status === 'closing');
  };
  const reset = useChecked({
    ...checksOf<Reset>(
      () => done,
      () => subject,
    ),
    store: { name: 'lever.demo.reset', isDraft: isReset },
    nameOf: ({ resetId }: Reset) => resetId,
    // Without open positions the outcome cannot be determined.
    look: async ({ hadTrades }: Reset): Promise<Found | undefined> =>
      hadTrades ? { state: (await hasTrades()) ? 'open' : 'done' } : undefined,
    mutation: resetDemo(),
    formOf: ({ resetId }: Reset) => ({ client_reset_id: resetId }),
  });
  return async () => {
    const asked = { resetId: newId(), hadTrades: await hasTrades().catch(() => false) };
    await say(subject, reset(asked), () => done);
  };
}
