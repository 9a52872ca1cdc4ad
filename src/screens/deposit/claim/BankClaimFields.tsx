import { FormattedMessage, useIntl } from 'react-intl';
import { lastFourOf, maskedAccount } from '../../../../contracts/rules/identity/bankMask.ts';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { BankCard } from '../../../api/bank.ts';
import { HolderField } from '../../../components/bank/HolderField.tsx';
import type { FormState } from '../../../components/forms/useForm.ts';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { GroupedField } from '../../../ui/fields/GroupedField.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BankTransfer } from '../bankTransfer.ts';
import type { ClaimValues } from './claimValues.ts';

/** Payment reference, to compare with the bank's receipt. */
export function Reference({ reference }: Pick<BankTransfer, 'reference'>) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'deposit.reference', defaultMessage: 'Reference' });
  if (reference === undefined) return null;
  return <KeyValue rows={[{ label: name, value: <CopyValue text={reference} name={name} /> }]} />;
}

interface BankClaimFieldsProps {
  form: FormState<ClaimValues>;
  verifiedName: string | undefined;
  /** Bound card; undefined if unknown. */
  card: BankCard | undefined;
}

/** Payer and source account. */
export function BankClaimFields({ form, verifiedName, card }: BankClaimFieldsProps) {
  const fieldOf = (field: 'bkname' | 'bkcardnumer' | 'cardname') => {
    const { name, value, onChange, error } = form.field(field);
    return { name, value, onChange, error };
  };
  return (
    <Stack gap="5">
      <Stack direction="row" align="baseline" justify="between" gap="3" wrap>
        <Text as="h2" variant="label" weight="semibold">
          <FormattedMessage id="claim.paidFrom" defaultMessage="Paid from" />
        </Text>
        {card === undefined || lastFourOf(card) === '' ? null : (
          <TextButton
            place="text"
            onClick={() => {
              form.set('bkname', card.bank_name ?? '');
              form.set('bkcardnumer', maskedAccount(card.bank_account));
              form.set('cardname', verifiedName ?? card.real_name ?? '');
            }}
          >
            <FormattedMessage
              id="claim.linkedCard"
              defaultMessage="Account •• {number}"
              values={{ number: lastFourOf(card) }}
            />
          </TextButton>
        )}
      </Stack>
      <TextField
        {...fieldOf('bkname')}
        label={<FormattedMessage id="bank.bankName" defaultMessage="Bank name" />}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={maxLengths.requestDeposit.bkname}
      />
      <GroupedField
        {...fieldOf('bkcardnumer')}
        label={<FormattedMessage id="claim.number" defaultMessage="Card or account number" />}
        mostSigns={34}
      />
      <HolderField {...fieldOf('cardname')} verifiedName={verifiedName} />
    </Stack>
  );
}
