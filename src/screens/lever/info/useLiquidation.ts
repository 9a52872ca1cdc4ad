import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoSuchCall } from '../../../api/calling/ApiError.ts';
import { leverFills, type LeverTrade } from '../../../api/lever.ts';
import type { ContractTerms } from '../../../components/lever/leverContract.ts';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import { joinRemotes, mapRemote, ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';
import type { LiquidationPart } from './liquidationProof.ts';

/** Liquidation whose ticks the user views. */
export interface Liquidation {
  asked: LeverTrade | undefined;
  parts: Remote<readonly LiquidationPart[]>;
  onAsk: (trade: LeverTrade) => void;
  onClose: () => void;
}

/** Cross positions of an account are liquidated in the same instant. */
const isWith =
  (asked: LeverTrade) =>
  ({ id, ended_by: by, margin_mode: mode, liquidation_time: at }: LeverTrade): boolean =>
    id !== asked.id &&
    by === 'liquidation' &&
    [mode, asked.margin_mode].every((each) => each === 'cross') &&
    at === asked.liquidation_time;

/** Reads the deciding data of a liquidation and of the positions liquidated with it. */
export function useLiquidation(
  past: Remote<PagedRows<LeverTrade>>,
  termsOf: (symbol: string) => ContractTerms | undefined,
): Liquidation {
  const [asked, ask] = useState<LeverTrade>();
  const listed = past.state === 'ready' ? past.data.rows : [];
  const together = asked ? [asked, ...listed.filter(isWith(asked))] : [];
  const answers = useQueries({
    // A liquidated position does not change any more.
    queries: together.map(({ id }) => ({ ...leverFills({ id: String(id), limit: '1' }), retry: false })),
  });
  const parts = together.map((trade, at): Remote<readonly LiquidationPart[]> => {
    const answer = answers[at]!;
    if (isNoSuchCall(answer.error)) return ready([]);
    const terms = termsOf(trade.symbol);
    return mapRemote(remoteOf(answer), (fills) =>
      fills.filter(() => terms !== undefined).map((fill) => ({ trade, fill, terms: terms! })),
    );
  });
  return {
    asked,
    parts: parts.reduce((all, part) => joinRemotes(all, part, (a, b) => [...a, ...b]), ready([])),
    onAsk: ask,
    onClose: () => ask(undefined),
  };
}
