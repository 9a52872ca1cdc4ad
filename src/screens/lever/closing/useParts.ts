import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoSuchCall } from '../../../api/calling/ApiError.ts';
import { leverFills, type LeverFill, type LeverTrade } from '../../../api/lever.ts';
import { ready, remoteOf, type Remote } from '../../../ui/loading/remoteData.ts';

/** The closings of a position that the user looks at. */
export interface Parts {
  asked: LeverTrade | undefined;
  fills: Remote<readonly LeverFill[]>;
  onAsk: (trade: LeverTrade) => void;
  onClose: () => void;
}

/** What a page of fills has at most; the sums of a position are told by its row. */
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
