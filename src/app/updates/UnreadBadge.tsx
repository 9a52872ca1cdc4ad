import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '../../api/notices.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** Browsers with badges show them for installed apps alone. */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Number of unread notices on the icon of the installed app. */
export function UnreadBadge() {
  const { user } = useShell();
  const isShown = 'setAppBadge' in navigator && isInstalled();
  const { data } = useQuery({ ...notices({ limit: '1' }), enabled: isShown && user !== undefined });
  const unread = user === undefined ? 0 : data?.unread;
  useEffect(() => {
    // While the number is unknown, the last one stays. A system that refuses badges has none to correct.
    if (isShown && unread !== undefined) navigator.setAppBadge(unread).catch(() => undefined);
  }, [isShown, unread]);
  return null;
}
