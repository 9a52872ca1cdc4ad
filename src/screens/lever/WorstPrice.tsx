import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { decimals, isOnGrid, onGrid, readDecimal } from '../../../contracts/rules/grid.ts';
import type { LeverTrade } from '../../api/lever.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

/** Initial worst price, as a share of the last price: 1 % worse. */
const allowance = 0.01;

/** Proposed worst price; '' if no last price is known, in which case the user enters it. */
export function proposedWorst(
  { side, last_mark: last, update_price: known }: LeverTrade,
  tick: string,
): string {
  const price = last?.price ?? known;
  if (price === undefined || side === undefined) return '';
  const share = side === 'long' ? 1 - allowance : 1 + allowance;
  return onGrid(new BigNumber(price).times(share), tick, BigNumber.ROUND_HALF_UP);
}

/** Parsed worst price; undefined while it is not a valid price of the contract. */
export function worstIn(typed: string, tick: string): string | undefined {
  const price = readDecimal(typed);
  return price.isFinite() && price.gt(0) && isOnGrid(price, tick) ? price.toFixed() : undefined;
}

interface WorstPriceProps {
  trade: LeverTrade;
  tick: string;
  typed: string;
  onType: (text: string) => void;
}

/** Worst price of a close request without a current price, and its effects. */
export function WorstPrice({ trade, tick, typed, onType }: WorstPriceProps) {
  const intl = useIntl();
  const formats = useFormats();
  const worst = worstIn(typed, tick);
  return (
    <Stack gap="4">
      <Notice
        tone="warning"
        lead={<FormattedMessage id="lever.worst.lead" defaultMessage="There is no price right now." />}
      >
        {worst === undefined ? (
          <FormattedMessage
            id="lever.worst.state"
            defaultMessage="Enter the worst price at which the position may close when prices return."
          />
        ) : (
          <FormattedMessage
            id="lever.worst.text"
            defaultMessage="When prices return, the position closes at {price} or better. At a worse price it stays open, and you get a notice."
            values={{ price: formats.price(worst, tick) }}
          />
        )}
      </Notice>
      <AmountField
        name="worst"
        label={<FormattedMessage id="order.worst" defaultMessage="Worst price" />}
        value={typed}
        onChange={onType}
        decimals={decimals(tick)}
        unit={trade.symbol.split('/')[1] ?? ''}
        error={
          worst === undefined
            ? intl.formatMessage(refusalMessage('lever.price'), { tick: formats.exact(tick) })
            : undefined
        }
      />
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="lever.worst.fees"
          defaultMessage="From now on no overnight fee is charged if the request closes it. You can cancel the request until then. The fees are charged if you cancel it, or if it does not close."
        />
      </Text>
    </Stack>
  );
}
