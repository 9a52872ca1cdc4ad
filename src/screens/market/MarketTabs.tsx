import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MarketTrade } from '../../../contracts/feed.ts';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { PairQuote } from '../../api/market.ts';
import type { Source } from '../../api/feed/Source.ts';
import type { BookSide } from '../../components/book/BookLevel.tsx';
import { DepthChart } from '../../components/book/DepthChart.tsx';
import { priceStep } from '../../components/market/ownStep.ts';
import { useSource } from '../../components/live/source.ts';
import { SplitBook } from '../../components/book/SplitBook.tsx';
import { Trades } from '../../components/book/Trades.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { AboutPair } from './AboutPair.tsx';

type TabId = 'depth' | 'book' | 'about';

/** Polling interval for the arrival of the order book, in milliseconds. */
const statePauseMs = 1_000;

export interface MarketTabsProps {
  /** 'BTC/USDT'. */
  symbol: string;
  /** Undefined until the pair is loaded. */
  quote: PairQuote | undefined;
  book: Source<Book>;
  trades: Source<readonly MarketTrade[]>;
  isPaused: boolean;
  sourceName?: string;
  onPickPrice: (price: string, side: BookSide) => void;
}

type PanelProps = Omit<MarketTabsProps, 'quote'> & { tab: TabId; quote: PairQuote };

function Panel({ tab, quote, book, trades, isPaused, sourceName, onPickPrice }: PanelProps) {
  const base = quote.currency_name;
  const tick = priceStep(quote);
  const step = quote.quantity_step ?? '0.0001';
  const pair = { base, quote: quote.legal_name, tick, step };
  // Both channels count as one, and a book arrives even without any trades.
  const isLoading = useSource(book, statePauseMs).state === 'loading';
  if (tab === 'about') return <AboutPair quote={quote} sourceName={sourceName} />;
  if (tab === 'book') return <SplitBook book={book} pair={pair} isPaused={isPaused} onPick={onPickPrice} />;
  return (
    <>
      <DepthChart book={book} base={base} tick={tick} step={step} isPaused={isPaused} />
      <Trades trades={trades} pair={pair} isLoading={isLoading} isPaused={isPaused} />
    </>
  );
}

/** Market data below the chart: depth and trades, order book, facts of the pair. */
export function MarketTabs(props: MarketTabsProps) {
  const { symbol, quote } = props;
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<TabId>('depth');
  const base = quote?.currency_name ?? symbol.split('/')[0] ?? symbol;
  return (
    <>
      <Tabs
        size="sm"
        label={intl.formatMessage({ id: 'kline.tabs', defaultMessage: 'Market' })}
        current={tab}
        onChange={setTab}
        panelId={panelId}
        tabs={[
          {
            id: 'depth',
            label: <FormattedMessage id="kline.tab.depth" defaultMessage="Depth and trades" />,
          },
          { id: 'book', label: <FormattedMessage id="kline.tab.book" defaultMessage="Order book" /> },
          {
            id: 'about',
            label: <FormattedMessage id="kline.tab.about" defaultMessage="About {base}" values={{ base }} />,
          },
        ]}
      />
      <div id={panelId} role="tabpanel">
        <Stack gutter gap="3" padBlock="3">
          {quote ? <Panel {...props} tab={tab} quote={quote} /> : <Skeleton shape="block" />}
        </Stack>
      </div>
    </>
  );
}
