import { FormattedMessage } from 'react-intl';
import { BalanceAmount } from '../../components/amounts/BalanceAmount.tsx';
import type { Holding } from '../../components/wallet/holdings.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { useDates } from '../../intl/useDates.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';

interface HostedPartProps {
  /** Holding of the hosting account. */
  holding: Holding;
  coin: string;
  /** End of the first order, ms since 1970 UTC; undefined while unknown. */
  freeMs: number | undefined;
}

/** Holding of a coin in the hosting account, shown in place of an amount input: it cannot be transferred manually. */
export function HostedPart({ holding, coin, freeMs }: HostedPartProps) {
  const dates = useDates();
  return (
    <>
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="tradeAccount.available" defaultMessage="Available" />,
            value: <BalanceAmount value={holding.available} coin={coin} />,
          },
          {
            label: <FormattedMessage id="transfer.hosting.locked" defaultMessage="In hosting or new coins" />,
            value: <BalanceAmount value={holding.held} coin={coin} />,
          },
          ...(freeMs === undefined
            ? []
            : [
                {
                  label: <FormattedMessage id="transfer.hosting.free" defaultMessage="Free from" />,
                  value: dates.withZone(freeMs),
                },
              ]),
        ]}
      />
      <Notice tone="neutral" icon={laterIcons.lock}>
        <FormattedMessage
          id="transfer.hosting.note"
          defaultMessage="It is locked until its term or lock-up ends, or until you redeem it. It then returns to your Spot account by itself."
        />
      </Notice>
    </>
  );
}
