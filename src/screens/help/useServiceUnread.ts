import { useQuery } from '@tanstack/react-query';
import { chatUnread } from '../../api/chat.ts';
import { customerServiceUrl } from '../../api/help.ts';
import { usePollMs } from '../../components/live/usePollMs.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** Count of the user's unseen messages from the desk; 0 where the chat is not in the app. */
export function useServiceUnread(): number {
  const { user, feed } = useShell();
  const { data: link } = useQuery(customerServiceUrl());
  const enabled = user !== undefined && link?.isInApp === true;
  const { data } = useQuery({ ...chatUnread(), enabled, refetchInterval: usePollMs(feed.status) });
  return data?.service ?? 0;
}
