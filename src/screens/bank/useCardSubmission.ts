import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { bankFields, keptValues, type BankValues } from '../../../contracts/rules/identity/bank.ts';
import { lastFourOf } from '../../../contracts/rules/identity/bankMask.ts';
import { bankCard, saveBankCard, type BankCard } from '../../api/bank.ts';
import type { Submit } from '../../components/forms/submission.ts';
import { useCommand } from '../../components/forms/useCommand.ts';

const names = Object.fromEntries(bankFields.map((field) => [field, field]));

/** Request fields: an IBAN only if the bank uses one. */
function formOf(values: BankValues) {
  const { iban, ...form } = keptValues(values);
  return iban === '' ? form : { ...form, iban };
}

/** Binds a card; without a response, checks the bound card to determine the outcome. */
export function useCardSubmission(
  before: BankCard | undefined,
  onBound: (card: BankCard) => void,
): Submit<BankValues> {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const readCard = (): Promise<BankCard | undefined> =>
    queryClient.fetchQuery({ ...bankCard(), staleTime: 0 }).catch(() => undefined);
  const refused = (reason: string): string =>
    intl.formatMessage(
      { id: 'bank.failedToLink', defaultMessage: 'Bank account not linked. {reason}' },
      { reason },
    );
  return useCommand({
    mutation: saveBankCard(),
    formOf,
    names,
    /** The bound card matches the sent one if it was bound since and has the same last digits. */
    async find(values) {
      const found = await readCard();
      if (!found) return undefined;
      const isSince = found.bank_account !== '' && found.bound_ms !== before?.bound_ms;
      return isSince && lastFourOf(found) === lastFourOf(keptValues(values));
    },
    isLate: ({ reason }) => reason === 'bank.alreadyBound',
    onDone: async (values) => onBound((await readCard()) ?? values),
    said: {
      unchanged: refused(
        intl.formatMessage({
          id: 'bank.unchanged',
          defaultMessage: 'We got no response. Nothing has changed. Try again.',
        }),
      ),
      unanswered: intl.formatMessage({
        id: 'bank.unanswered',
        defaultMessage:
          'We got no response, so your bank account may be linked. Check before you send it again.',
      }),
      refused,
    },
  });
}
