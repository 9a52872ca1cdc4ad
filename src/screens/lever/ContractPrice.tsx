import { FormattedMessage } from 'react-intl';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { PairQuote } from '../../api/market.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useText } from '../../components/live/source.ts';
import { Delta } from '../../components/market/Delta.tsx';
import type { Freshness, LiveQuote } from '../../components/market/PairHeader.tsx';
import { Price } from '../../components/market/Price.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
import { Text } from '../../ui/text/Text.tsx';

export interface ContractPrices {
  quote: PairQuote;
  /** Newest quote; undefined before the first one, in which case the pair's own quote applies. */
  live: Source<LiveQuote | undefined>;
  /** Mark price; undefined while no mark arrives. */
  mark: Source<LeverMark | undefined>;
}

/** Reference price of the page: the mark or, while no mark arrives, the last price. */
export function useContractPrice({ quote, live, mark }: ContractPrices) {
  const known = useText(mark);
  const { now_price, change } = useText(live) ?? quote;
  return { price: known?.price ?? now_price, isMark: known !== undefined, change };
}

interface ContractPriceProps extends ContractPrices {
  tick: string;
  freshness: Freshness;
  isOffline: boolean;
}

/** Price of a contract, with its name and age. */
export function ContractPrice(props: ContractPriceProps) {
  const { tick, freshness, isOffline } = props;
  const { price, isMark, change } = useContractPrice(props);
  const isStale = freshness.level === 'stale' || isOffline;
  return (
    <Stack gap="1">
      <Text variant="caption" tone="muted" weight="medium">
        {isMark ? (
          <FormattedMessage id="lever.markPrice" defaultMessage="Mark price" />
        ) : (
          <FormattedMessage id="market.lastPrice" defaultMessage="Last price" />
        )}
      </Text>
      <Stack direction="row" gap="3" align="center" wrap>
        <Price value={price} tick={tick} size="headline" tone={isStale ? 'stale' : 'primary'} />
        {freshness.level === 'live' ? (
          <>
            <Delta change={change} isStale={isStale} />
            <Text variant="caption" tone="muted">
              <FormattedMessage id="home.market.day" defaultMessage="24h" />
            </Text>
          </>
        ) : (
          <StaleBadge seconds={freshness.ageSeconds} level={freshness.level} />
        )}
      </Stack>
    </Stack>
  );
}
