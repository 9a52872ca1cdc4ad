import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bankCountry, needsIban } from '../../../contracts/rules/identity/bankAccount.ts';
import type { BankValues } from '../../../contracts/rules/identity/bank.ts';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import { HolderField } from '../../components/bank/HolderField.tsx';
import type { FormState } from '../../components/forms/useForm.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { GroupedField } from '../../ui/fields/GroupedField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ibanSoFar } from './ibanText.ts';

interface FieldsProps {
  form: FormState<BankValues>;
}

/** Country name of a bank, in the user's language. */
function useBankCountry(code: string): string | undefined {
  const intl = useIntl();
  const country = bankCountry(code);
  return country && (intl.formatDisplayName(country, { type: 'region' }) ?? country);
}

/** Field properties without a nearest value and a retry, which only number and code fields have. */
function useFieldOf(form: FieldsProps['form']) {
  return (name: keyof BankValues) => {
    const { name: own, value, onChange, error } = form.field(name);
    return { name: own, value, onChange, error };
  };
}

/** BIC field; for a bank without IBANs, its hint names the substitute. */
function SwiftField({
  field,
  country,
  asksIban,
}: {
  field: ReturnType<ReturnType<typeof useFieldOf>>;
  country: ReactNode;
  asksIban: boolean;
}) {
  return (
    <TextField
      {...field}
      signs="plain"
      label={<FormattedMessage id="bank.swift" defaultMessage="SWIFT (Fedwire) code" />}
      aside={country}
      hint={
        asksIban ? undefined : (
          <FormattedMessage
            id="bank.noIban"
            defaultMessage="Banks in this country have no IBAN. Enter the account number and branch code instead."
          />
        )
      }
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={maxLengths.saveBankCard.swift_code}
    />
  );
}

/** Account fields: the IBAN if the bank uses one, otherwise the account number. */
export function AccountFields({ form, verifiedName }: FieldsProps & { verifiedName: string | undefined }) {
  const intl = useIntl();
  const fieldOf = useFieldOf(form);
  const { values } = form;
  const asksIban = needsIban(values.swift_code) ?? true;
  const country = useBankCountry(values.swift_code);
  const iban = fieldOf('iban');
  const soFar = ibanSoFar(intl, values.iban);
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={<FormattedMessage id="bank.name" defaultMessage="Nickname" />}
        hint={
          <FormattedMessage
            id="bank.name.why"
            defaultMessage="Only you see it. It helps you recognise the account."
          />
        }
        autoComplete="off"
        maxLength={maxLengths.saveBankCard.name}
      />
      <GroupedField
        {...fieldOf('bank_account')}
        label={<FormattedMessage id="bank.account" defaultMessage="Account number" />}
        inputMode="numeric"
        mostSigns={34}
      />
      <HolderField
        {...fieldOf('real_name')}
        verifiedName={verifiedName}
        unverified={
          <FormattedMessage
            id="bank.holder.later"
            defaultMessage="Enter your own name. Once you are verified, it must match your verified name."
          />
        }
      />
      <SwiftField field={fieldOf('swift_code')} country={country} asksIban={asksIban} />
      {asksIban ? (
        <GroupedField
          {...iban}
          label={<FormattedMessage id="bank.iban" defaultMessage="IBAN" />}
          error={iban.error ?? soFar.error}
          wrongGroup={soFar.wrongGroup}
          aside={soFar.aside}
          mostSigns={34}
        />
      ) : null}
    </>
  );
}

/** Fields of the bank and its branch. */
export function BranchFields({ form, banks }: FieldsProps & { banks: readonly string[] }) {
  const fieldOf = useFieldOf(form);
  const asksIban = needsIban(form.values.swift_code) ?? true;
  return (
    <>
      <FieldPair>
        <TextField
          {...fieldOf('bank_name')}
          label={<FormattedMessage id="bank.bankName" defaultMessage="Bank name" />}
          suggestions={banks}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={maxLengths.saveBankCard.bank_name}
        />
        <TextField
          {...fieldOf('bank_branch')}
          label={<FormattedMessage id="bank.branch" defaultMessage="Branch" />}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={maxLengths.saveBankCard.bank_branch}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...fieldOf('branch_name')}
          label={<FormattedMessage id="bank.branchName" defaultMessage="Branch name" />}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={maxLengths.saveBankCard.branch_name}
        />
        <TextField
          {...fieldOf('branch_number')}
          signs="plain"
          label={
            asksIban ? (
              <FormattedMessage id="bank.branchNumber" defaultMessage="Branch number" />
            ) : (
              <FormattedMessage id="bank.branchCode" defaultMessage="Branch code" />
            )
          }
          autoComplete="off"
          maxLength={maxLengths.saveBankCard.branch_number}
        />
      </FieldPair>
      <TextField
        {...fieldOf('bank_address')}
        label={<FormattedMessage id="bank.bankAddress" defaultMessage="Bank address" />}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={maxLengths.saveBankCard.bank_address}
      />
    </>
  );
}

/** Address fields of the recipient. */
export function RecipientFields({ form }: FieldsProps) {
  const fieldOf = useFieldOf(form);
  return (
    <>
      <TextField
        {...fieldOf('residence_address')}
        label={<FormattedMessage id="bank.address" defaultMessage="Recipient’s full address" />}
        autoComplete="street-address"
        autoCapitalize="words"
        maxLength={maxLengths.saveBankCard.residence_address}
      />
      <TextField
        {...fieldOf('postal_code')}
        signs="plain"
        label={<FormattedMessage id="verification.address.postalCode" defaultMessage="Postal code" />}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={maxLengths.saveBankCard.postal_code}
      />
    </>
  );
}
