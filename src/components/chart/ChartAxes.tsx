import type { CandlePeriod } from '../../../contracts/candles.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { measured } from '../../ui/loading/measured.ts';
import { middleOf, type ChartLayout } from './drawing/chartLayout.ts';
import type { TimeMark } from './drawing/timeMarks.ts';
import * as styles from './PriceChart.css.ts';

/** Grid lines at round prices and times, and dashes where no trades exist. */
export function ChartGrid({ layout }: { layout: ChartLayout }) {
  const { width, height, slot, prices, times, gaps } = layout;
  const across = prices.map(({ down }) => `M0 ${(down * height).toFixed(1)}H${width}`);
  const along = times.map(({ index }) => `M${middleOf(layout, index).toFixed(1)} 0V${height}`);
  const dashed = gaps.map((index) => `M${(middleOf(layout, index) - slot / 2).toFixed(1)} 0V${height}`);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <path className={styles.grid} d={across.join('')} />
      <g className={styles.moving}>
        <path className={styles.grid} d={along.join('')} />
        <path className={styles.gap} d={dashed.join('')} data-gaps={gaps.length} />
      </g>
    </svg>
  );
}

interface PriceLabelsProps {
  layout: ChartLayout | undefined;
  /** The last price, which the column must have room for. */
  last: string | undefined;
  tick: string;
}

/** Texts of the price column, and the widest of them. */
export function usePriceTexts({ layout, last, tick }: PriceLabelsProps) {
  const formats = useFormats();
  const texts = (layout?.prices ?? []).map(({ price, down }) => ({ down, text: formats.price(price, tick) }));
  const widest = [
    ...texts.map(({ text }) => text),
    last === undefined ? '' : formats.price(last, tick),
  ].reduce((one, other) => (other.length > one.length ? other : one), '');
  return { texts, widest };
}

export function PriceLabels(props: PriceLabelsProps) {
  const { texts, widest } = usePriceTexts(props);
  const height = props.layout?.height ?? 0;
  return (
    <>
      <span className={styles.widest}>{widest}</span>
      {texts.map(({ text, down }) => (
        <span
          key={text}
          data-down={down.toFixed(4)}
          className={styles.price}
          {...measured({ [styles.down]: (down * height).toFixed(1) })}
        >
          {text}
        </span>
      ))}
    </>
  );
}

/** Half a letter of a label, in the size of its text; a little more than the widest digits need. */
const halfLetter = 0.31;

export function TimeLabels({ layout, period }: { layout: ChartLayout; period: CandlePeriod }) {
  const isLong = period === '1day' || period === '1week' || period === '1mon';
  const dates = useDates(isLong ? 'UTC' : undefined);
  const textOf = ({ time, reads }: TimeMark): string => {
    if (reads === 'time') return dates.shortClock(time);
    return reads === 'month' ? dates.month(time) : dates.shortDay(time);
  };
  // A label cut off at an edge is hidden; a drag may bring it into view.
  const isCut = (x: number, half: number): boolean =>
    (x > -half && x < half) || (x > layout.width - half && x < layout.width + half);
  return layout.times.map((mark) => {
    const x = middleOf(layout, mark.index);
    const text = textOf(mark);
    if (isCut(x, halfLetter * text.length * layout.textSize)) return null;
    return (
      <span key={mark.time} className={styles.time} {...measured({ [styles.across]: x.toFixed(1) })}>
        {text}
      </span>
    );
  });
}
