import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HostingReport, HostingTab } from '../../api/hosting.ts';
import { HostedFacts } from './HostedFacts.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { OrderList, type OrderListProps } from './OrderList.tsx';
import { RedeemSheet } from './RedeemSheet.tsx';

interface HostingOrdersViewProps extends OrderListProps {
  /** Independent of the orders, which do not wait for it. */
  report: Remote<HostingReport>;
  rulesHref: string;
  /** Time of the last read while no data is live. */
  asOf: ReactNode;
  onTab: (tab: HostingTab) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Hosting orders: active, matured and redeemed early. */
export function HostingOrdersView(props: HostingOrdersViewProps) {
  const { tab, report, orders, redemption, isHidden, rulesHref, asOf, onTab, onRefresh, onBack, offlineBar } =
    props;
  const intl = useIntl();
  const counts = report.state === 'ready' ? report.data : undefined;
  return (
    <SubScreen
      title={<FormattedMessage id="hosting.orders.title" defaultMessage="Hosting orders" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      actions={
        <IconButton
          icon={laterIcons.document}
          label={intl.formatMessage({ id: 'hosting.rules', defaultMessage: 'Fund hosting terms' })}
          href={rulesHref}
        />
      }
      sheets={<RedeemSheet redemption={redemption} />}
    >
      <Tabs<HostingTab>
        label={intl.formatMessage({ id: 'hosting.orders.title', defaultMessage: 'Hosting orders' })}
        tabs={[
          {
            id: 'hosting',
            label: <FormattedMessage id="product.hosting" defaultMessage="Hosting" />,
            count: counts?.count,
          },
          {
            id: 'completed',
            label: <FormattedMessage id="hosting.completed" defaultMessage="Completed" />,
            count: counts?.completed,
          },
          {
            id: 'redeemed',
            label: <FormattedMessage id="hosting.redeemed" defaultMessage="Redeemed" />,
            count: counts?.redeemed,
          },
        ]}
        current={tab}
        onChange={onTab}
      />
      {asOf}
      <HostedFacts report={report} isHidden={isHidden} />
      <OrderList {...props} />
      {/** Hidden while the list loads, since it would shift. */}
      {orders.state === 'loading' ? null : (
        <Stack gutter padBlock="4">
          <Text as="p" variant="caption" tone="muted">
            <FormattedMessage
              id="hosting.orders.note"
              defaultMessage="Yield is paid to your Spot account once a day (UTC). Yield already paid is yours to keep."
            />
          </Text>
        </Stack>
      )}
    </SubScreen>
  );
}
