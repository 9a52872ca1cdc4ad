import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { stockDateOf, stockZone } from '../../../contracts/rules/stockSessions.ts';
import { zoneTimes, type ZoneTimes } from '../../intl/zoneTimes.ts';

export interface StockTimes {
  /** Without the name of the zone. */
  exchange: ZoneTimes;
  own: ZoneTimes;
  /** In New York with weekday and seconds: Fri 20 Nov, 16:00:00 ET. */
  inNewYork: (timeMs: number) => string;
  /** The same, without the day if it is today in New York: 11:33:00 ET. */
  inNewYorkShort: (timeMs: number, nowMs: number) => string;
  /** In the user's zone: Mon 23 Nov, 15:30 your time. */
  inOwnZone: (timeMs: number) => string;
}

/** Times of stock prices and sessions in the current language. */
export function useStockTimes(): StockTimes {
  const intl = useIntl();
  return useMemo(() => {
    const exchange = zoneTimes(intl.locale, stockZone);
    const own = zoneTimes(intl.locale, intl.timeZone);
    const named = (time: string): string =>
      intl.formatMessage({ id: 'stocks.time.newYork', defaultMessage: '{time} ET' }, { time });
    return {
      exchange,
      own,
      inNewYork: (timeMs) => named(exchange.exactMoment(timeMs)),
      inNewYorkShort: (timeMs, nowMs) => {
        const isToday = stockDateOf(timeMs) === stockDateOf(nowMs);
        return named((isToday ? exchange.exactClock : exchange.exactMoment)(timeMs));
      },
      inOwnZone: (timeMs) =>
        intl.formatMessage(
          { id: 'stocks.time.own', defaultMessage: '{time} your time' },
          { time: own.moment(timeMs) },
        ),
    };
  }, [intl]);
}
