import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { checkStops, type LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { LeverTrade } from '../../api/lever.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { ruled } from '../../components/forms/ruled.ts';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { useForm } from '../../components/forms/useForm.ts';
import type { ContractTerms } from '../../components/lever/leverContract.ts';
import { resultAt } from '../../components/lever/opening.ts';
import { positionOf } from '../../components/lever/marginStatus.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { PositionHead } from './PositionHead.tsx';
import { leverProblemText } from './problemText.ts';
import { StopField } from './StopField.tsx';

/** Decimal text; '' for none. */
export interface StopValues {
  takeProfit: string;
  stopLoss: string;
}

interface StopsSheetProps {
  trade: LeverTrade;
  terms: ContractTerms;
  /** Undefined while no mark arrives. */
  mark: string | undefined;
  isOffline: boolean;
  onSubmit: Submit<StopValues>;
  onRefused: ShowRefusal;
  onClose: () => void;
}

const setOr = (price: string | undefined): string => (/[1-9]/.test(price ?? '') ? price! : '');

/** Result of each stop and its validation errors. */
function useStopRules({ trade, terms, mark }: StopsSheetProps) {
  const intl = useIntl();
  const formats = useFormats();
  const position = positionOf(terms, trade);
  const problemsOf = (values: StopValues): readonly LeverProblem[] =>
    mark === undefined || trade.side === undefined
      ? []
      : checkStops(terms.rules, values, {
          side: trade.side,
          reference: mark,
          liquidation: setOr(trade.liquidation_price) || undefined,
        });
  const problemOf = (field: keyof StopValues) =>
    ruled<StopValues>((values) => {
      const problem = problemsOf(values).find((each) => each.field === field);
      return problem && leverProblemText(intl, formats, problem);
    });
  const resultOf = (stop: string): string | undefined => {
    const { trade_fee: openingFee, overnight_money: overnightFees } = trade;
    // A result without its costs would be overstated.
    if (openingFee === undefined || overnightFees === undefined) return undefined;
    if (!position || !/[1-9]/.test(stop) || !/^\d*\.?\d+$/.test(stop)) return undefined;
    return resultAt(terms, position, stop, { openingFee, overnightFees }).net;
  };
  return { problemOf, resultOf };
}

/** Take-profit and stop-loss of a position, each with its result; an empty field removes the stop. */
export function StopsSheet(props: StopsSheetProps) {
  const { trade, terms, mark, isOffline, onSubmit, onRefused, onClose } = props;
  const { problemOf, resultOf } = useStopRules(props);
  const { priceTick } = terms.rules;
  const quote = trade.symbol.split('/')[1] ?? '';
  const form = useForm<StopValues>({
    initial: { takeProfit: setOr(trade.target_profit_price), stopLoss: setOr(trade.stop_loss_price) },
    schema: object({ takeProfit: problemOf('takeProfit'), stopLoss: problemOf('stopLoss') }),
    onRefused,
    onSubmit: async (values) => {
      const refused = await onSubmit(values);
      if (!refused) onClose();
      return refused;
    },
  });
  const { values } = form;
  const stop = (name: keyof StopValues) => {
    const { value, onChange, error } = form.field(name);
    return (
      <StopField
        size="md"
        field={name}
        value={value}
        onChange={onChange}
        error={error}
        tick={priceTick}
        quote={quote}
        result={resultOf(values[name])}
      />
    );
  };
  return (
    <Sheet
      title={
        <FormattedMessage
          id="lever.stops.title"
          defaultMessage="TP / SL · {symbol}"
          values={{ symbol: trade.symbol }}
        />
      }
      onClose={onClose}
      actions={
        <SubmitButton
          form={form}
          isOffline={isOffline}
          busy={<FormattedMessage id="common.saving" defaultMessage="Saving" />}
        >
          <FormattedMessage id="lever.stops.save" defaultMessage="Save TP / SL" />
        </SubmitButton>
      }
    >
      <FormFrame form={form} place="sheet">
        <PositionHead trade={trade} mark={mark} />
        {stop('takeProfit')}
        {stop('stopLoss')}
        <Notice
          tone="warning"
          lead={<FormattedMessage id="lever.stops.risk" defaultMessage="A stop does not fix the price." />}
        >
          <FormattedMessage
            id="lever.stops.market"
            defaultMessage="At the mark price you set, the position closes at market. In a fast market the result can be worse."
          />
        </Notice>
      </FormFrame>
    </Sheet>
  );
}
