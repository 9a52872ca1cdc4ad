import { FormattedMessage } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { Holding } from '../../components/wallet/holdings.ts';
import * as laterIcons from '../../ui/laterIcons.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface HostedPartProps {
  /** Of the hosting account. */
  holding: Holding;
  coin: string;
}

/** What the hosting account has of a coin, in place of an amount: no hand moves it. */
export function HostedPart({ holding, coin }: HostedPartProps) {
  return (
    <>
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="tradeAccount.available" defaultMessage="Available" />,
            value: <Amount value={holding.available} coin={coin} />,
          },
          {
            label: <FormattedMessage id="transfer.hosting.locked" defaultMessage="Hosted or subscribed" />,
            value: <Amount value={holding.held} coin={coin} />,
          },
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
