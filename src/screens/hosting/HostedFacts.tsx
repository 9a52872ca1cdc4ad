import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HostingReport } from '../../api/hosting.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { NotReported } from '../../components/amounts/Amount.tsx';
import type { Remote } from '../../ui/loading/remoteData.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';

interface HostedFactsProps {
  /** Figures keep their position while loading. */
  report: Remote<HostingReport>;
  isHidden: boolean;
  /** Shows the number of active orders if the hosted amount is already shown above. */
  hasOrders?: boolean;
}

const isSomething = (value: string | undefined): boolean => /[1-9]/.test(value ?? '');

/** Hosted amount and interest paid, in USDT. */
export function HostedFacts({ report, isHidden, hasOrders = false }: HostedFactsProps) {
  const formats = useFormats();
  const figure = (value: string | undefined, text: (value: string) => string): ReactNode =>
    report.state === 'loading' ? (
      '\u00a0'
    ) : isHidden ? (
      hiddenAmount
    ) : value === undefined ? (
      <NotReported />
    ) : (
      text(value)
    );
  const { sum, profit, allprofit, count } = report.state === 'ready' ? report.data : {};
  return (
    <Stack direction="row" gap="5" justify="between" wrap gutter padBlock="3">
      {hasOrders ? null : (
        <StatTile
          size="sm"
          label={<FormattedMessage id="hosting.sum" defaultMessage="In hosting" />}
          value={figure(sum, formats.total)}
        />
      )}
      <StatTile
        size="sm"
        label={<FormattedMessage id="hosting.paidToday" defaultMessage="Paid today" />}
        tone={!isHidden && isSomething(profit) ? 'positive' : 'primary'}
        value={figure(profit, formats.signedTotal)}
      />
      <StatTile
        size="sm"
        label={<FormattedMessage id="hosting.paidInAll" defaultMessage="Paid in total" />}
        value={figure(allprofit, formats.total)}
      />
      {hasOrders ? (
        <StatTile
          size="sm"
          label={<FormattedMessage id="hosting.orders" defaultMessage="Orders" />}
          value={
            count === undefined ? (
              <NotReported />
            ) : (
              <FormattedMessage
                id="hosting.orders.running"
                defaultMessage="{count, number} hosting"
                values={{ count }}
              />
            )
          }
        />
      ) : null}
    </Stack>
  );
}
