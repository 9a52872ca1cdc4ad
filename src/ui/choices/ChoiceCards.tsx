import { useId, type ReactNode } from 'react';
import * as segmented from './Segmented.css.ts';
import * as styles from './ChoiceCards.css.ts';

interface ChoiceCardsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Stacked lines are closer, with three cards per row; a `row` has the whole width. */
  content?: keyof typeof styles.content;
  /** A required selection is missing: a form moves the focus here. */
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** One of a few options that are shown at a time. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  content = 'line',
  invalid = false,
  describedBy,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      tabIndex={invalid ? -1 : undefined}
      className={styles.group[content]}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`${styles.card[option.value === value ? 'chosen' : 'other']} ${styles.content[content]}`}
        >
          <input
            type="radio"
            className={segmented.input}
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.content}
        </label>
      ))}
    </div>
  );
}
