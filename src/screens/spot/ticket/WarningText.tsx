import { FormattedMessage, useIntl } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import type { Warning } from './assessment.ts';

/** One warning that requires a second confirmation, with its figure and its cost. */
export function WarningText({ warning, pair }: { warning: Warning; pair: Pair }) {
  const intl = useIntl();
  const formats = useFormats();
  switch (warning.kind) {
    case 'farPrice':
      return (
        <Notice
          tone="warning"
          lead={intl.formatMessage(
            { id: 'spot.warning.far', defaultMessage: 'Price is {percent} away from the market.' },
            { percent: formats.percent(warning.percent) },
          )}
        >
          {warning.cost === undefined ? null : (
            <FormattedMessage
              id="spot.warning.farCost"
              defaultMessage="The difference is {cost} for this quantity."
              values={{ cost: <Amount value={warning.cost} coin={pair.quote} estimate="cost" /> }}
            />
          )}
        </Notice>
      );
    case 'slippage':
      return (
        <Notice
          tone="warning"
          lead={intl.formatMessage(
            { id: 'spot.warning.slippage', defaultMessage: 'Worst price is {percent} off the best price.' },
            { percent: formats.percent(warning.percent) },
          )}
        >
          <FormattedMessage
            id="spot.warning.slippageCost"
            defaultMessage="Costs {cost} compared with the best price."
            values={{ cost: <Amount value={warning.cost} coin={pair.quote} estimate="cost" /> }}
          />
        </Notice>
      );
    case 'partial':
      return (
        <Notice tone="warning">
          <FormattedMessage
            id="spot.warning.partial"
            defaultMessage="{filled} can fill now. The rest will be cancelled."
            values={{ filled: <Amount value={warning.filled} coin={pair.base} estimate="receipt" /> }}
          />
        </Notice>
      );
    case 'delayed':
      return (
        <Notice tone="warning">
          <FormattedMessage
            id="spot.warning.delayed"
            defaultMessage="Prices are {seconds, plural, one {# second} other {# seconds}} old."
            values={{ seconds: warning.seconds }}
          />
        </Notice>
      );
  }
}
