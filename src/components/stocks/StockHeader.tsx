import { FormattedMessage } from 'react-intl';
import type { StockSession } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../api/stocks.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Delta } from '../market/Delta.tsx';
import { HeaderFact, movedText } from '../market/PairHeader.tsx';
import { Price } from '../market/Price.tsx';
import * as styles from '../market/PairHeader.css.ts';
import { asOfMs, isQuoteStale } from './quoteAge.ts';
import { StockChips } from './StockChips.tsx';
import { useStockTimes } from './useStockTimes.ts';

/** Currency of all prices. */
const currency = 'USD';

interface StockHeaderProps {
  quote: StockQuote;
  tick: string;
  session: StockSession;
  /** Server time. */
  nowMs: number;
}

/** Change since the previous close, or the age of a price that should be newer. */
function Change({ quote, tick, nowMs }: StockHeaderProps) {
  const formats = useFormats();
  const { now_price, change, previous_close } = quote;
  const toldMs = asOfMs(quote);
  if (toldMs !== undefined && isQuoteStale(quote, nowMs))
    return <StaleBadge seconds={Math.round((nowMs - toldMs) / 1000)} level="stale" />;
  return (
    <>
      {change === undefined ? noValue : <Delta change={change} />}
      {previous_close === undefined ? null : (
        <span className={styles.moved}>{movedText(formats, now_price, previous_close, tick)}</span>
      )}
    </>
  );
}

/** Last price of a stock with the figures of its session, its source, delay and time. */
export function StockHeader(props: StockHeaderProps) {
  const { quote, tick, session, nowMs } = props;
  const formats = useFormats();
  const times = useStockTimes();
  const { now_price, high, low, volume } = quote;
  const tone = isQuoteStale(quote, nowMs) ? 'stale' : 'primary';
  const toldMs = asOfMs(quote);
  const price = (value: string | undefined): string =>
    value === undefined ? noValue : formats.price(value, tick);
  return (
    <>
      <div className={styles.header}>
        <div className={styles.now}>
          <Stack direction="row" gap="3" align="baseline" wrap>
            <Price value={now_price} tick={tick} size="headline" tone={tone} />
            <Text variant="label" tone="secondary">
              {currency}
            </Text>
          </Stack>
          <span className={`${styles.line} ${styles.change}`}>
            <Change {...props} />
          </span>
        </div>
        <dl className={styles.day}>
          <HeaderFact name={<FormattedMessage id="chart.readout.high" defaultMessage="High" />}>
            {price(high)}
          </HeaderFact>
          <HeaderFact name={<FormattedMessage id="chart.readout.low" defaultMessage="Low" />}>
            {price(low)}
          </HeaderFact>
          <HeaderFact name={<FormattedMessage id="kline.stock.volume" defaultMessage="Volume" />}>
            {volume === undefined ? noValue : formats.compact(volume)}
          </HeaderFact>
        </dl>
      </div>
      <Stack direction="row" gap="3" align="center" wrap gutter padBlock="2">
        <StockChips session={session} of={quote} />
        {toldMs === undefined ? null : (
          <Text variant="caption" tone="secondary" num>
            <FormattedMessage
              id="home.stocks.asOf"
              defaultMessage="as of {time}"
              values={{ time: times.inNewYork(toldMs) }}
            />
          </Text>
        )}
      </Stack>
    </>
  );
}
