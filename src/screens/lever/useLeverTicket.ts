import { BigNumber } from 'bignumber.js';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import type { LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { PositionSide } from '../../../contracts/rules/lever.ts';
import { ruled } from '../../components/forms/ruled.ts';
import { useForm, type FormWiring } from '../../components/forms/useForm.ts';
import { useFormats } from '../../intl/useFormats.ts';
import {
  assessSide,
  assessTicket,
  newLeverTicket,
  type LeverConditions,
  type LeverTicket,
  type SideAssessment,
} from './leverTicket.ts';
import { leverProblemText } from './problemText.ts';

export interface LeverForm {
  ticket: LeverTicket;
  /** Side that the stops fit, else the side of the last attempt. */
  assessment: SideAssessment;
  long: SideAssessment;
  short: SideAssessment;
  /** Problems common to both sides, including stops that fit neither. */
  problems: readonly LeverProblem[];
  errors: Partial<Record<LeverProblem['field'], string>>;
  submitCount: number;
  isSubmitting: boolean;
  change: (next: Partial<LeverTicket>) => void;
  stepPrice: (direction: -1 | 1) => void;
  stepLots: (direction: -1 | 1) => void;
  submit: (side: PositionSide) => void;
  restart: (ticket: LeverTicket, wasSent?: boolean) => void;
}

const stepped = (value: string, step: string, direction: -1 | 1): string =>
  BigNumber.max(
    new BigNumber(/^\d*\.?\d+$/.test(value) ? value : 0).plus(new BigNumber(step).times(direction)),
    0,
  ).toFixed();

/** Form validation treats an empty field as missing. */
const typed = ({
  lots = '',
  price = '',
  takeProfit = '',
  stopLoss = '',
}: Partial<LeverTicket>): Partial<LeverTicket> => ({ lots, price, takeProfit, stopLoss });

/** State of the ticket, with a preview for each of its two buttons. */
export function useLeverTicket(
  conditions: LeverConditions,
  { market, ...wiring }: FormWiring<LeverTicket> & { market: string },
): LeverForm {
  const intl = useIntl();
  const formats = useFormats();
  // Two buttons submit one form: the side is stored before the next render.
  const tried = useRef<PositionSide>(undefined);
  const textOf = (field: LeverProblem['field']) =>
    ruled<LeverTicket>((values) => {
      const now = { ...values, ...typed(values) };
      const { problems } = assessSide(now, tried.current ?? values.side, conditions);
      const problem = problems.find((each) => each.field === field);
      return problem && leverProblemText(intl, formats, problem);
    });
  const form = useForm<LeverTicket>({
    initial: newLeverTicket(conditions, market),
    schema: object({
      lots: textOf('lots'),
      price: textOf('limit'),
      takeProfit: textOf('takeProfit'),
      stopLoss: textOf('stopLoss'),
      leverage: textOf('leverage'),
    }),
    ...wiring,
    errorsAfter: () => ({}),
    onSubmit: (values) => wiring.onSubmit({ ...values, side: tried.current ?? values.side }),
  });
  const ticket = form.values;
  const { long, short, shown: assessment } = assessTicket(ticket, conditions);
  const { errors } = form;
  return {
    ticket,
    assessment,
    long,
    short,
    problems: assessment.problems,
    errors: {
      lots: errors.lots,
      limit: errors.price,
      takeProfit: errors.takeProfit,
      stopLoss: errors.stopLoss,
      leverage: errors.leverage,
    },
    submitCount: form.submitCount,
    isSubmitting: form.isSubmitting,
    change: form.change,
    stepPrice: (direction) =>
      form.change({ price: stepped(ticket.price, conditions.terms.rules.priceTick, direction) }),
    stepLots: (direction) => form.change({ lots: stepped(ticket.lots, '1', direction) }),
    submit: (side) => {
      tried.current = side;
      form.change({ side });
      form.submit();
    },
    restart: form.restart,
  };
}
