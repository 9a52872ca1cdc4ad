import { useQuery } from '@tanstack/react-query';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { leverTerms, positions } from '../../api/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import type { OpenContracts } from './nearerLiquidation.ts';

/** Maximum number of rows per response. */
const most = 100;

/** Open positions of the contract account, requested only when a transfer takes money from it. */
export function useOpenContracts(isSource: boolean): Remote<OpenContracts> {
  const open = useQuery({ ...positions({ status: '1', limit: String(most) }), enabled: isSource });
  const terms = useQuery({ ...leverTerms(), enabled: isSource });
  // A back end without contracts has no open ones.
  if (isNoSuchCall(open.error)) return ready({ trades: [], isCut: false, totals: {}, terms: [] });
  // Without the terms, the distance to liquidation is unknown, and the caution states this.
  if (terms.isPending) return { state: 'loading' };
  return mapRemote(remoteOf(open), ({ trades, totals }) => ({
    trades,
    totals,
    isCut: trades.length >= most,
    terms: (terms.data ?? []).map(contractTerms),
  }));
}
