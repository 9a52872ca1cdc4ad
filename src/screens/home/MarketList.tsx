import { useCallback, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { MarketRows } from '../../components/market/MarketRows.tsx';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import type { PriceSourceKind } from '../../components/market/PriceSourceSheet.tsx';
import { useLater, useOpened } from '../../ui/loading/later.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { marketParts } from './laterParts.ts';
import type * as MarketParts from './marketParts.ts';
import type { MarketListProps } from './marketListProps.ts';
import { MarketHeads } from './MarketHeads.tsx';
import { ListAction, MarketTabs } from './MarketTabs.tsx';
import { rowsAtFirst } from './rowsAtFirst.ts';
import type { MarketChoice } from './useMarketChoice.ts';
import { useSortedPairs } from './useSortedPairs.ts';

const skeleton = <Skeleton shape="rows" count={6} />;

/** Parts of the list, rendered when their chunk is loaded. */
function Parts({ children }: { children: (parts: typeof MarketParts) => ReactNode }) {
  return (
    <Remote of={useLater(marketParts)} skeleton={skeleton}>
      {children}
    </Remote>
  );
}

interface PriceStateProps {
  source: PriceSourceKind | undefined;
  name: string | undefined;
  staleS: number | undefined;
}

/** Stale prices are grey before the code of the badge is loaded. */
const withoutBadge = (): void => undefined;

/** Source of the prices below, and their age if they are stale. */
function PriceState({ source, name, staleS }: PriceStateProps) {
  const StaleBadge = useOpened(marketParts, staleS !== undefined, withoutBadge)?.StaleBadge;
  if (source === undefined && staleS === undefined) return null;
  return (
    <Stack direction="row" align="center" gap="3" wrap gutter padBlock="3">
      {source === undefined ? null : <PriceSource source={source} name={name} />}
      {staleS === undefined || !StaleBadge ? null : <StaleBadge seconds={staleS} level="stale" />}
    </Stack>
  );
}

interface TableProps extends Pick<MarketListProps, 'live' | 'staleS' | 'marketHref'> {
  choice: MarketChoice;
  pairs: readonly PairQuote[];
  unread: readonly (string | undefined)[];
  label: string;
  /** Maximum number of sorted pairs shown. */
  most: number;
}

function Table(props: TableProps) {
  const { choice, pairs, unread, label, most, live, staleS, marketHref } = props;
  const { sort, setSort } = choice;
  const [sorted, list] = useSortedPairs(pairs, sort, live);
  return (
    <>
      <MarketHeads sort={sort} onSort={setSort} />
      <MarketRows
        ref={list}
        label={label}
        pairs={sorted.slice(0, most)}
        unread={unread}
        live={live}
        isStale={staleS !== undefined}
        hrefOf={marketHref}
      />
    </>
  );
}

/** Market list with prices; each pair opens its order ticket. */
export function MarketList(props: MarketListProps & { choice: MarketChoice }) {
  const { pairs, unread = [], favourites, onToggleFavourite, staleS } = props;
  const { market, setMarket, isWhole, setIsWhole } = props.choice;
  const intl = useIntl();
  const panelId = useId();
  const [hasMoreStocks, setHasMoreStocks] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const edit = (): void => setIsEditing(true);
  const endEdit = useCallback(() => setIsEditing(false), []);
  const EditFavourites = useOpened(marketParts, isEditing, endEdit)?.EditFavourites;
  const all = pairs.state === 'ready' ? pairs.data : [];
  const starred = favourites.flatMap((symbol) => all.find((pair) => pair.symbol === symbol) ?? []);
  const isSpot = market === 'spot';
  const unreadStarred = unread.filter((symbol) => symbol !== undefined && favourites.includes(symbol));
  const labels = {
    spot: intl.formatMessage({ id: 'home.market.list', defaultMessage: 'Spot pairs' }),
    favourites: intl.formatMessage({ id: 'home.favourites.list', defaultMessage: 'Favourite pairs' }),
    stocks: intl.formatMessage({ id: 'home.stocks', defaultMessage: 'US stocks' }),
  };
  const label = labels[market];
  const hasAction = {
    spot: all.length > rowsAtFirst,
    favourites: starred.length > 0,
    stocks: hasMoreStocks,
  }[market];
  const action = (
    <ListAction market={market} isWhole={isWhole} onWhole={() => setIsWhole(!isWhole)} onEdit={edit} />
  );
  return (
    <section>
      <MarketTabs
        market={market}
        onMarket={setMarket}
        panelId={panelId}
        end={hasAction ? action : undefined}
      />
      <div id={panelId} role="tabpanel" aria-label={label}>
        {market === 'stocks' ? (
          <Parts>
            {({ StocksPanel }) => (
              <StocksPanel data={props.stocks} isWhole={isWhole} onHasMore={setHasMoreStocks} />
            )}
          </Parts>
        ) : (
          <Remote
            of={pairs}
            skeleton={skeleton}
            failedTitle={
              <FormattedMessage id="home.market.failed" defaultMessage="The market could not be loaded" />
            }
          >
            {() => {
              const hasPairs = all.length > 0;
              if (!hasPairs || (!isSpot && starred.length + unreadStarred.length === 0))
                return <Parts>{({ NoMarket }) => <NoMarket hasPairs={hasPairs} onAdd={edit} />}</Parts>;
              return (
                <>
                  <PriceState source={all[0]?.source} name={props.sourceName} staleS={staleS} />
                  <Table
                    key={market}
                    {...props}
                    label={label}
                    pairs={isSpot ? all : starred}
                    unread={isSpot ? unread : unreadStarred}
                    most={isSpot && !isWhole ? rowsAtFirst : Infinity}
                  />
                </>
              );
            }}
          </Remote>
        )}
      </div>
      {EditFavourites ? (
        <EditFavourites pairs={all} favourites={favourites} onToggle={onToggleFavourite} onClose={endEdit} />
      ) : null}
    </section>
  );
}
