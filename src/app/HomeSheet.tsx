import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { markOfLocale } from '../../contracts/locales.ts';
import { announcement, type Announcement } from '../api/help.ts';
import { useShell } from '../components/shell/useShell.ts';
import { createStored } from '../stored/createStored.ts';
import { isText, json } from '../stored/shapes.ts';
import { later, useOpened } from '../ui/loading/later.ts';
import { screenAt } from './paths.ts';

const sheet = later(async () => (await import('../screens/home/AnnouncementSheet.tsx')).AnnouncementSheet);
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
/** What this device has shown, the last ones: each opens once. */
const shownBefore = createStored('announcementsShown', json(isTexts));
const keptMost = 20;
const nothing = (): void => undefined;

/** A later version is told again. */
const keyOf = ({ id, version }: Announcement): string => `${id}.${version ?? ''}`;

function noteShown(key: string): void {
  const before = (shownBefore.get() ?? []).filter((each) => each !== key);
  shownBefore.set([...before, key].slice(-keptMost));
}

/** What was announced since the last visit. */
function CurrentAnnouncement() {
  const { locale, pathOf } = useShell();
  const { data } = useQuery(announcement({ lang: markOfLocale(locale) }));
  // As of when Home was opened: what is shown now is noted at once, and stays until it is closed.
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

/** Opens over Home alone, and not over a search there. */
export function HomeSheet() {
  const { pathname, search } = useLocation();
  const isHome = screenAt(pathname) === 'Home' && !new URLSearchParams(search).has('search');
  return isHome ? <CurrentAnnouncement /> : null;
}
