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
  /** Decimal text; undefined where nobody says it. */
  minimum: string | undefined;
  /** The code of what the amount is of. */
  coin: string;
  /** What stood in it when its page was left for the claim. */
  draft: FormDraft<AmountValues>;
  /** Goes on with an amount that can be claimed. */
  onGo: (amount: string) => void;
}

/** The amount of a claim before the claim itself, by the same rules. */
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
    // Nothing is sent, so nothing is refused.
    onRefused: () => () => undefined,
  });
}
