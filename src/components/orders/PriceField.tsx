import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { decimals } from '../../../contracts/rules/grid.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';

interface PriceFieldProps extends Pick<
  ComponentProps<typeof AmountField>,
  'value' | 'onChange' | 'onStep' | 'disabled' | 'error'
> {
  currency: string;
  tick: string;
}

/** Limit price of an order, in a ticket. */
export function PriceField({ currency, tick, ...field }: PriceFieldProps) {
  return (
    <AmountField
      {...field}
      size="dense"
      name="price"
      label={
        <FormattedMessage id="order.price.in" defaultMessage="Price ({currency})" values={{ currency }} />
      }
      decimals={decimals(tick)}
      spareDecimals={1}
    />
  );
}
