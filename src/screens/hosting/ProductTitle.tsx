import { FormattedMessage } from 'react-intl';

/** Product title, e.g. "USDT · 15 days". */
export function ProductTitle({ row }: { row: { currency_name: string; day: number } }) {
  return (
    <FormattedMessage
      id="hosting.product"
      defaultMessage="{coin} · {days, plural, one {# day} other {# days}}"
      values={{ coin: row.currency_name, days: row.day }}
    />
  );
}
