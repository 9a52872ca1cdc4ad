import { useId, useState, type ReactNode } from 'react';
import { ChoiceSheet, type Choice, type ChoiceSearch } from '../dialogs/ChoiceSheet.tsx';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './Select.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

interface SelectProps<Value extends string> extends Pick<FieldProps, 'hint' | 'error' | 'disabled'> {
  label: string;
  options: readonly Choice<Value>[];
  /** No option's value while nothing is chosen. */
  value: Value;
  onChange: (value: Value) => void;
  /** Shown without a selection. */
  placeholder?: ReactNode;
  /** For long lists of options. */
  search?: ChoiceSearch;
  /** The label is visually hidden. */
  dense?: boolean;
}

/** Select field; its sheet has room to explain each option. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, placeholder, search } = props;
  const { hint, error, disabled = false, dense } = props;
  const [isOpen, setIsOpen] = useState(false);
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Field
        label={label}
        labelPlace={dense ? 'hidden' : 'above'}
        size={dense ? 'dense' : 'md'}
        hint={hint}
        error={error}
        disabled={disabled}
      >
        {(ties, { id: labelId }) => (
          <button
            {...ties}
            type="button"
            className={styles.trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${labelId} ${valueId}`}
            disabled={disabled}
            onClick={() => setIsOpen(true)}
          >
            {chosen?.lead}
            <span id={valueId} className={chosen ? styles.value : styles.placeholder}>
              {chosen ? chosen.label : placeholder}
            </span>
            <Icon name={laterIcons.chevronDown} size="sm" />
          </button>
        )}
      </Field>
      {isOpen ? (
        <ChoiceSheet
          title={label}
          search={search}
          choices={options}
          current={value}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
