import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { StockQuote } from '../../api/stocks.ts';
import type { SessionNow } from '../../../contracts/rules/stockSessions.ts';
import { asOfMs, isQuoteStale } from '../../components/stocks/quoteAge.ts';
import { isSourceUnknown, sourceText } from '../../components/stocks/SourceName.tsx';
import { StockChips } from '../../components/stocks/StockChips.tsx';
import { useStockTimes } from '../../components/stocks/useStockTimes.ts';
import { Callout } from '../../ui/messages/Callout.tsx';
import { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface StocksHeadProps {
  /** The newest quote, whose source, delay and age hold for the list. */
  quote: StockQuote;
  now: SessionNow;
  nowMs: number;
}

/** Age of quotes that are late. */
function Age({ quote, nowMs }: Pick<StocksHeadProps, 'quote' | 'nowMs'>) {
  const quotedMs = asOfMs(quote);
  if (quotedMs === undefined || !isQuoteStale(quote, nowMs)) return null;
  return <StaleBadge seconds={Math.round((nowMs - quotedMs) / 1000)} level="stale" />;
}

/** Who states the prices, also while the exchange is closed. */
const sourceOf = (intl: IntlShape, quote: StocksHeadProps['quote']): string[] =>
  isSourceUnknown(quote) ? [] : [sourceText(intl, quote)];

/** While the exchange is closed: the next opening in both time zones. */
function ClosedBox({ quote, now, nowMs }: StocksHeadProps) {
  const intl = useIntl();
  const { own, exchange } = useStockTimes();
  return (
    <Stack gutter padBlock="4">
      <Callout
        tone="neutral"
        lead={<Icon name="clock" />}
        title={
          now.session === 'holiday' ? (
            <FormattedMessage id="home.stocks.holiday" defaultMessage="Market closed for a holiday" />
          ) : (
            <FormattedMessage id="home.stocks.closed" defaultMessage="Market closed" />
          )
        }
        text={
          <>
            <p>
              <FormattedMessage
                id="home.stocks.opens"
                defaultMessage="Opens {time} your time ({newYork} ET)"
                values={{ time: own.moment(now.opensMs), newYork: exchange.clock(now.opensMs) }}
              />
            </p>
            {sourceOf(intl, quote).map((source) => (
              <p key={source}>{source}</p>
            ))}
          </>
        }
        actions={
          <>
            <StockChips of={quote} />
            <Age quote={quote} nowMs={nowMs} />
          </>
        }
      />
    </Stack>
  );
}

/** When the session changes next, in the user's zone. */
function useSessionEnd({ session, untilMs, opensMs }: SessionNow): string {
  const intl = useIntl();
  const { own } = useStockTimes();
  if (session === 'open')
    return intl.formatMessage(
      { id: 'home.stocks.closesAt', defaultMessage: 'closes {time} your time' },
      { time: own.clock(untilMs) },
    );
  return intl.formatMessage(
    { id: 'home.stocks.opensAt', defaultMessage: 'opens {time} your time' },
    { time: session === 'pre' ? own.clock(opensMs) : own.moment(opensMs) },
  );
}

function TradingLines({ quote, now, nowMs }: StocksHeadProps) {
  const intl = useIntl();
  const { inNewYorkShort } = useStockTimes();
  const quotedMs = asOfMs(quote);
  const quotesOnly = intl.formatMessage({ id: 'home.stocks.quotesOnly', defaultMessage: 'quotes only' });
  return (
    <Stack gap="2" gutter padBlock="4">
      <Stack direction="row" align="center" justify="between" gap="3" wrap>
        <Stack direction="row" align="center" gap="3" wrap>
          <StockChips session={now.session} of={quote} />
          <Age quote={quote} nowMs={nowMs} />
        </Stack>
        {quotedMs === undefined ? null : (
          <Text variant="caption" tone="muted" num>
            <FormattedMessage
              id="home.stocks.asOf"
              defaultMessage="as of {time}"
              values={{ time: inNewYorkShort(quotedMs, nowMs) }}
            />
          </Text>
        )}
      </Stack>
      <Text as="p" variant="caption" tone="muted" num>
        {[...sourceOf(intl, quote), useSessionEnd(now), quotesOnly].join(' · ')}
      </Text>
    </Stack>
  );
}

/** Session of the exchange, and source, delay and age of the prices below. */
export function StocksHead(props: StocksHeadProps) {
  const isClosed = props.now.session === 'closed' || props.now.session === 'holiday';
  return isClosed ? <ClosedBox {...props} /> : <TradingLines {...props} />;
}
