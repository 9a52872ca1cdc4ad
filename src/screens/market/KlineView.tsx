import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import type { Source } from '../../api/feed/Source.ts';
import { priceStep } from '../../components/market/ownStep.ts';
import {
  PairHeader,
  PairHeaderLoading,
  type Freshness,
  type LiveQuote,
} from '../../components/market/PairHeader.tsx';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { PriceSource } from '../../components/market/PriceSource.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { ChartArea, type ChartAreaProps } from './ChartArea.tsx';
import { MarketTabs, type MarketTabsProps } from './MarketTabs.tsx';
import { VoteBox, type VoteBoxProps } from '../../components/market/VoteBox.tsx';

export interface KlineViewProps
  extends
    PairChoice,
    VoteBoxProps,
    Omit<ChartAreaProps, 'pair' | 'isStale'>,
    Omit<MarketTabsProps, 'quote' | 'isPaused' | 'symbol'> {
  /** Newest quote; undefined before the first one, in which case the pair's own quote applies. */
  live: Source<LiveQuote | undefined>;
  freshness: Freshness;
  isOffline: boolean;
  isFavourite: boolean;
  onToggleFavourite: () => void;
  onShare: () => void;
  onBack: () => void;
  /** Pages opened by the bottom bar; a visitor logs in there and returns. */
  links: { buy: string; sell: string };
  /** Offline notice: no data is live. */
  offlineBar: ReactNode;
}

export function KlineActions({
  isFavourite,
  onToggleFavourite,
  onShare,
}: Pick<KlineViewProps, 'isFavourite' | 'onToggleFavourite' | 'onShare'>) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        icon={laterIcons.share}
        label={intl.formatMessage({ id: 'kline.share', defaultMessage: 'Share' })}
        onClick={onShare}
      />
      <IconButton
        icon={isFavourite ? 'star-filled' : 'star'}
        tone={isFavourite ? 'accent' : 'primary'}
        pressed={isFavourite}
        label={intl.formatMessage({ id: 'kline.favourite', defaultMessage: 'Favourite' })}
        onClick={onToggleFavourite}
      />
    </>
  );
}

function TradeBar({ links }: Pick<KlineViewProps, 'links'>) {
  const intl = useIntl();
  return (
    <Stack
      as="nav"
      label={intl.formatMessage({ id: 'kline.order', defaultMessage: 'Place an order' })}
      direction="row"
      gap="3"
      equal
    >
      <Button variant="buy" href={links.buy}>
        <FormattedMessage id="side.buy" defaultMessage="Buy" />
      </Button>
      <Button variant="sell" href={links.sell}>
        <FormattedMessage id="side.sell" defaultMessage="Sell" />
      </Button>
    </Stack>
  );
}

/** Market page content; its figures follow the market. */
function Market(props: KlineViewProps & { quote: PairQuote }) {
  const { quote, live, freshness, isOffline, sourceName } = props;
  const tick = priceStep(quote);
  const isStale = freshness.level === 'stale' || isOffline;
  return (
    <>
      <PairHeader
        variant="full"
        quote={live}
        fallback={quote}
        base={quote.currency_name}
        tick={tick}
        freshness={freshness}
        note={quote.source ? <PriceSource source={quote.source} name={sourceName} /> : undefined}
      />
      <ChartArea {...props} pair={{ tick, base: quote.currency_name }} isStale={isStale} />
      <VoteBox vote={props.vote} onVote={props.onVote} coin={quote.currency_name} />
      <MarketTabs {...props} quote={quote} isPaused={isStale} />
    </>
  );
}

function Loading(props: KlineViewProps) {
  return (
    <>
      <PairHeaderLoading />
      <ChartArea {...props} pair={undefined} isStale={false} />
      <VoteBox vote={props.vote} onVote={props.onVote} coin={props.symbol.split('/')[0]!} />
      <MarketTabs {...props} quote={undefined} isPaused={false} />
    </>
  );
}

/** Market page of one pair: price, chart, order book and trades. */
export function KlineView(props: KlineViewProps) {
  const { isUnknown = false, onNone, pair, onBack, links, offlineBar } = props;
  const isTraded = !isUnknown && !onNone;
  return (
    <PairScreen
      choice={props}
      onBack={onBack}
      actions={!isTraded ? undefined : <KlineActions {...props} />}
      offlineBar={offlineBar}
      bottom={pair.state === 'failed' || !isTraded ? undefined : <TradeBar links={links} />}
      skeleton={<Loading {...props} />}
      failedTitle={<FormattedMessage id="market.pair.failed" defaultMessage="We could not load this pair" />}
    >
      {(quote) => <Market key={quote.symbol} {...props} quote={quote} />}
    </PairScreen>
  );
}
