import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import { decimals } from '../../../../contracts/rules/grid.ts';
import type { SpotProblem } from '../../../../contracts/rules/spotOrder.ts';
import { FieldProblem } from '../../../components/forms/FieldProblem.tsx';
import { PriceField } from '../../../components/orders/PriceField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { RulerSlider } from '../../../ui/fields/RulerSlider.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { problemText, type FieldSpotProblem } from './problemText.ts';
import type { TicketForm } from './useTicket.ts';

interface TicketFieldsProps {
  form: TicketForm;
  pair: Pair;
  isDisabled: boolean;
}

const required: ReadonlySet<string> = new Set([
  'spot.quantityRequired',
  'spot.saleQuantityRequired',
  'spot.valueRequired',
  'spot.priceRequired',
]);
/** Problems shown below the button, which they disable. */
const shownBelowButton: ReadonlySet<string> = new Set([
  'spot.insufficientBalance',
  'spot.notEnoughToSell',
  'spot.pairClosed',
]);

const isSaidAtField = (problem: SpotProblem): problem is FieldSpotProblem =>
  !shownBelowButton.has(problem.reason);

/** Message at a field; an empty field is reported only after a submission. */
function problemAt(form: TicketForm, field: SpotProblem['field']): FieldSpotProblem | undefined {
  const error = form.errors[field === 'value' ? 'total' : field];
  return form.assessment.problems
    .filter(isSaidAtField)
    .find(({ reason, field: at }) => at === field && (!required.has(reason) || error === reason));
}

function problemNode(intl: IntlShape, pair: Pair, problem: FieldSpotProblem, onUse: (value: string) => void) {
  return <FieldProblem text={problemText(intl, pair, problem)} nearest={problem.nearest} onUse={onUse} />;
}

function Limit({ form, pair, isDisabled }: TicketFieldsProps) {
  const intl = useIntl();
  const problem = problemAt(form, 'price');
  return (
    <PriceField
      currency={pair.quote}
      tick={pair.priceTick}
      value={form.ticket.price}
      onChange={form.setPrice}
      onStep={form.stepPrice}
      disabled={isDisabled}
      error={problem && problemNode(intl, pair, problem, form.setPrice)}
    />
  );
}

function QuantityField({ form, pair, isDisabled }: TicketFieldsProps) {
  const intl = useIntl();
  const problem = problemAt(form, 'quantity');
  return (
    <AmountField
      size="dense"
      name="quantity"
      label={
        <>
          {form.assessment.isByValue && form.ticket.quantity !== '' ? '≈ ' : null}
          <FormattedMessage
            id="order.quantity.in"
            defaultMessage="Quantity ({currency})"
            values={{ currency: pair.base }}
          />
        </>
      }
      value={form.ticket.quantity}
      onChange={form.setQuantity}
      onStep={form.stepQuantity}
      decimals={decimals(pair.quantityStep)}
      spareDecimals={1}
      disabled={isDisabled}
      error={problem && problemNode(intl, pair, problem, form.setQuantity)}
    />
  );
}

/** Price, quantity, slider and total, which are kept consistent. */
export function TicketFields({ form, pair, isDisabled }: TicketFieldsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { ticket, assessment } = form;
  const isAbout = ticket.kind === 'market' && ticket.total !== '';
  // A limit order that crosses the book fills at its price or better.
  const isMost = ticket.kind === 'limit' && ticket.side === 'buy' && assessment.pays?.isEstimate === true;
  const valueProblem = problemAt(form, 'value');
  return (
    <>
      {ticket.kind === 'limit' ? <Limit form={form} pair={pair} isDisabled={isDisabled} /> : null}
      <QuantityField form={form} pair={pair} isDisabled={isDisabled} />
      <RulerSlider
        label={intl.formatMessage({
          id: 'spot.ticket.share',
          defaultMessage: 'Share of the maximum',
        })}
        value={ticket.share}
        onChange={form.setShare}
        majors={[0, 25, 50, 75, 100]}
        formatStop={(stop) =>
          intl.formatMessage(
            { id: 'spot.ticket.percent', defaultMessage: '{percent}%' },
            { percent: formats.quantity(String(stop), '1') },
          )
        }
        tone={ticket.side}
        disabled={isDisabled}
      />
      <AmountField
        size="dense"
        name="total"
        label={
          <>
            {isAbout && !assessment.isByValue ? '≈ ' : null}
            {isMost ? (
              <FormattedMessage
                id="spot.ticket.atMostIn"
                defaultMessage="Pay at most ({currency})"
                values={{ currency: pair.quote }}
              />
            ) : (
              <FormattedMessage
                id="spot.ticket.totalIn"
                defaultMessage="Order value ({currency})"
                values={{ currency: pair.quote }}
              />
            )}
          </>
        }
        value={ticket.total}
        onChange={form.setTotal}
        decimals={pair.quoteScale}
        disabled={isDisabled}
        error={valueProblem && problemNode(intl, pair, valueProblem, form.setTotal)}
      />
    </>
  );
}
