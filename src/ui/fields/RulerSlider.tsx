import { useRef } from 'react';
import { measured } from '../loading/measured.ts';
import * as styles from './RulerSlider.css.ts';

interface RulerSliderProps {
  label: string;
  /** An integer between min and max. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Labelled stops; a drag near a stop snaps to it. */
  majors: readonly number[];
  /** Formats a stop, for example "25%". */
  formatStop: (stop: number) => string;
  tone?: keyof typeof styles.tone;
  disabled?: boolean;
}

/** Number of minor ticks between two majors. */
const minorsBetween = 4;
/** Snap distance, as a share of the whole slider. */
const snapShare = 0.025;

function snapped(value: number, majors: readonly number[], range: number): number {
  return majors.find((major) => Math.abs(major - value) <= range * snapShare) ?? value;
}

/** A slider with ticks; the range input inside provides keys, steps and its name. */
export function RulerSlider(props: RulerSliderProps) {
  const { label, value, onChange, min = 0, max = 100, majors } = props;
  const { formatStop, tone = 'accent', disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const range = max - min;
  const shareOf = (stop: number): number => (stop - min) / range;
  const placeOf = (stop: number, at: number) => {
    if (stop === min) return 'first';
    if (stop === max) return 'last';
    return at % 2 === 1 && majors.length > 3 ? 'between' : 'middle';
  };
  const minors = majors.flatMap((major, at) => {
    const next = majors[at + 1];
    if (next === undefined) return [];
    const gap = (next - major) / (minorsBetween + 1);
    return Array.from({ length: minorsBetween }, (_, index) => major + gap * (index + 1));
  });
  const choose = (stop: number): void => {
    input.current?.focus();
    onChange(stop);
  };
  return (
    <div className={`${styles.ruler} ${styles.tone[tone]}`} {...measured({ [styles.share]: shareOf(value) })}>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.track} />
        {minors.map((stop) => (
          <span key={stop} className={styles.tick.minor} {...measured({ [styles.at]: shareOf(stop) })} />
        ))}
        {majors.map((stop) => (
          <span key={stop} className={styles.tick.major} {...measured({ [styles.at]: shareOf(stop) })} />
        ))}
        <span className={styles.fill} />
      </div>
      <input
        ref={input}
        type="range"
        className={styles.input}
        aria-label={label}
        aria-valuetext={formatStop(value)}
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={disabled}
        // Safari focuses only text fields on press.
        onPointerDown={() => input.current?.focus()}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          // Arrow keys move by one and must not snap to a stop.
          onChange(Math.abs(next - value) <= 1 ? next : snapped(next, majors, range));
        }}
      />
      <div className={styles.labels} aria-hidden="true">
        {majors.map((stop, at) => (
          <span
            key={stop}
            className={`${styles.label[stop === value ? 'current' : 'other']} ${styles.place[placeOf(stop, at)]}`}
            {...measured({ [styles.at]: shareOf(stop) })}
            // Tap targets of the stops; keyboard and assistive technology use the range input.
            onClick={disabled ? undefined : () => choose(stop)}
          >
            {formatStop(stop)}
          </span>
        ))}
      </div>
    </div>
  );
}
