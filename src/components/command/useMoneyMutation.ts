import { useMutation } from '@tanstack/react-query';
import type { MoneyCommand } from '../../api/calling/moneyCommand.ts';
import type { KeptCommand } from '../../stored/keptCommand.ts';

/** Sends a command that moves money, under the same blocking mask as all commands; the caller handles errors. */
export function useMoneyMutation<Form, Made>({ mutationKey, send }: MoneyCommand<Form, Made>) {
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ form, kept }: { form: Form; kept: KeptCommand }) => send(form, kept),
    meta: { handlesErrors: true },
  });
  return (form: Form, kept: KeptCommand): Promise<Made> => mutateAsync({ form, kept });
}
