import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addWithdrawalAddress, withdrawalAddresses, type WithdrawalAddress } from '../../api/withdrawal.ts';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused, Submit } from '../../components/forms/submission.ts';
import { isApiError, isTooMany } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isSameAddress } from './addressFinding.ts';
import { networkKeyOf } from './withdrawalNetworks.ts';
import type { AddressToSave } from './useAddAddressForm.ts';

/** The form's field for each request field. */
const names = {
  ...{ currency_id: 'network', netType: 'network', address: 'address', notes: 'notes' },
  ...{ pay_password: 'password', code: 'code' },
};

function formOf({ target, address, notes, password, code, isCompared }: AddressToSave) {
  const label = notes.trim();
  return {
    currency_id: String(target.coinId),
    netType: target.network.network.toUpperCase(),
    ...{ address, pay_password: password, code },
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

/** Saves an address; one whose answer did not come is looked up in the list, and never sent again unasked. */
export function useAddressSubmission(onSaved: (saved: AddressToSave) => void): Submit<AddressToSave> {
  const intl = useIntl();
  const { serverNow } = useShell();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ ...addWithdrawalAddress(), meta: { handlesErrors: true } });
  const readList = () =>
    queryClient.fetchQuery({ ...withdrawalAddresses(), staleTime: 0 }).catch(() => undefined);

  async function unanswered(sent: AddressToSave, error: ApiError): Promise<Refused | undefined> {
    const rows = await readList();
    const { requestId } = error;
    if (rows?.some((row) => isWhatWasSent(row, sent))) return undefined;
    const message = rows
      ? intl.formatMessage({
          id: 'address.unchanged',
          defaultMessage: 'Address not saved: no answer came, and it is not in your list. Try again.',
        })
      : intl.formatMessage({
          id: 'address.unanswered',
          defaultMessage:
            'No answer came, so the address may be saved. Look at your list before you save it again.',
        });
    return { message, requestId };
  }

  function refusalOf(error: ApiError): Refused {
    const refused = refusedOf(intl, error, names);
    const { heldUntilMs, message } = refused;
    if (heldUntilMs !== undefined) return { ...refused, heldUntilMs: heldUntilMs + Date.now() - serverNow() };
    return message === undefined
      ? refused
      : {
          ...refused,
          message: intl.formatMessage(
            { id: 'verification.submitFailed', defaultMessage: 'Failed to submit. {reason}' },
            { reason: message },
          ),
        };
  }

  return async (sent) => {
    try {
      await mutateAsync(formOf(sent));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refused =
        error.isUnanswered && !isTooMany(error) ? await unanswered(sent, error) : refusalOf(error);
      if (refused) return refused;
    }
    onSaved(sent);
    await queryClient.invalidateQueries({ queryKey: withdrawalAddresses().queryKey });
    return undefined;
  };
}
