import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { bankFields, keptValues, type BankValues } from '../../../contracts/rules/bank.ts';
import { lastFourOf } from '../../../contracts/rules/bankMask.ts';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { bankCard, saveBankCard, type BankCard } from '../../api/bank.ts';
import { refusedOf } from '../../components/forms/refusedOf.ts';
import type { Refused, Submit } from '../../components/forms/submission.ts';
import { isApiError, isTooMany } from '../../components/shell/failures.ts';

const names = Object.fromEntries(bankFields.map((field) => [field, field]));

/** As it is sent: an IBAN only where the bank has one. */
function formOf(values: BankValues) {
  const { iban, ...form } = keptValues(values);
  return iban === '' ? form : { ...form, iban };
}

/** Binds a card, and finds out from the bound one whether it arrived where no answer came. */
export function useCardSubmission(
  before: BankCard | undefined,
  onBound: (card: BankCard) => void,
): Submit<BankValues> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ ...saveBankCard(), meta: { handlesErrors: true } });
  const readCard = (): Promise<BankCard | undefined> =>
    queryClient.fetchQuery({ ...bankCard(), staleTime: 0 }).catch(() => undefined);
  const failed = (reason: string): string =>
    intl.formatMessage(
      { id: 'bank.failedToLink', defaultMessage: 'Bank card not linked. {reason}' },
      { reason },
    );

  /** Whether the bound card is the one that was sent: it was bound since, and ends like it. */
  const isSent = (found: BankCard, values: BankValues): boolean =>
    found.bound_ms !== before?.bound_ms && lastFourOf(found) === lastFourOf(keptValues(values));

  async function refusalOf(error: ApiError, values: BankValues): Promise<Refused | BankCard> {
    const refused = refusedOf(intl, error, names);
    const { requestId } = error;
    if (refused.message === undefined) return refused;
    // What is bound already may be what was sent before, and nobody heard of it.
    if (error.reason === 'bank.alreadyBound') {
      const found = await readCard();
      return found && isSent(found, values) ? found : { ...refused, message: failed(refused.message) };
    }
    if (!error.isUnanswered || isTooMany(error)) return { ...refused, message: failed(refused.message) };
    const found = await readCard();
    if (found && found.bank_account !== '' && isSent(found, values)) return found;
    if (found)
      return {
        message: failed(
          intl.formatMessage({
            id: 'bank.unchanged',
            defaultMessage: 'No answer came, and nothing changed.',
          }),
        ),
        requestId,
      };
    return {
      message: intl.formatMessage({
        id: 'bank.unanswered',
        defaultMessage: 'No answer came, so your card may be linked. Look at it before you send it again.',
      }),
      requestId,
    };
  }

  return async (values) => {
    try {
      await mutateAsync(formOf(values));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refusal = await refusalOf(error, values);
      if (!('bank_account' in refusal)) return refusal;
      onBound(refusal);
      return undefined;
    }
    onBound((await readCard()) ?? values);
    return undefined;
  };
}
