import { useId, useState, type ReactNode } from 'react';
import * as field from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { Sheet } from './Sheet.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as styles from './Select.css.ts';

interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What the choice means: a fee, a time, a risk. */
  caption?: ReactNode;
}

interface SelectProps<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  dense?: boolean;
  /** Whether the label stands above; a dense one is named for assistive technology alone. */
  showsLabel?: boolean;
}

/** One of several, chosen in a sheet where each option has room to say what it means. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, disabled = false, dense = false, showsLabel = !dense } = props;
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={field.field}>
      <span id={labelId} className={field.label} hidden={!showsLabel}>
        {label}
      </span>
      <div className={`${field.box[disabled ? 'disabled' : 'normal']} ${dense ? field.dense : ''}`}>
        <button
          type="button"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${labelId} ${valueId}`}
          disabled={disabled}
          onClick={() => setIsOpen(true)}
        >
          <span id={valueId}>{chosen?.label}</span>
          <Icon name="chevron-down" size="sm" />
        </button>
      </div>
      {isOpen ? (
        <Sheet title={label} onClose={() => setIsOpen(false)}>
          <div className={styles.options}>
            <List>
              {options.map((option) => (
                <ListRow
                  key={option.value}
                  title={option.label}
                  caption={option.caption}
                  selected={option.value === value}
                  value={
                    option.value === value ? (
                      <>
                        <Icon name="check" size="sm" />
                        <VisuallyHidden>✓</VisuallyHidden>
                      </>
                    ) : undefined
                  }
                  onClick={() => {
                    onChange(option.value);
                    setIsOpen(false);
                  }}
                />
              ))}
            </List>
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
