import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HostingProduct, HostingReport } from '../../api/hosting.ts';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { HostedFacts } from './HostedFacts.tsx';
import { LockNotice } from './LockNotice.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChipRow } from '../../ui/choices/ChipRow.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';

export interface HostingLinks {
  product: (product: HostingProduct) => string;
  products: string;
  orders: string;
  rules: string;
  reserves: string;
}

interface HostingProductsViewProps {
  /** Available products. */
  products: RemoteState<readonly HostingProduct[]>;
  /** Hosting is not offered in the caller's verified country. */
  isClosed: boolean;
  report: RemoteState<HostingReport>;
  isHidden: boolean;
  isOffline: boolean;
  links: Pick<HostingLinks, 'product' | 'orders' | 'rules'>;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Links to the user's orders and to the rules. */
export function HostingActions({ links }: { links: Pick<HostingLinks, 'orders' | 'rules'> }) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        icon={laterIcons.receipt}
        label={intl.formatMessage({ id: 'hosting.orders.title', defaultMessage: 'Hosting orders' })}
        href={links.orders}
      />
      <IconButton
        icon="help"
        label={intl.formatMessage({ id: 'hosting.rules', defaultMessage: 'Fund hosting terms' })}
        href={links.rules}
      />
    </>
  );
}

export function NothingOffered() {
  return (
    <Empty
      title={<FormattedMessage id="hosting.products.none" defaultMessage="No products available" />}
      text={
        <FormattedMessage
          id="hosting.products.none.text"
          defaultMessage="No product is open right now. Your existing orders continue."
        />
      }
    />
  );
}

function Products(
  props: Pick<HostingProductsViewProps, 'isOffline' | 'links'> & { products: readonly HostingProduct[] },
) {
  const { products, isOffline, links } = props;
  const intl = useIntl();
  const [coin, setCoin] = useState<string>();
  const coins = [...new Set(products.map(({ currency_name: name }) => name))];
  const shown = products.filter(({ currency_name: name }) => coin === undefined || name === coin);
  return (
    <>
      {coins.length < 2 ? null : (
        <ChipRow label={intl.formatMessage({ id: 'wallet.coins', defaultMessage: 'Coins' })}>
          <Chip pressed={coin === undefined} onClick={() => setCoin(undefined)}>
            <FormattedMessage id="wallet.coins.all" defaultMessage="All coins" />
          </Chip>
          {coins.map((each) => (
            <Chip key={each} pressed={coin === each} onClick={() => setCoin(each)}>
              {each}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Stack gap="4" gutter padBlock="4">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            href={isOffline ? undefined : links.product(product)}
          />
        ))}
      </Stack>
    </>
  );
}

/** Hosting products; the early redemption fee is shown above the list. */
export function HostingProductsView(props: HostingProductsViewProps) {
  const { products, isClosed, report, isHidden, links, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="hosting.products" defaultMessage="Hosting products" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      actions={<HostingActions links={links} />}
    >
      <Remote
        of={products}
        skeleton={<HeadedSkeleton of="cards" />}
        failedTitle={
          <FormattedMessage id="hosting.products.failed" defaultMessage="The products could not be loaded" />
        }
      >
        {(list) => (
          <>
            <HostedFacts report={report} isHidden={isHidden} />
            <LockNotice />
            <FastCalendar dayS={list[0]?.day_s} />
            {isClosed ? (
              <ProductClosed onBack={onBack} />
            ) : list.length === 0 ? (
              <NothingOffered />
            ) : (
              <Products {...props} products={list} />
            )}
          </>
        )}
      </Remote>
    </SubScreen>
  );
}
