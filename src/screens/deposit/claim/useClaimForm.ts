import { useIntl } from 'react-intl';
import { object } from 'yup';
import {
  bankCurrency,
  bankScale,
  checkClaim,
  payerFields,
  type ClaimField,
  type ClaimToCheck,
} from '../../../../contracts/rules/depositClaim.ts';
import { hashFormOfNetwork, type HashForm } from '../../../../contracts/rules/chains/transactionHash.ts';
import { finestScale } from '../../../components/amounts/finestScale.ts';
import { ruled } from '../../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { claimProblemText } from './claimProblem.ts';
import type { ClaimSubject } from './claimSubject.ts';
import type { ClaimValues } from './claimValues.ts';
import { picturePath } from '../../../components/pictures/usePictureField.ts';
import type { Proof } from './useProof.ts';

export interface ClaimFormOptions {
  command: FormWiring<ClaimValues>;
  subject: ClaimSubject;
  /** Initial amount from the page's address. */
  startAmount: string;
  /** Verified name of the claimant; undefined while unverified. */
  verifiedName: string | undefined;
  proof: Proof;
}

const fields: readonly ClaimField[] = ['amount', 'account', 'imgs', ...payerFields];

const withoutGaps = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** Hash format of a subject. */
export const hashFormOf = (subject: ClaimSubject): HashForm =>
  subject.way === 'bank' ? 'either' : hashFormOfNetwork(subject.network.network);

/** Claim to validate; empty fields are omitted. */
function claimOf(
  { subject, verifiedName, proof }: ClaimFormOptions,
  filled: Partial<ClaimValues>,
): ClaimToCheck {
  const nothing = { amount: '', account: '', bkname: '', bkcardnumer: '', cardname: '' };
  const values = { ...nothing, ...withoutGaps(filled) };
  const said = { amount: values.amount, proof: picturePath(proof) ?? '' };
  if (subject.way === 'bank') {
    const { minimum, currency = '' } = subject.bank;
    return { ...said, way: 'bank', scale: bankScale, minimum, coin: currency, payer: values, verifiedName };
  }
  const { way, coin, network } = subject;
  const asked = { scale: finestScale, minimum: network.min_number, coin };
  return { ...said, ...asked, way, hash: values.account, hashForm: hashFormOf(subject) };
}

function initialOf({ subject, startAmount, verifiedName }: ClaimFormOptions): ClaimValues {
  const what =
    subject.way === 'bank'
      ? { currency: bankCurrency, coin: subject.bank.currency ?? '', network: '' }
      : { currency: String(subject.coinId), coin: subject.coin, network: subject.network.network };
  return {
    way: subject.way,
    ...what,
    amount: startAmount,
    account: '',
    imgs: '',
    rate: '',
    bkname: '',
    bkcardnumer: '',
    cardname: verifiedName ?? '',
  };
}

/** State of the claim form; submits it with the current proof and rate. */
export function useClaimForm(options: ClaimFormOptions) {
  const { subject, proof } = options;
  const { draft, onSubmit, onRefused } = options.command;
  const intl = useIntl();
  const formats = useFormats();
  const hashForm = hashFormOf(subject);
  const problemOf = (field: ClaimField) =>
    ruled<Partial<ClaimValues>>((values) => {
      const problem = checkClaim(claimOf(options, values)).find((each) => each.field === field);
      return problem && claimProblemText({ intl, formats, hashForm }, problem);
    });
  return useForm<ClaimValues>({
    draft,
    onRefused,
    initial: initialOf(options),
    schema: object(Object.fromEntries(fields.map((field) => [field, problemOf(field)]))),
    onSubmit: (values) =>
      onSubmit({
        ...values,
        imgs: picturePath(proof) ?? '',
        rate: subject.way === 'bank' ? (subject.bank.rate ?? '') : '',
      }),
  });
}
