import { useQueryClient } from '@tanstack/react-query';
import { BigNumber } from 'bignumber.js';
import { useIntl } from 'react-intl';
import { addMargin } from '../../api/lever.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { useMade } from '../../components/command/useMade.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isNumber } from '../../stored/shapes.ts';
import type { MarginCommand, MarginValues } from './MarginSheet.tsx';
import { storedName, type LeverAccount } from './leverForm.ts';
import { tradeOf } from './tradeOf.ts';

/** Adds margin and reports it; without a response, looks it up by the increased margin of the position. */
export function useMargin(account: LeverAccount): MarginCommand {
  const intl = useIntl();
  const { toast } = useShell();
  const queryClient = useQueryClient();
  const added = async ({ id, amount, before }: MarginValues) => {
    const trade = await tradeOf(queryClient, id);
    const now = trade?.caution_money;
    // Neither confirmed nor excluded: the outcome is unknown.
    if (before === '' || now === undefined) throw new Error('The margin of the position is not reported');
    return new BigNumber(now).gte(new BigNumber(before).plus(amount)) ? trade : undefined;
  };
  const command = useCommandForm({
    name: storedName('margin', account),
    fields: { id: isNumber, amount: isDecimal, before: isDecimal },
    of: '',
    fieldOf: { number: 'amount' },
    changes: [['lever'], ['wallet']],
    mutation: addMargin(),
    formOf: ({ id, amount }: MarginValues, client_margin_id) => ({
      id: String(id),
      number: amount,
      client_margin_id,
    }),
    records: () => ({ find: (_, values) => added(values), findAlike: () => Promise.resolve([]) }),
  });
  useMade(command, () => {
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'lever.margin.done', defaultMessage: 'Margin added' }),
    });
    command.onSeen();
  });
  return command;
}
