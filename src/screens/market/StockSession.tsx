import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { lastExchangeDay, type SessionNow } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../api/stocks.ts';
import { useLeftText } from '../../components/live/useLeftText.ts';
import { asOfMs } from '../../components/stocks/quoteAge.ts';
import { SessionName } from '../../components/stocks/SessionChip.tsx';
import { SessionRail } from '../../components/stocks/SessionRail.tsx';
import { isSourceUnknown, SourceName } from '../../components/stocks/SourceName.tsx';
import { useStockTimes } from '../../components/stocks/useStockTimes.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

interface StockSessionProps {
  quote: StockQuote;
  tick: string;
  session: SessionNow;
  /** Server time. */
  nowMs: number;
}

/** The session in words, with the reason why the exchange is closed. */
function Now({ session: { session, today, isWeekend } }: Pick<StockSessionProps, 'session'>): ReactNode {
  if (isWeekend) return <FormattedMessage id="kline.stock.closedWeekend" defaultMessage="Closed, weekend" />;
  if (session === 'holiday')
    return <FormattedMessage id="kline.stock.closedHoliday" defaultMessage="Closed, holiday" />;
  const name = <SessionName session={session} />;
  if (!today?.isHalf) return name;
  return (
    <FormattedMessage
      id="kline.stock.halfDay"
      defaultMessage="{session}, half day"
      values={{ session: name }}
    />
  );
}

function Source({ quote }: Pick<StockSessionProps, 'quote'>): ReactNode {
  const durationText = useLeftText();
  if (isSourceUnknown(quote))
    return <FormattedMessage id="stocks.source.none" defaultMessage="Source and delay not stated" />;
  const source = <SourceName {...quote} />;
  if (!quote.delay_s) return source;
  return (
    <FormattedMessage
      id="kline.stock.late"
      defaultMessage="{source}, {time} late"
      values={{ source, time: durationText(quote.delay_s) }}
    />
  );
}

/** When the exchange opened and closes, or opens next; in the user's own time. */
function useHours({ session: { session, today, opensMs } }: StockSessionProps): KeyValueRow[] {
  const { inOwnZone } = useStockTimes();
  if (session !== 'open' || !today)
    return [
      {
        label: <FormattedMessage id="kline.stock.opens" defaultMessage="Opens" />,
        value: inOwnZone(opensMs),
      },
    ];
  return [
    {
      label: <FormattedMessage id="kline.stock.opened" defaultMessage="Opened" />,
      value: inOwnZone(today.opensMs),
    },
    {
      label: <FormattedMessage id="kline.stock.closes" defaultMessage="Closes" />,
      value: inOwnZone(today.closesMs),
    },
  ];
}

/** Prices outside the regular session are those of the last one. */
function RegularHours({ nowMs }: Pick<StockSessionProps, 'nowMs'>) {
  const { clock } = useStockTimes().exchange;
  const day = lastExchangeDay(nowMs);
  return (
    <FormattedMessage
      id="kline.stock.regular"
      defaultMessage="Prices are of the regular session, {from} to {to} New York time."
      values={{ from: clock(day.opensMs), to: clock(day.closesMs) }}
    />
  );
}

/** The session of the exchange, the previous close and the source of the prices. */
export function StockSession(props: StockSessionProps) {
  const { quote, tick, session, nowMs } = props;
  const formats = useFormats();
  const hours = useHours(props);
  const { today } = session;
  const isOpen = session.session === 'open';
  const isOutside = session.session === 'pre' || session.session === 'after';
  return (
    <Section
      title={<FormattedMessage id="kline.stock.session" defaultMessage="Session" />}
      aside={
        isOpen ? <FormattedMessage id="kline.stock.newYork" defaultMessage="New York time" /> : undefined
      }
      note={isOutside ? <RegularHours nowMs={nowMs} /> : undefined}
    >
      <Stack gutter>
        {isOpen && today ? <SessionRail day={today} nowMs={nowMs} quotedMs={asOfMs(quote)} /> : null}
        <KeyValue
          rows={[
            {
              label: <FormattedMessage id="ui.figureChange.after" defaultMessage="Now" />,
              value: <Now session={session} />,
            },
            ...hours,
            {
              label: <FormattedMessage id="kline.stock.previousClose" defaultMessage="Previous close" />,
              value:
                quote.previous_close === undefined
                  ? noValue
                  : `${formats.price(quote.previous_close, tick)}\u00a0USD`,
            },
            {
              label: <FormattedMessage id="assets.fiat.source" defaultMessage="Source" />,
              value: <Source quote={quote} />,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
