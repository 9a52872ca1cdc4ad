import type { ComponentProps, Ref } from 'react';
import * as styles from './PinCells.css.ts';
import { pinDigits, pinLength } from './pin.ts';

interface PinCellsProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'aria-label' | 'aria-describedby' | 'readOnly' | 'onFocus' | 'onBlur'
> {
  ref?: Ref<HTMLInputElement>;
  place: keyof typeof styles.cells;
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
}

/** Six cells for secret digits: the keyboard of the device neither learns nor suggests them. */
export function PinCells({ ref, place, value, onChange, isInvalid, ...input }: PinCellsProps) {
  return (
    <div className={styles.cells[place]}>
      <input
        {...input}
        ref={ref}
        className={styles.input}
        type="password"
        inputMode="none"
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={(event) => onChange(pinDigits(event.target.value))}
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
