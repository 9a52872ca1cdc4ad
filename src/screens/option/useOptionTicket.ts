import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { OptionProblem } from '../../../contracts/rules/option.ts';
import type { OptionSide } from '../../api/option.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { useFormats } from '../../intl/useFormats.ts';
import {
  emptyTicket,
  problemOf,
  type OptionTerms,
  type OptionTicket,
} from '../../components/option/optionTicket.ts';
import { optionProblemText } from './problemText.ts';

export interface OptionForm {
  ticket: OptionTicket;
  problem: OptionProblem | undefined;
  errors: Partial<Record<OptionProblem['field'], string>>;
  submitCount: number;
  isSubmitting: boolean;
  change: (next: Partial<OptionTicket>) => void;
  submit: (direction: OptionSide) => void;
  restart: (ticket: OptionTicket, wasSent?: boolean) => void;
}

/** Ticket form; three buttons submit one form. */
export function useOptionTicket(terms: OptionTerms, wiring: FormWiring<OptionTicket>): OptionForm {
  const intl = useIntl();
  const formats = useFormats();
  const tried = useRef<OptionSide>(undefined);
  const textOf = (field: OptionProblem['field']) =>
    ruled<OptionTicket>(({ seconds, stake = '', direction }) => {
      const problem = problemOf(terms, { seconds, stake, direction });
      return problem?.field === field ? optionProblemText(intl, formats, problem) : undefined;
    });
  const form = useForm<OptionTicket>({
    initial: emptyTicket,
    schema: object({ seconds: textOf('seconds'), stake: textOf('stake') }),
    ...wiring,
    errorsAfter: () => ({}),
    onSubmit: (values) => wiring.onSubmit({ ...values, direction: tried.current ?? values.direction }),
  });
  const ticket = form.values;
  return {
    ticket,
    problem: problemOf(terms, ticket),
    errors: { seconds: form.errors.seconds, stake: form.errors.stake },
    submitCount: form.submitCount,
    isSubmitting: form.isSubmitting,
    change: form.change,
    submit: (direction) => {
      tried.current = direction;
      form.change({ direction });
      form.submit();
    },
    restart: form.restart,
  };
}
