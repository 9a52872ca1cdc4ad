import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  allottedApplication,
  appliedApplication,
  lockedApplication,
  paidApplication,
  unlockedApplication,
} from '../../../../contracts/examples/ieo.ts';
import thai from '../../../intl/th.json' with { type: 'json' };
import { formatsOf } from '../../../intl/format.ts';
import { amountsOf } from '../../../components/amounts/useAmounts.ts';
import type { IeoApplication } from '../../../api/ieo.ts';
import { applicationEvents, type CalendarEvent } from './applicationCalendar.ts';
import { calendarFile } from './applicationCalendarFile.ts';
import { applicationStageOf } from '../../../components/ieo/applicationStage.ts';

const english = createIntl({ locale: 'en', timeZone: 'Asia/Tokyo', onError: () => undefined });
const nowMs = Date.UTC(2026, 10, 20, 12);

const eventsOf = (application: IeoApplication, intl = english, atMs = nowMs): CalendarEvent[] =>
  applicationEvents(
    intl,
    amountsOf(formatsOf(intl.locale), {}),
    application,
    applicationStageOf(application, atMs),
    atMs,
  );

const fileOf = (events: readonly CalendarEvent[]): string =>
  calendarFile({ events, host: 'trade.example', url: 'https://trade.example/pages/x?id=7', nowMs });

/** Properties of each event, read as RFC 5545 defines content lines (section 3.1). */
function readEvents(file: string): Record<string, string>[] {
  const [head, ...events] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  expect(head).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toMatch(/END:VCALENDAR(\r\n)?$/);
  return events.map((event) =>
    Object.fromEntries(
      event
        .split('\r\n')
        .filter((line) => line.includes(':'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );
}

/** TEXT without its escapes (section 3.3.11). */
const unescaped = (text: string): string =>
  text.replaceAll(/\\([nN,;\\])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

describe('the calendar file of an application', () => {
  it.each([
    [
      'applied',
      appliedApplication,
      ['20261124T120000Z', '20261125T120000Z', '20261126T120000Z', '20261226T120000Z'],
    ],
    ['to be paid', allottedApplication, ['20261125T120000Z', '20261126T120000Z', '20261226T120000Z']],
    ['paid', paidApplication, ['20261126T120000Z', '20261226T120000Z']],
    ['locked', lockedApplication, ['20261204T120000Z']],
    ['unlocked', unlockedApplication, []],
  ])('has the coming dates of one that is %s, in UTC', (_, application, times) => {
    const events = readEvents(fileOf(eventsOf(application)));
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual(times);
  });

  it('has no date that has passed', () => {
    const events = eventsOf(paidApplication, english, Date.UTC(2026, 10, 26, 12));
    expect(readEvents(fileOf(events)).map(({ DTSTART }) => DTSTART)).toEqual(['20261226T120000Z']);
  });

  it('names the amount to pay, the application and its page', () => {
    const [event] = readEvents(fileOf(eventsOf(allottedApplication)));
    expect(unescaped(event!['SUMMARY']!)).toBe('IEO HALO: the window to pay 318.181815 USDT ends');
    expect(unescaped(event!['DESCRIPTION']!)).toBe('Halo Network, application IEO-2611-01-401');
    expect(event!['URL;VALUE=URI']).toBe('https://trade.example/pages/x?id=7');
    expect(event!['DTSTAMP']).toBe('20261120T120000Z');
  });

  it('gives an event the same id whenever it is made, and each another', () => {
    const idsOf = (atMs: number) =>
      readEvents(fileOf(eventsOf(allottedApplication, english, atMs))).map(({ UID }) => UID);
    expect(idsOf(nowMs + 1000)).toEqual(idsOf(nowMs));
    expect(new Set(idsOf(nowMs)).size).toBe(3);
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const name = 'A, B; C\\D\nE';
    const [event] = readEvents(fileOf(eventsOf({ ...allottedApplication, name })));
    expect(event!['DESCRIPTION']).toBe('A\\, B\\; C\\\\D\\nE\\, application IEO-2611-01-401');
    expect(unescaped(event!['DESCRIPTION']!)).toBe(`${name}, application IEO-2611-01-401`);
  });

  it('folds lines of more than 75 octets between characters', () => {
    const intl = createIntl({ locale: 'th', messages: thai, timeZone: 'Asia/Bangkok' });
    const name = 'การจองซื้อเหรียญใหม่'.repeat(6);
    const file = fileOf(eventsOf({ ...allottedApplication, name }, intl));
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/(?<!\r)\n/);
    const [event] = readEvents(file);
    expect(unescaped(event!['DESCRIPTION']!)).toContain(name);
  });
});
