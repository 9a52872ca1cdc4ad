import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readChat } from '../../../api/chat.ts';

/**
 * Marks a conversation as seen while its page is visible.
 * @param unseenId newest message, if any is unseen
 */
export function useSeen(order: string | undefined, unseenId: number | undefined): void {
  const { mutate } = useMutation({ ...readChat(), meta: { isQuiet: true, handlesErrors: true } });
  const mark = useEffectEvent(() => {
    if (unseenId === undefined || document.visibilityState !== 'visible') return;
    mutate({ until_id: String(unseenId), ...(order !== undefined && { order }) });
  });
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unseenId, order]);
}
