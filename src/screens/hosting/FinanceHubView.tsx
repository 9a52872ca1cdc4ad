import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { totalRate } from '../../../contracts/rules/hosting.ts';
import type { HostingProduct, HostingReport, HostingTab } from '../../api/hosting.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { TotalValue } from '../../components/amounts/TotalValue.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { HostedFacts } from './HostedFacts.tsx';
import { dayRateOf, hostingTerms, inPercent } from '../../components/hosting/hostingTerms.ts';
import { LockNotice } from './LockNotice.tsx';
import { isOpen } from './ProductCard.tsx';
import { ProductTitle } from './ProductTitle.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { IconDisc } from '../../ui/pictures/IconDisc.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PullToRefresh } from '../../ui/screen/PullToRefresh.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { ready, type Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { HostingActions, NothingOffered, type HostingLinks } from './HostingProductsView.tsx';

export type HubTab = HostingTab | 'offer';

interface FinanceHubViewProps {
  /** Available products and the caller's report. */
  hub: RemoteState<{ products: readonly HostingProduct[]; report: HostingReport }>;
  tab: HubTab;
  /** Orders, for every tab except the offer. */
  orders: ReactNode;
  /** Time of the last successful read while a refresh fails, ms since 1970 UTC. */
  asOfMs: number | undefined;
  /** Hosting is not offered in the caller's verified country; existing orders continue. */
  isClosed: boolean;
  onBack: () => void;
  isHidden: boolean;
  isOffline: boolean;
  links: HostingLinks;
  /** New coins: number of open ones and the title of one; undefined if unknown. */
  newCoins: { href: string; open: number | undefined; title: string | undefined };
  /** IEOs: number of open ones, and of the caller's allotments to pay; undefined if unknown. */
  ieos: { href: string; applicationsHref: string; open: number | undefined; toPay: number | undefined };
  /** Sheets open over the page. */
  sheets: ReactNode;
  onTab: (tab: HubTab) => void;
  onToggleHidden: () => void;
  onRefresh: () => Promise<unknown>;
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

function OfferRow({ product, href }: { product: HostingProduct; href: string | undefined }) {
  const formats = useFormats();
  const { currency_name: coin, save_min: least } = product;
  return (
    <ListRow
      lead={<CoinDisc {...coinMark(coin)} />}
      title={<ProductTitle row={product} />}
      caption={
        isOpen(product) ? (
          <FormattedMessage
            id="hosting.offer.terms"
            defaultMessage="Min. {amount} · est. total {rate}"
            values={{
              amount: <Amount value={least} coin={coin} />,
              rate: formats.feeRate(product.max_interest_rate ?? totalRate(hostingTerms(product))),
            }}
          />
        ) : (
          (product.paused ?? (
            <FormattedMessage id="hosting.offer.closed" defaultMessage="Closed to new orders" />
          ))
        )
      }
      value={formats.feeRate(inPercent(dayRateOf(product)))}
      valueCaption={<FormattedMessage id="hosting.offer.perDay" defaultMessage="per day" />}
      href={isOpen(product) ? href : undefined}
      chevron={isOpen(product) && href !== undefined}
    />
  );
}

function Offer({
  products,
  isClosed,
  isOffline,
  links,
  onBack,
}: Pick<FinanceHubViewProps, 'isClosed' | 'isOffline' | 'links' | 'onBack'> & {
  products: readonly HostingProduct[];
}) {
  const intl = useIntl();
  if (isClosed) return <ProductClosed onBack={onBack} />;
  if (products.length === 0) return <NothingOffered />;
  return (
    <>
      <List label={intl.formatMessage({ id: 'hosting.products', defaultMessage: 'Hosting products' })}>
        {products.map((product) => (
          <OfferRow
            key={product.id}
            product={product}
            href={isOffline ? undefined : links.product(product)}
          />
        ))}
      </List>
      <Stack gutter padBlock="4" gap="4">
        {isOffline ? (
          <Notice tone="neutral" icon="offline">
            <FormattedMessage
              id="hosting.offline"
              defaultMessage="Hosting needs a connection. Figures may be out of date."
            />
          </Notice>
        ) : (
          <Link href={links.products}>
            <FormattedMessage
              id="hosting.products.compare"
              defaultMessage="Compare all {count, number}"
              values={{ count: products.length }}
            />
          </Link>
        )}
      </Stack>
    </>
  );
}

function Hub(props: FinanceHubViewProps & { products: readonly HostingProduct[]; report: HostingReport }) {
  const { products, report, tab, orders, asOfMs, isHidden, links, onTab, onToggleHidden } = props;
  const intl = useIntl();
  return (
    <>
      <TotalValue
        title={<FormattedMessage id="hosting.sum" defaultMessage="In hosting" />}
        total={report.sum}
        asOfMs={asOfMs}
        isHidden={isHidden}
        onToggleHidden={onToggleHidden}
      />
      <HostedFacts report={ready(report)} isHidden={isHidden} hasOrders />
      <LockNotice />
      {tab === 'offer' ? <FastCalendar dayS={products[0]?.day_s} /> : null}
      <Tabs<HubTab>
        label={intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' })}
        tabs={[
          { id: 'offer', label: <FormattedMessage id="hosting.offer" defaultMessage="On offer" /> },
          {
            id: 'hosting',
            label: <FormattedMessage id="product.hosting" defaultMessage="Hosting" />,
            count: report.count,
          },
          { id: 'completed', label: <FormattedMessage id="hosting.completed" defaultMessage="Completed" /> },
          { id: 'redeemed', label: <FormattedMessage id="hosting.redeemed" defaultMessage="Redeemed" /> },
        ]}
        current={tab}
        onChange={onTab}
      />
      {tab === 'offer' ? <Offer {...props} products={products} /> : orders}
      {tab === 'offer' ? <OtherOffers {...props} /> : null}
      <Stack gutter padBlock="4">
        <Link href={links.reserves}>
          <FormattedMessage id="hosting.reserves" defaultMessage="Assets held and owed" />
        </Link>
      </Stack>
    </>
  );
}

/** Links to new coins and IEOs, which are not hosting but belong to the trust account as well. */
function OtherOffers({ newCoins, ieos }: Pick<FinanceHubViewProps, 'newCoins' | 'ieos'>) {
  const intl = useIntl();
  const { toPay = 0 } = ieos;
  const openOf = (open: number | undefined): ReactNode =>
    open === undefined ? undefined : (
      <FormattedMessage
        id="hosting.newCoins.open"
        defaultMessage="{count, number} open"
        values={{ count: open }}
      />
    );
  return (
    <>
      <List label={intl.formatMessage({ id: 'home.newCoins', defaultMessage: 'New coins' })}>
        <ListRow
          lead={<IconDisc icon="box" />}
          title={<FormattedMessage id="home.newCoins" defaultMessage="New coins" />}
          caption={newCoins.title}
          value={openOf(newCoins.open)}
          href={newCoins.href}
          chevron
        />
      </List>
      <List label={intl.formatMessage({ id: 'ledger.kind.ieo', defaultMessage: 'IEOs' })}>
        <ListRow
          lead={<IconDisc icon="box" />}
          title={<FormattedMessage id="ledger.kind.ieo" defaultMessage="IEOs" />}
          value={ieos.open === 0 ? undefined : openOf(ieos.open)}
          href={ieos.href}
          chevron
        />
        {toPay > 0 ? (
          <ListRow
            lead={<IconDisc icon="clock" tone="accent" />}
            title={
              <FormattedMessage
                id="hosting.ieos.toPay"
                defaultMessage="{count, plural, one {# allotment to pay} other {# allotments to pay}}"
                values={{ count: toPay }}
              />
            }
            href={ieos.applicationsHref}
            chevron
          />
        ) : null}
      </List>
    </>
  );
}

/** Finance hub: the caller's hosting totals and the available products. */
export function FinanceHubView(props: FinanceHubViewProps) {
  const { hub, links, sheets, onRefresh, offlineBar, tabBar } = props;
  const intl = useIntl();
  return (
    <Screen
      top={
        <>
          <AppBar
            variant="root"
            title={intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' })}
            actions={<HostingActions links={links} />}
          />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      <PullToRefresh onRefresh={onRefresh}>
        <Remote
          of={hub}
          skeleton={<HeadedSkeleton />}
          failedTitle={
            <FormattedMessage
              id="hosting.products.failed"
              defaultMessage="The products could not be loaded"
            />
          }
        >
          {(data) => <Hub {...props} {...data} />}
        </Remote>
      </PullToRefresh>
      {sheets}
    </Screen>
  );
}
