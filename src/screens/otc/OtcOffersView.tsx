import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OtcMarkets, OtcOffer } from '../../api/otc.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChipRow } from '../../ui/choices/ChipRow.tsx';
import { Segmented } from '../../ui/choices/Segmented.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { allFiats, allWays, OfferFilterSheet } from './OfferFilterSheet.tsx';
import { isFiltered, type OfferFilters, type OtcSide } from './offerFilters.ts';
import { OfferRow } from './OfferRow.tsx';

interface OtcOffersViewProps {
  filters: OfferFilters;
  /** Coins, currencies and payment methods on offer. */
  markets: RemoteState<OtcMarkets>;
  offers: RemoteState<PagedRows<OtcOffer>>;
  /** Not offered in the user's verified country. */
  isClosed: boolean;
  isOffline: boolean;
  links: { offer: (offer: OtcOffer) => string; orders: string; chat: string };
  onFilter: (filters: OfferFilters) => void;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Offers have no time. */
const untimed = () => undefined;

type KnownProps = OtcOffersViewProps & { known: OtcMarkets };

/** Chips of the set filters; each opens the sheet, or removes the amount. */
function FilterChips({ known, filters, onFilter, onOpen }: KnownProps & { onOpen: () => void }) {
  const intl = useIntl();
  const { money } = useOtcAmounts();
  const { fiat, value, way } = filters;
  return (
    <ChipRow label={intl.formatMessage({ id: 'record.filters', defaultMessage: 'Filters' })}>
      <Chip trailing={laterIcons.chevronDown} onClick={onOpen}>
        {fiat ?? allFiats}
      </Chip>
      {fiat === undefined || value === undefined ? (
        <Chip trailing={laterIcons.chevronDown} onClick={onOpen}>
          <FormattedMessage id="transfer.amount" defaultMessage="Amount" />
        </Chip>
      ) : (
        <Chip pressed trailing="close" onClick={() => onFilter({ ...filters, value: undefined })}>
          {money(value, fiat)}
        </Chip>
      )}
      <Chip trailing={laterIcons.chevronDown} onClick={onOpen}>
        {way === undefined ? allWays : (known.ways.find((each) => each.way === way)?.name ?? way)}
      </Chip>
    </ChipRow>
  );
}

function NoOffer({ filters, onFilter }: Pick<OtcOffersViewProps, 'filters' | 'onFilter'>) {
  return isFiltered(filters) ? (
    <Empty
      title={<FormattedMessage id="otc.none" defaultMessage="No matching offers" />}
      text={
        <FormattedMessage
          id="otc.none.text"
          defaultMessage="Another amount, currency or payment method may have offers."
        />
      }
      action={
        <Button
          variant="secondary"
          size="dense"
          onClick={() => onFilter({ ...filters, fiat: undefined, value: undefined, way: undefined })}
        >
          <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
        </Button>
      }
    />
  ) : (
    <Empty
      title={<FormattedMessage id="otc.none.now" defaultMessage="No offers right now" />}
      text={
        <FormattedMessage
          id="otc.none.now.text"
          defaultMessage="Offers of merchants appear here as soon as there are some."
        />
      }
    />
  );
}

function Offers(props: KnownProps) {
  const { known, filters, offers, isOffline, links, onFilter, onMore } = props;
  const intl = useIntl();
  const [isFiltering, setFiltering] = useState(false);
  const coins = known.currencies.map(({ name }) => name);
  const coin = coins.find((each) => each === filters.coin) ?? coins[0];
  if (coin === undefined) return <NoOffer {...props} />;
  return (
    <>
      <Tabs<string>
        label={intl.formatMessage({ id: 'wallet.coins', defaultMessage: 'Coins' })}
        tabs={coins.map((each) => ({ id: each, label: each }))}
        current={coin}
        onChange={(next) => onFilter({ ...filters, coin: next })}
      />
      <FilterChips {...props} onOpen={() => setFiltering(true)} />
      <Records
        of={offers}
        failedTitle={failedTitle}
        empty={<NoOffer {...props} />}
        label={intl.formatMessage({ id: 'otc.offers', defaultMessage: 'Offers' })}
        timeMsOf={untimed}
        rowHeight={150}
        onMore={onMore}
        foot={() => (
          <Stack gutter padBlock="4">
            <Text as="p" variant="caption" tone="muted">
              {filters.side === 'buy' ? (
                <FormattedMessage
                  id="otc.note.buy"
                  defaultMessage="You pay the merchant directly. The merchant’s coins stay locked here until the payment is confirmed."
                />
              ) : (
                <FormattedMessage
                  id="otc.note.sell"
                  defaultMessage="The merchant pays to your bank account. Your coins stay locked here until you confirm the payment."
                />
              )}
            </Text>
          </Stack>
        )}
      >
        {(offer) => (
          <OfferRow offer={offer} side={filters.side} href={isOffline ? undefined : links.offer(offer)} />
        )}
      </Records>
      {isFiltering ? (
        <OfferFilterSheet
          markets={known}
          filters={{ ...filters, coin }}
          onFilter={onFilter}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </>
  );
}

const failedTitle = <FormattedMessage id="otc.offers.failed" defaultMessage="Offers could not be loaded" />;

/** Offers to buy from or to sell to, by coin, currency, amount and payment method. */
export function OtcOffersView(props: OtcOffersViewProps) {
  const { filters, markets, isClosed, links, onFilter, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<FormattedMessage id="home.otc" defaultMessage="P2P trading" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      actions={
        <>
          <IconButton
            icon={laterIcons.receipt}
            label={intl.formatMessage({ id: 'otc.orders', defaultMessage: 'P2P orders' })}
            href={links.orders}
          />
          <IconButton
            icon="chat"
            label={intl.formatMessage({ id: 'chat.title', defaultMessage: 'Customer service' })}
            href={links.chat}
          />
        </>
      }
    >
      {isClosed ? (
        <ProductClosed onBack={onBack} />
      ) : (
        <>
          <Stack gutter padBlock="3">
            <Segmented<OtcSide>
              label={intl.formatMessage({ id: 'otc.side', defaultMessage: 'Buy or sell' })}
              options={[
                {
                  value: 'buy',
                  tone: 'buy',
                  label: <FormattedMessage id="otc.side.buy" defaultMessage="I want to buy" />,
                },
                {
                  value: 'sell',
                  tone: 'sell',
                  label: <FormattedMessage id="otc.side.sell" defaultMessage="I want to sell" />,
                },
              ]}
              value={filters.side}
              onChange={(side) => onFilter({ ...filters, side })}
            />
          </Stack>
          <Remote of={markets} failedTitle={failedTitle}>
            {(known) => <Offers {...props} known={known} />}
          </Remote>
        </>
      )}
    </SubScreen>
  );
}
