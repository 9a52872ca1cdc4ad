import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { signOf } from '../amounts/signOf.ts';
import { changePercent } from './drawing/changePercent.ts';
import * as styles from './PriceChart.css.ts';

interface CandleReadoutProps {
  candle: Candle;
  period: CandlePeriod;
  tick: string;
  base: string;
  /** A candle that forms is not read out at each tick. */
  isForming: boolean;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.factName}>{name}</span>
      <span>{children}</span>
    </span>
  );
}

/** When a candle began, as exactly as its period needs; long periods begin by UTC. */
function CandleTime({ time, period }: { time: number; period: CandlePeriod }) {
  const isLong = period === '1day' || period === '1week' || period === '1mon';
  const dates = useDates(isLong ? 'UTC' : undefined);
  return isLong ? <span>{dates.day(time)}</span> : <span>{dates.row(time)}</span>;
}

/** Figures of a candle. */
export function CandleReadout({ candle, period, tick, base, isForming }: CandleReadoutProps) {
  const formats = useFormats();
  const change = changePercent(candle.open, candle.close);
  return (
    <p className={styles.readout} role="status" aria-live={isForming ? 'off' : 'polite'}>
      <CandleTime time={candle.time} period={period} />
      <Fact name={<FormattedMessage id="chart.readout.open" defaultMessage="Open" />}>
        {formats.price(candle.open, tick)}
      </Fact>
      <Fact name={<FormattedMessage id="chart.readout.high" defaultMessage="High" />}>
        {formats.price(candle.high, tick)}
      </Fact>
      <Fact name={<FormattedMessage id="chart.readout.low" defaultMessage="Low" />}>
        {formats.price(candle.low, tick)}
      </Fact>
      <Fact name={<FormattedMessage id="chart.readout.close" defaultMessage="Close" />}>
        {formats.price(candle.close, tick)}
      </Fact>
      <span className={styles.change[signOf(change)]}>{formats.change(change)}</span>
      <Fact
        name={<FormattedMessage id="chart.readout.volume" defaultMessage="Vol. {base}" values={{ base }} />}
      >
        {formats.compact(candle.volume)}
      </Fact>
    </p>
  );
}
