import { BigNumber } from 'bignumber.js';
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { breakEvenPercent, type OptionDirection } from '../../../contracts/rules/option.ts';
import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import type { OptionDuration } from '../../api/option.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Chip } from '../../ui/choices/Chip.tsx';
import { ChipGrid } from '../../ui/choices/ChipGrid.tsx';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { ShareBar } from '../../ui/fields/ShareBar.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { pastPeriods, type PastPeriods as Past } from './periodResults.ts';
import * as outcomes from './OutcomePanel.css.ts';
import * as styles from './PastPeriods.css.ts';

interface PastPeriodsProps {
  /** Candles of one minute, oldest first. */
  history: CandleHistory;
  onRetryHistory: () => void;
  durations: readonly OptionDuration[];
}

/** Default error when no reason is known. */
const noCandles = new Error('No candles');

function Shares({ past, band }: { past: Past; band: string }) {
  const formats = useFormats();
  const size = formats.exact(band);
  const names: Record<OptionDirection, ReactNode> = {
    up: <FormattedMessage id="option.info.over" defaultMessage="Over +{size}" values={{ size }} />,
    neutral: <FormattedMessage id="option.within.size" defaultMessage="Within ±{size}" values={{ size }} />,
    down: <FormattedMessage id="option.info.under" defaultMessage="Under −{size}" values={{ size }} />,
  };
  const intl = useIntl();
  const { shares } = past;
  const label = intl.formatMessage(
    { id: 'option.info.shares', defaultMessage: 'Up {up}, neutral {neutral}, down {down}' },
    {
      up: formats.share(shares.up),
      neutral: formats.share(shares.neutral),
      down: formats.share(shares.down),
    },
  );
  return (
    <>
      <ShareBar
        label={label}
        parts={[
          { colour: 'up', share: shares.up },
          { colour: 'rest', share: shares.neutral },
          { colour: 'down', share: shares.down },
        ]}
      />
      <dl className={styles.shares}>
        {(['up', 'neutral', 'down'] as const).map((side) => (
          <div key={side} className={outcomes.outcome}>
            <dt>{names[side]}</dt>
            <dd className={styles.share}>{formats.share(shares[side])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Note shown when neither side occurred as often as an order needs to break even. */
function Reached({ past, duration }: { past: Past; duration: OptionDuration }) {
  const formats = useFormats();
  const { profit_ratio: ratio, fee_rate: fee } = duration;
  if (fee === undefined) return null;
  const needed = breakEvenPercent(ratio, fee);
  const most = BigNumber.max(past.shares.up, past.shares.down);
  return most.gte(needed) ? null : (
    <>
      <FormattedMessage
        id="option.info.notReached"
        defaultMessage="Neither side reached {percent}."
        values={{ percent: formats.share(needed) }}
      />{' '}
    </>
  );
}

function Counted({ history, duration }: { history: CandleHistory; duration: OptionDuration }) {
  const { seconds, neutral_band: band } = duration;
  const past = useMemo(
    () => (band === undefined ? undefined : pastPeriods(history.candles, { seconds, band })),
    [history.candles, seconds, band],
  );
  return (
    <>
      {past && band !== undefined ? <Shares past={past} band={band} /> : null}
      <Text as="p" variant="caption" tone="secondary">
        {past ? (
          <>
            <Reached past={past} duration={duration} />
            <FormattedMessage
              id="option.info.counted"
              defaultMessage="{count, plural, one {# period} other {# periods}}, from minute to minute by closing prices. Past periods say nothing about the next one."
              values={{ count: past.count }}
            />
          </>
        ) : (
          <FormattedMessage
            id="option.info.unknown"
            defaultMessage="Not enough price data for periods of this length."
          />
        )}
      </Text>
    </>
  );
}

/** Results of past periods, by the selected duration. */
export function PastPeriods({ history, onRetryHistory, durations }: PastPeriodsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const [chosen, setChosen] = useState<number>();
  const duration = durations.find(({ seconds }) => seconds === chosen) ?? durations[0];
  if (duration === undefined) return null;
  const { candles, state, error, failedAt } = history;
  const title = intl.formatMessage({
    id: 'option.info.past',
    defaultMessage: 'How the last periods ended',
  });
  if (state === 'failed' && candles.length === 0)
    return (
      <FailedNotice of={{ error: error ?? noCandles, at: failedAt ?? 0, retry: onRetryHistory }}>
        <FormattedMessage
          id="kline.chart.failed"
          defaultMessage="The candles could not be loaded. Prices and orders are not affected."
        />
      </FailedNotice>
    );
  return (
    <Section title={title}>
      <Stack gutter padBlock="3" gap="4">
        <ChipGrid columns="four" label={title}>
          {durations.map(({ seconds }) => (
            <Chip key={seconds} pressed={duration.seconds === seconds} onClick={() => setChosen(seconds)}>
              <FormattedMessage
                id="option.seconds"
                defaultMessage="{seconds} s"
                values={{ seconds: formats.quantity(String(seconds), '1') }}
              />
            </Chip>
          ))}
        </ChipGrid>
        {state === 'loading' && candles.length === 0 ? (
          <Skeleton shape="block" />
        ) : (
          <Counted history={history} duration={duration} />
        )}
      </Stack>
    </Section>
  );
}
