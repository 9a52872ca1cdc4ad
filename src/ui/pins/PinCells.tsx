import type { ChangeEventHandler, ComponentProps, Ref } from 'react';
import * as styles from './PinCells.css.ts';
import { pinLength } from './pin.ts';

interface PinCellsProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby' | 'readOnly' | 'onFocus' | 'onBlur'
> {
  ref?: Ref<HTMLInputElement>;
  place: keyof typeof styles.cells;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  isInvalid: boolean;
}

/** Attributes that keep password managers away: a stored PIN would be offered everywhere. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * Six cells for secret digits, which keyboards neither learn nor suggest. The input is not of type password, because
 * browsers autofill those regardless of `autocomplete`; the cells render its content.
 */
export function PinCells({ ref, place, value, onChange, isInvalid, ...input }: PinCellsProps) {
  return (
    <div className={styles.cells[place]}>
      <input
        {...input}
        {...ignored}
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="none"
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        value={value}
        spellCheck={false}
        onChange={onChange}
      />
      {Array.from({ length: pinLength }, (_, index) => (
        <span
          key={index}
          className={styles.cell[isInvalid ? 'invalid' : index === value.length ? 'current' : 'normal']}
          aria-hidden="true"
        >
          {index < value.length ? <span className={styles.dot} /> : null}
        </span>
      ))}
    </div>
  );
}
