import ical from 'ical-generator';
import type { CalendarEvent } from './applicationCalendar.ts';

interface CalendarFile {
  events: readonly CalendarEvent[];
  /** Host of the site, which makes event ids unique. */
  host: string;
  /** Page that the events lead to. */
  url: string;
  /** Time of creation, ms since 1970 UTC. */
  nowMs: number;
}

/** iCalendar file (RFC 5545) with times in UTC. */
export function calendarFile({ events, host, url, nowMs }: CalendarFile): string {
  const calendar = ical({ prodId: { company: host, product: 'IEO' } });
  for (const { id, atMs, summary, description } of events)
    calendar.createEvent({
      id: `${id}@${host}`,
      start: new Date(atMs),
      stamp: new Date(nowMs),
      summary,
      description,
      url,
    });
  return calendar.toString();
}
