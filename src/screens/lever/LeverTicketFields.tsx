import { FormattedMessage, useIntl } from 'react-intl';
import type { LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import { FieldProblem } from '../../components/forms/FieldProblem.tsx';
import { PriceField } from '../../components/orders/PriceField.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { RulerSlider } from '../../ui/fields/RulerSlider.tsx';
import { Segmented } from '../../ui/choices/Segmented.tsx';
import { leverProblemText } from './problemText.ts';
import { lotsOfShare, mostOf, shareOfLots, type LeverConditions, type LeverTicket } from './leverTicket.ts';
import { StopField } from './StopField.tsx';
import type { LeverForm } from './useLeverTicket.ts';

interface FieldsProps {
  form: LeverForm;
  conditions: LeverConditions;
  base: string;
  quote: string;
  isDisabled: boolean;
}

/** Error text of a field; an empty field is reported only after a submission. */
function useProblem(form: LeverForm) {
  const intl = useIntl();
  const formats = useFormats();
  return (field: LeverProblem['field'], value: string, onUse: (nearest: string) => void) => {
    const problem = form.problems.find((each) => each.field === field);
    if (!problem || (value === '' && form.errors[field] === undefined)) return form.errors[field];
    return (
      <FieldProblem text={leverProblemText(intl, formats, problem)} nearest={problem.nearest} onUse={onUse} />
    );
  };
}

function Stop({ form, conditions, quote, field }: FieldsProps & { field: 'takeProfit' | 'stopLoss' }) {
  const problemOf = useProblem(form);
  const value = form.ticket[field];
  const set = (next: string) => form.change({ [field]: next });
  return (
    <StopField
      size="dense"
      field={field}
      value={value}
      onChange={set}
      error={problemOf(field, value, set)}
      tick={conditions.terms.rules.priceTick}
      quote={quote}
      result={field === 'takeProfit' ? form.assessment.atTakeProfit : form.assessment.atStopLoss}
    />
  );
}

/** Number of lots, and its share of the maximum. */
function LotsField({ form, conditions, base, isDisabled }: FieldsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const problemOf = useProblem(form);
  const { ticket } = form;
  const { rules } = conditions.terms;
  const most = mostOf(ticket, conditions);
  const setLots = (lots: string) => form.change({ lots });
  return (
    <>
      <AmountField
        size="dense"
        name="lots"
        label={
          <FormattedMessage
            id="lever.lots.in"
            defaultMessage="Lots × {size} {coin}"
            values={{ size: formats.exact(rules.lotSize), coin: base }}
          />
        }
        value={ticket.lots}
        onChange={setLots}
        onStep={form.stepLots}
        decimals={0}
        spareDecimals={1}
        disabled={isDisabled}
        error={problemOf('lots', ticket.lots, setLots)}
      />
      <RulerSlider
        label={intl.formatMessage({
          id: 'lever.share',
          defaultMessage: 'Share of the maximum lots',
        })}
        value={shareOfLots(ticket.lots, most)}
        onChange={(share) => (most === undefined ? undefined : setLots(lotsOfShare(share, most)))}
        majors={[0, 25, 50, 75, 100]}
        formatStop={(stop) =>
          intl.formatMessage(
            { id: 'spot.ticket.percent', defaultMessage: '{percent}%' },
            { percent: formats.quantity(String(stop), '1') },
          )
        }
        disabled={isDisabled || most === undefined || most === 0}
      />
    </>
  );
}

/** Order type, price, lots and stops. */
export function LeverTicketFields(props: FieldsProps) {
  const { form, conditions, quote, isDisabled } = props;
  const intl = useIntl();
  const problemOf = useProblem(form);
  const { ticket } = form;
  const { rules } = conditions.terms;
  const setPrice = (price: string) => form.change({ price });
  return (
    <>
      <Segmented<LeverTicket['kind']>
        label={intl.formatMessage({ id: 'spot.ticket.kind', defaultMessage: 'Order type' })}
        value={ticket.kind}
        onChange={(kind) => form.change({ kind })}
        options={[
          { value: 'market', label: <FormattedMessage id="lever.kind.market" defaultMessage="Market" /> },
          { value: 'limit', label: <FormattedMessage id="spot.order.limit" defaultMessage="Limit" /> },
        ]}
      />
      {ticket.kind === 'limit' ? (
        <PriceField
          currency={quote}
          tick={rules.priceTick}
          value={ticket.price}
          onChange={setPrice}
          onStep={form.stepPrice}
          disabled={isDisabled}
          error={problemOf('limit', ticket.price, setPrice)}
        />
      ) : null}
      <LotsField {...props} />
      <Checkbox name="hasStops" checked={ticket.hasStops} onChange={(hasStops) => form.change({ hasStops })}>
        <FormattedMessage id="lever.stops.add" defaultMessage="Add TP / SL" />
      </Checkbox>
      {ticket.hasStops ? (
        <>
          <Stop {...props} field="takeProfit" />
          <Stop {...props} field="stopLoss" />
        </>
      ) : null}
    </>
  );
}
