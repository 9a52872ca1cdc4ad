import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoSuchCall } from '../../../api/calling/ApiError.ts';
import { leverFills, type LeverFill, type LeverTrade } from '../../../api/lever.ts';
import { ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';

/** Partial closes that the user views. */
export interface Parts {
  asked: LeverTrade | undefined;
  fills: Remote<readonly LeverFill[]>;
  onAsk: (trade: LeverTrade) => void;
  onClose: () => void;
}

/** Maximum page size of fills; the totals of a position come from its row. */
const mostFills = '100';

export function useParts(): Parts {
  const [asked, ask] = useState<LeverTrade>();
  const answer = useQuery({
    ...leverFills({ id: String(asked?.id ?? 0), limit: mostFills }),
    enabled: asked !== undefined,
    retry: false,
  });
  return {
    asked,
    fills: isNoSuchCall(answer.error) ? ready([]) : remoteOf(answer),
    onAsk: ask,
    onClose: () => ask(undefined),
  };
}
