import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { inPercent } from '../../components/hosting/hostingTerms.ts';

/** Daily rate, always with its unit. */
export function DayRate({ fraction }: { fraction: string }) {
  const formats = useFormats();
  return (
    <FormattedMessage
      id="hosting.rate.perDay"
      defaultMessage="{rate} per day"
      values={{ rate: formats.feeRate(inPercent(fraction)) }}
    />
  );
}
