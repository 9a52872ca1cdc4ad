import { FormattedMessage, useIntl } from 'react-intl';
import type { ExchangeDay } from '../../../contracts/rules/stockSessions.ts';
import { RangeLine, type RangePoint } from '../../ui/facts/RangeLine.tsx';
import { sideBeside } from '../../ui/facts/rangeLabels.ts';
import { useStockTimes } from './useStockTimes.ts';

interface SessionRailProps {
  day: ExchangeDay;
  /** Server time, within the session. */
  nowMs: number;
  /** Up to when the source has told all prices; undefined where it is not stated. */
  quotedMs: number | undefined;
}

const halfHourMs = 1_800_000;

/** The session of the exchange: what is quoted, and what the source has still to tell. */
export function SessionRail({ day, nowMs, quotedMs }: SessionRailProps) {
  const intl = useIntl();
  const { clock } = useStockTimes().exchange;
  const { opensMs, closesMs } = day;
  const place = (timeMs: number): number => (timeMs - opensMs) / (closesMs - opensMs);
  const isQuoted = quotedMs !== undefined && quotedMs > opensMs;
  const [now, quoted] = [place(nowMs), isQuoted ? place(Math.min(quotedMs, nowMs)) : 0];
  const points: RangePoint[] = [
    { at: 0, tone: 'muted', side: 'start', label: clock(opensMs) },
    { at: 1, tone: 'muted', side: 'end', label: clock(closesMs) },
    {
      at: now,
      tone: 'plain',
      side: isQuoted ? sideBeside(now, quoted) : 'middle',
      label: (
        <FormattedMessage
          id="kline.stock.nowAt"
          defaultMessage="Now {time}"
          values={{ time: clock(nowMs) }}
        />
      ),
    },
  ];
  if (isQuoted)
    points.push({
      at: quoted,
      tone: 'accent',
      side: quoted < now ? sideBeside(quoted, now) : 'end',
      label: (
        <FormattedMessage
          id="kline.stock.quotedUntil"
          defaultMessage="Quoted until {time}"
          values={{ time: clock(quotedMs) }}
        />
      ),
    });
  const words = { from: clock(opensMs), to: clock(closesMs), now: clock(nowMs) };
  const halfHours = Math.round((closesMs - opensMs) / halfHourMs);
  return (
    <RangeLine
      summary={
        isQuoted
          ? intl.formatMessage(
              {
                id: 'kline.stock.rail',
                defaultMessage:
                  'Session from {from} to {to}, now {now}, quoted until {until}, in New York time',
              },
              { ...words, until: clock(quotedMs) },
            )
          : intl.formatMessage(
              {
                id: 'kline.stock.railUnquoted',
                defaultMessage: 'Session from {from} to {to}, now {now}, in New York time',
              },
              words,
            )
      }
      points={points}
      spans={
        quotedMs === undefined
          ? []
          : [
              { from: 0, to: quoted, tone: 'accent' },
              { from: quoted, to: now, tone: 'warning' },
            ]
      }
      marks={Array.from({ length: halfHours - 1 }, (_, at) => (at + 1) / halfHours)}
    />
  );
}
