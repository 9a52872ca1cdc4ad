import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { MarketRow, type LiveQuote } from '../../components/MarketRow.tsx';
import type { Source } from '../../components/source.ts';
import { Empty } from '../../ui/Empty.tsx';
import { List } from '../../ui/List.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { StaleBadge } from '../../ui/StaleBadge.tsx';
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
    <Stack direction="row" gap="3" align="center" justify="between" wrap gutter padBlock="3">
      <Text as="h2" variant="bodyStrong">
        <FormattedMessage id="home.market" defaultMessage="Spot" />
      </Text>
      <Stack direction="row" gap="3" wrap>
        {staleS === undefined ? null : <StaleBadge seconds={staleS} level="stale" />}
        {isSimulated ? (
          <Pill tone="warning">
            <FormattedMessage id="home.simulated" defaultMessage="Simulated prices" />
          </Pill>
        ) : null}
      </Stack>
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
              <Stack direction="row" justify="between" gutter>
                <Text variant="micro" tone="muted">
                  <FormattedMessage id="home.market.name" defaultMessage="Name / volume" />
                </Text>
                <Text variant="micro" tone="muted">
                  <FormattedMessage id="home.market.price" defaultMessage="Last price / 24h" />
                </Text>
              </Stack>
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
