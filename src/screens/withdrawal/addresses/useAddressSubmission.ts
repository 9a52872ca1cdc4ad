import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import {
  addWithdrawalAddress,
  withdrawalAddresses,
  type WithdrawalAddress,
} from '../../../api/withdrawal.ts';
import type { Submit } from '../../../components/forms/submission.ts';
import { useCommand } from '../../../components/forms/useCommand.ts';
import { isSameAddress } from './addressFinding.ts';
import { networkKeyOf } from '../withdrawalNetworks.ts';
import type { AddressToSave } from './useAddAddressForm.ts';

/** Form field of each request field. */
const names = {
  currency_id: 'network',
  netType: 'network',
  address: 'address',
  notes: 'notes',
  pay_password: 'password',
  code: 'code',
};

function formOf({ target, address, notes, password, code, isCompared }: AddressToSave) {
  const label = notes.trim();
  return {
    currency_id: String(target.coinId),
    netType: target.network.network.toUpperCase(),
    address,
    pay_password: password,
    code,
    ...(label !== '' && { notes: label }),
    ...(isCompared && { is_compared: '1' as const }),
  };
}

const isWhatWasSent = (
  { currency, nettype, address }: WithdrawalAddress,
  { target, ...sent }: AddressToSave,
) =>
  currency === target.coinId &&
  networkKeyOf(nettype) === target.network.network &&
  isSameAddress(address, sent.address);

/** Saves an address; if the response is missing, looks it up in the list. */
export function useAddressSubmission(onSaved: (saved: AddressToSave) => void): Submit<AddressToSave> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const list = withdrawalAddresses();
  return useCommand({
    mutation: addWithdrawalAddress(),
    formOf,
    names,
    async find(sent) {
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
      return rows?.some((row) => isWhatWasSent(row, sent));
    },
    async onDone(sent) {
      onSaved(sent);
      await queryClient.invalidateQueries({ queryKey: list.queryKey });
    },
    said: {
      unchanged: intl.formatMessage({
        id: 'address.unchanged',
        defaultMessage:
          'Address not saved: the server did not respond, and the address is not in your list. Try again.',
      }),
      unanswered: intl.formatMessage({
        id: 'address.unanswered',
        defaultMessage:
          'We got no response, so the address may be saved. Check your list before saving it again.',
      }),
      refused: (reason) =>
        intl.formatMessage(
          { id: 'verification.submitFailed', defaultMessage: 'Failed to submit. {reason}' },
          { reason },
        ),
    },
  });
}
