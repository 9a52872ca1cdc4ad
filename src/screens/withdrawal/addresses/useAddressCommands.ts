import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { approveWithdrawalAddress, deleteWithdrawalAddress } from '../../../api/withdrawal.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { SavedAddress } from './savedAddresses.ts';

/** Confirms and deletes saved addresses. Refusals are reported here; the list is reloaded in either case. */
export function useAddressCommands() {
  const { toast, open, pathOf } = useShell();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ address: SavedAddress; isForeign: boolean }>();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['withdrawal'] });
  const approval = useMutation({ ...approveWithdrawalAddress(), onSettled });
  const deletion = useMutation({ ...deleteWithdrawalAddress(), onSettled });
  const tell = (text: string): void => void toast({ kind: 'success', text });

  const confirm = ({ id }: SavedAddress): void => {
    if (approval.isPending) return;
    approval.mutate(
      { address_id: String(id) },
      {
        onSuccess: () =>
          tell(intl.formatMessage({ id: 'address.confirmed', defaultMessage: 'Address confirmed' })),
      },
    );
  };

  const commit = (): void => {
    if (!asked || deletion.isPending) return;
    const { address, isForeign } = asked;
    deletion.mutate(
      { address_id: String(address.id) },
      {
        onSuccess() {
          setAsked(undefined);
          if (!isForeign)
            return tell(intl.formatMessage({ id: 'address.deleted', defaultMessage: 'Address deleted' }));
          tell(
            intl.formatMessage({
              id: 'address.foreign.deleted',
              defaultMessage: 'Address deleted. Now change your passwords.',
            }),
          );
          open(pathOf('Security'));
        },
        onError: () => setAsked(undefined),
      },
    );
  };

  return {
    confirming: approval.isPending ? Number(approval.variables.address_id) : undefined,
    onConfirm: confirm,
    deletion: asked && { ...asked, isBusy: deletion.isPending },
    onDelete: (address: SavedAddress, isForeign: boolean) => setAsked({ address, isForeign }),
    onDeleted: commit,
    onKept: () => setAsked(undefined),
  };
}
