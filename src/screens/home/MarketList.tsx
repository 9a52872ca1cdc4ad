import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { MarketColumns } from '../../components/MarketColumns.tsx';
import { MarketRow, type LiveQuote } from '../../components/MarketRow.tsx';
import type { Source } from '../../components/source.ts';
import { Empty } from '../../ui/Empty.tsx';
import { List } from '../../ui/List.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { StaleBadge } from '../../ui/StaleBadge.tsx';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';

export interface MarketListProps {
  pairs: RemoteState<readonly PairQuote[]>;
  /** The live quote of a symbol. */
  live: (symbol: string) => Source<LiveQuote | undefined>;
  /** Seconds since the newest price, where that is longer than it should be. */
  staleS?: number;
  isSimulated: boolean;
  spotHref: (symbol: string) => string;
}

function Heading({ isSimulated, staleS }: Pick<MarketListProps, 'isSimulated' | 'staleS'>) {
  return (
    <TabHeading
      title={<FormattedMessage id="home.market" defaultMessage="Spot" />}
      end={
        <>
          {staleS === undefined ? null : <StaleBadge seconds={staleS} level="stale" />}
          {isSimulated ? (
            <Pill tone="warning">
              <FormattedMessage id="home.simulated" defaultMessage="Simulated prices" />
            </Pill>
          ) : null}
        </>
      }
    />
  );
}

/** Names what stands in the rows, above it. */
function Columns() {
  return (
    <Stack direction="row" align="baseline" justify="between" gap="4" gutter padBlock="1">
      <Text variant="micro" tone="muted">
        <FormattedMessage id="home.market.name" defaultMessage="Name / volume" />
      </Text>
      <MarketColumns
        price={
          <Text variant="micro" tone="muted">
            <FormattedMessage id="home.market.lastPrice" defaultMessage="Last price" />
          </Text>
        }
        change={
          <Text variant="micro" tone="muted">
            <FormattedMessage id="home.market.day" defaultMessage="24h" />
          </Text>
        }
      />
    </Stack>
  );
}

/** The pairs with their prices; each opens its ticket. */
export function MarketList({ pairs, live, staleS, isSimulated, spotHref }: MarketListProps) {
  const intl = useIntl();
  return (
    <section>
      <Heading isSimulated={isSimulated} staleS={staleS} />
      <Remote
        of={pairs}
        skeleton={<Skeleton shape="rows" count={6} />}
        failedTitle={
          <FormattedMessage id="home.market.failed" defaultMessage="The market could not be loaded" />
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty
              title={<FormattedMessage id="home.market.empty" defaultMessage="No pairs yet" />}
              text={
                <FormattedMessage
                  id="home.market.empty.text"
                  defaultMessage="The server offers no pair at the moment."
                />
              }
            />
          ) : (
            <>
              <Columns />
              <List label={intl.formatMessage({ id: 'home.market.list', defaultMessage: 'Spot pairs' })}>
                {rows.map((pair) => (
                  <MarketRow
                    key={pair.symbol}
                    pair={pair}
                    live={live(pair.symbol)}
                    isStale={staleS !== undefined}
                    href={spotHref(pair.symbol)}
                  />
                ))}
              </List>
            </>
          )
        }
      </Remote>
    </section>
  );
}
