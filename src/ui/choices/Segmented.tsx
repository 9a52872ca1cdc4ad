import { useId, type ReactNode } from 'react';
import * as styles from './Segmented.css.ts';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Buy and sell use their side's colour. */
  tone?: 'neutral' | 'buy' | 'sell';
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects one of a few modes; native radio buttons inside, so that arrow keys and screen readers work as usual. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <label
            key={option.value}
            className={styles.option[isChosen ? (option.tone ?? 'neutral') : 'other']}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={isChosen}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        );
      })}
    </div>
  );
}
