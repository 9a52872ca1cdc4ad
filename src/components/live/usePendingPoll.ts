import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCan } from '../shell/useCan.ts';

const everyMs = 15_000;

/**
 * Polls data for which a back end sends no change events, while something is pending and the page is visible.
 * @param domains domains of the data that may change, e.g. spot and wallet
 */
export function usePendingPoll(isPending: boolean, domains: readonly string[]): void {
  const { tellChanges } = useCan();
  const queryClient = useQueryClient();
  const isPolled = !tellChanges && isPending;
  const read = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    for (const domain of domains) void queryClient.invalidateQueries({ queryKey: [domain] });
  });
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [isPolled]);
}
