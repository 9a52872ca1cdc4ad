import { useIntl } from 'react-intl';
import { object } from 'yup';
import { amountProblem } from '../../../contracts/rules/depositClaim.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormDraft } from '../../components/forms/useForm.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { claimProblemText } from './claim/claimProblem.ts';

export interface AmountValues {
  /** Decimal text as typed. */
  amount: string;
}

interface AmountFormOptions {
  scale: number;
  /** Decimal text; undefined if unknown. */
  minimum: string | undefined;
  /** Code of the amount's coin. */
  coin: string;
  /** Amount draft, kept while the user is on the claim page. */
  draft: FormDraft<AmountValues>;
  /** Continues with a valid amount. */
  onGo: (amount: string) => void;
}

/** Amount form that precedes the claim and applies the claim's rules. */
export function useAmountForm({ scale, minimum, coin, draft, onGo }: AmountFormOptions) {
  const intl = useIntl();
  const formats = useFormats();
  return useForm<AmountValues>({
    draft,
    initial: { amount: '' },
    schema: object({
      amount: ruled<Partial<AmountValues>>(({ amount = '' }) => {
        const problem = amountProblem({ amount, scale, minimum, coin });
        return problem && claimProblemText({ intl, formats, hashForm: 'either' }, problem);
      }),
    }),
    onSubmit: ({ amount }) => {
      onGo(amount);
      return Promise.resolve(undefined);
    },
    // The form sends nothing, so nothing can be rejected.
    onRefused: () => () => undefined,
  });
}
