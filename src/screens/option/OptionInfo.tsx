import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { optionDurations } from '../../api/option.ts';
import { useSource } from '../../components/live/source.ts';
import { useFirstFreshness } from '../../components/live/useFirstFreshness.ts';
import { noHistory } from '../../components/market/noHistory.ts';
import { useCan } from '../../components/shell/useCan.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { OptionInfoView } from './OptionInfoView.tsx';
import { useOptionPair } from './useOptionPair.ts';

/** Explains options on the pair in the URL, or on the first pair. */
export function OptionInfo() {
  const [query, setQuery] = useSearchParams();
  const { feed, site, pathOf, back, serverNow, isOffline, offlineBar } = useShell();
  const { practiseOptions } = useCan();
  const choice = useOptionPair(query.get('symbol'));
  const { symbol, named } = choice;
  const durations = useQuery({
    ...optionDurations({ match_id: String(named?.id ?? 0) }),
    enabled: named !== undefined,
  });
  const own: Record<string, string> = symbol === '' ? {} : { symbol };
  const series = symbol === '' ? undefined : feed.candles(symbol, '1min');
  return (
    <OptionInfoView
      {...choice}
      // Back navigation and reload keep the pair.
      onPickPair={(next) => setQuery({ symbol: next }, { replace: true })}
      durations={remoteOf(durations)}
      live={feed.quote(symbol)}
      sourceName={site?.market_source_name}
      freshness={useFirstFreshness(feed.status)}
      history={useSource(series?.history ?? noHistory)}
      onRetryHistory={() => series?.retry()}
      serverNow={serverNow}
      isOffline={isOffline}
      onBack={back}
      links={{
        chart: pathOf('Kline', own),
        trade: pathOf('OptionTrade', own),
        practise: practiseOptions ? pathOf('OptionSimulator', own) : undefined,
      }}
      offlineBar={offlineBar}
    />
  );
}
