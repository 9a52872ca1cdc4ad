import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { markOfLocale } from '../../../contracts/locales.ts';
import { announcement } from '../../api/help.ts';
import { keyOf, noteShown, shownBefore } from '../../components/help/announcementsShown.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { later, useOpened } from '../../ui/loading/later.ts';
import { screenAt } from '../paths.ts';

const sheet = later(async () => (await import('../../screens/home/AnnouncementSheet.tsx')).AnnouncementSheet);
const nothing = (): void => undefined;

/** Announcements since the last visit. */
function CurrentAnnouncement() {
  const { locale, pathOf } = useShell();
  const { data } = useQuery(announcement({ lang: markOfLocale(locale) }));
  // As of the opening of Home: a shown announcement is recorded immediately, but stays until it is closed.
  const [before] = useState(() => shownBefore.get() ?? []);
  const [closed, setClosed] = useState<string>();
  const key = data ? keyOf(data) : undefined;
  const isOpen = key !== undefined && key !== closed && !before.includes(key);
  const Sheet = useOpened(sheet, isOpen, nothing);
  if (!Sheet || !data) return null;
  return (
    <Sheet
      announcement={data}
      locale={locale}
      noticeHref={pathOf('Notice', { id: String(data.id) })}
      onShown={() => noteShown(keyOf(data))}
      onClose={() => setClosed(key)}
    />
  );
}

/** Opens over Home only, and not over a search there. */
export function HomeSheet() {
  const { pathname, search } = useLocation();
  const isHome = screenAt(pathname) === 'Home' && !new URLSearchParams(search).has('search');
  return isHome ? <CurrentAnnouncement /> : null;
}
