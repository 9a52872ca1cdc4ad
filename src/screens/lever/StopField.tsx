import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { decimals } from '../../../contracts/rules/grid.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';

interface StopFieldProps {
  field: 'takeProfit' | 'stopLoss';
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  tick: string;
  quote: string;
  /** Result of closing at the stop price, decimal text; undefined if unknown. */
  result: string | undefined;
  /** The ticket shows the field among its other fields. */
  size: 'dense' | 'md';
}

/** Take-profit or stop-loss field, with its result. */
export function StopField({ field, value, onChange, error, tick, quote, result, size }: StopFieldProps) {
  const formats = useFormats();
  return (
    <AmountField
      size={size}
      name={field}
      label={
        field === 'takeProfit' ? (
          <FormattedMessage id="lever.takeProfit" defaultMessage="Take-profit" />
        ) : (
          <FormattedMessage id="lever.stopLoss" defaultMessage="Stop-loss" />
        )
      }
      value={value}
      onChange={onChange}
      decimals={decimals(tick)}
      spareDecimals={1}
      unit={size === 'md' ? quote : undefined}
      hint={
        result === undefined ? undefined : (
          <FormattedMessage
            id="lever.stop.result"
            defaultMessage="≈ {result} after fees"
            values={{ result: `${formats.signedTotal(result)}\u00a0${quote}` }}
          />
        )
      }
      error={error}
    />
  );
}
