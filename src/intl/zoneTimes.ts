import { noValue } from './format.ts';
import { isMoment } from './dates.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Moments in one time zone. */
export interface ZoneTimes {
  /** 09:30 */
  clock: (timeMs: number) => string;
  /** 11:33:00 */
  exactClock: (timeMs: number) => string;
  /** Mon 23 Nov, 15:30 */
  moment: (timeMs: number) => string;
  /** Fri 20 Nov, 16:00:00 */
  exactMoment: (timeMs: number) => string;
}

/**
 * Formats with the weekday, for opening hours; apart from dates.ts, which Home's first load contains.
 * @param locale an Intl tag, as `useIntl().locale`
 * @param timeZone default: the device's zone
 */
export function zoneTimes(locale: string, timeZone: string | undefined): ZoneTimes {
  // Day before month in English, as in dates.ts.
  const tag = locale === 'en' ? 'en-GB' : locale;
  const style = (options: Intl.DateTimeFormatOptions): ((timeMs: number) => string) => {
    const format = new Intl.DateTimeFormat(tag, { numberingSystem: 'latn', timeZone, ...options });
    return (timeMs) => (isMoment(timeMs) ? format.format(timeMs) : noValue);
  };
  const seconds = { second: '2-digit' } as const;
  return {
    clock: style(clock),
    exactClock: style({ ...clock, ...seconds }),
    moment: style({ ...day, ...clock }),
    exactMoment: style({ ...day, ...clock, ...seconds }),
  };
}
