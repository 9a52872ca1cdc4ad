import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OtcOrder } from '../../api/otc.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { OtcOrderRow } from '../../components/otc/OtcOrderRow.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { Remote } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';

/** Orders by the status of their payment. */
export type OtcOrdersTab = 'all' | 'unpaid' | 'paid' | 'cancelled';

interface OtcOrdersViewProps {
  tab: OtcOrdersTab;
  orders: Remote<PagedRows<OtcOrder>>;
  /** Device time minus server time, in ms. */
  aheadMs: number;
  links: { order: (order: OtcOrder) => string; offers: string; chat: string };
  onTab: (tab: OtcOrdersTab) => void;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function NoOrder({ tab, links }: Pick<OtcOrdersViewProps, 'tab' | 'links'>) {
  return (
    <Empty
      title={
        tab === 'all' ? (
          <FormattedMessage id="otc.orders.none" defaultMessage="No P2P orders yet" />
        ) : (
          <FormattedMessage id="otc.orders.noneOf" defaultMessage="No orders with this status" />
        )
      }
      text={
        <FormattedMessage
          id="otc.orders.none.text"
          defaultMessage="Orders that you open with a merchant appear here."
        />
      }
      action={
        <Button variant="secondary" size="dense" href={links.offers}>
          <FormattedMessage id="otc.offers" defaultMessage="Offers" />
        </Button>
      }
    />
  );
}

/** P2P orders, newest first. */
export function OtcOrdersView(props: OtcOrdersViewProps) {
  const { tab, orders, aheadMs, links, onTab, onMore, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'otc.orders', defaultMessage: 'P2P orders' });
  return (
    <SubScreen
      title={title}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      actions={
        <IconButton
          icon="chat"
          label={intl.formatMessage({ id: 'chat.title', defaultMessage: 'Customer service' })}
          href={links.chat}
        />
      }
    >
      <Tabs<OtcOrdersTab>
        label={title}
        tabs={[
          { id: 'all', label: <FormattedMessage id="otc.orders.all" defaultMessage="All" /> },
          { id: 'unpaid', label: <FormattedMessage id="otc.orders.unpaid" defaultMessage="Unpaid" /> },
          { id: 'paid', label: <FormattedMessage id="otc.orders.paid" defaultMessage="Paid" /> },
          {
            id: 'cancelled',
            label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
          },
        ]}
        current={tab}
        onChange={onTab}
      />
      <Records
        of={orders}
        failedTitle={
          <FormattedMessage id="otc.orders.failed" defaultMessage="Your orders could not be loaded" />
        }
        empty={<NoOrder tab={tab} links={links} />}
        label={title}
        timeMsOf={({ create_time: seconds }) => seconds * 1000}
        rowHeight={88}
        onMore={onMore}
      >
        {(order) => <OtcOrderRow isBare order={order} aheadMs={aheadMs} href={links.order(order)} />}
      </Records>
    </SubScreen>
  );
}
