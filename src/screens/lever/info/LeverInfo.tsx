import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isNoSuchCall } from '../../../api/calling/ApiError.ts';
import { leverInsurance, leverInsurancePages } from '../../../api/lever.ts';
import { usePages } from '../../../components/lists/usePages.ts';
import { useSource } from '../../../components/live/source.ts';
import { useFirstFreshness } from '../../../components/live/useFirstFreshness.ts';
import { noHistory } from '../../../components/market/noHistory.ts';
import { useCan } from '../../../components/shell/useCan.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { remoteOf } from '../../../ui/loading/remoteData.ts';
import { newestRows } from './Insurance.tsx';
import { LeverInfoView } from './LeverInfoView.tsx';
import { useContract } from '../useContract.ts';

/** Contract details: the contract in the address; by default the first one. */
export function LeverInfo() {
  const [query, setQuery] = useSearchParams();
  const { feed, pathOf, back, offlineBar, isOffline } = useShell();
  const { practiseContracts } = useCan();
  const contract = useContract(query.get('symbol'));
  const { symbol } = contract;
  const named: Record<string, string> = symbol === '' ? {} : { symbol };
  const series = symbol === '' ? undefined : feed.candles(symbol, '60min');
  const insurance = useQuery(leverInsurance({ limit: String(newestRows) }));
  const [isWhole, setWhole] = useState(false);
  const pages = usePages(leverInsurancePages(), { enabled: isWhole });
  return (
    <LeverInfoView
      {...contract}
      // Back navigation and reload keep the contract.
      onPickPair={(next) => setQuery({ symbol: next }, { replace: true })}
      live={feed.quote(symbol)}
      mark={feed.mark(symbol)}
      freshness={useFirstFreshness(feed.status)}
      isOffline={isOffline}
      history={useSource(series?.history ?? noHistory)}
      onRetryHistory={() => series?.retry()}
      insurance={isNoSuchCall(insurance.error) ? undefined : remoteOf(insurance)}
      insuranceRows={isWhole ? pages.list : undefined}
      onAllInsurance={() => setWhole(true)}
      onMoreInsurance={pages.onMore}
      onBack={back}
      links={{
        chart: pathOf('Kline', named),
        trade: pathOf('LeverTrade', named),
        practise: practiseContracts ? pathOf('LeverSimulator', named) : undefined,
      }}
      offlineBar={offlineBar}
    />
  );
}
