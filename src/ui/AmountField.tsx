import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { finishedDecimal, formatDecimalInput, parseDecimalInput } from './decimalInput.ts';
import { Field, type FieldProps, type FieldTies } from './Field.tsx';
import * as field from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { useRepeat } from './useRepeat.ts';
import * as styles from './AmountField.css.ts';

interface AmountFieldProps extends FieldProps {
  /** Decimals that the coin or the tick has; further ones cannot be typed. */
  decimals: number;
  unit?: ReactNode;
  /** A button at the end, as Max. */
  action?: { label: string; onClick: () => void };
  /** One step down or up, for − and + at the ends of a ticket's field. */
  onStep?: (direction: -1 | 1) => void;
  /** The ticket's has its label inside the edge; a large one is what its form is about. */
  size?: 'md' | 'lg' | 'dense';
}

function Step({
  direction,
  onStep,
  label,
}: {
  direction: -1 | 1;
  onStep: (direction: -1 | 1) => void;
  label: string;
}) {
  const hold = useRepeat(() => onStep(direction));
  return (
    // The arrow keys in the field do the same, so these need no stop of the Tab key.
    <button type="button" className={styles.step} aria-label={label} tabIndex={-1} {...hold}>
      <Icon name={direction === 1 ? 'plus' : 'minus'} size="sm" />
    </button>
  );
}

function useDecimalText(value: string, decimals: number, onChange: (value: string) => void) {
  const intl = useIntl();
  const decimal = intl.formatNumberToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  // What is being typed, as long as it still means the value: "5," must not lose its comma.
  const [draft, setDraft] = useState({ text: '', value: '' });
  const isDraft = draft.value === value;
  const text = isDraft ? draft.text : formatDecimalInput(value, { decimal, group: '' });
  const isNumber = !isDraft || parseDecimalInput(text, decimals) !== undefined;
  return {
    text,
    isNumber,
    type(typed: string): void {
      const parsed = parseDecimalInput(typed, decimals);
      // What is no number stays in sight as it was typed: a key that is dropped while the next ones are taken
      // would make another number of it.
      const next = parsed === undefined ? '' : finishedDecimal(parsed);
      const shown = parsed === undefined ? typed : formatDecimalInput(parsed, { decimal, group: '' });
      setDraft({ text: shown, value: next });
      onChange(next);
    },
    finish(): void {
      if (isNumber) setDraft({ text: formatDecimalInput(value, { decimal, group: '' }), value });
    },
  };
}

function End({ unit, action, disabled }: Pick<AmountFieldProps, 'unit' | 'action' | 'disabled'>) {
  return (
    <>
      {unit === undefined ? null : <span className={field.unit}>{unit}</span>}
      {action === undefined ? null : (
        <button type="button" className={field.action} disabled={disabled} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </>
  );
}

/** An amount; its value is plain decimal text with a point, whatever the user's keypad types. */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, onChange, onBlur, hint, error, disabled = false } = props;
  const { decimals, unit, action, onStep, size = 'md' } = props;
  const intl = useIntl();
  const { text, isNumber, type, finish } = useDecimalText(value, decimals, onChange);
  const shownError = isNumber
    ? error
    : intl.formatMessage({ id: 'ui.amountField.notANumber', defaultMessage: 'This is not a number' });
  const input = (ties: Partial<FieldTies>, className: string) => (
    <input
      {...ties}
      className={className}
      type="text"
      name={name}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (!onStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
      onBlur={() => {
        finish();
        onBlur?.();
      }}
      disabled={disabled}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
  const frame = { label, hint, error: shownError, disabled, size };
  const end = <End unit={unit} action={action} disabled={disabled} />;
  if (size === 'dense') {
    const lower = intl.formatMessage({ id: 'ui.amountField.lower', defaultMessage: 'Lower' });
    const raise = intl.formatMessage({ id: 'ui.amountField.raise', defaultMessage: 'Raise' });
    return (
      <Field {...frame} labelPlace="inside">
        {(ties, insideLabel) => (
          <>
            {onStep && !disabled ? <Step direction={-1} onStep={onStep} label={lower} /> : null}
            <span className={onStep ? `${styles.inside} ${styles.centred}` : styles.inside}>
              {insideLabel.element}
              {input(ties, onStep ? `${styles.denseInput} ${styles.centred}` : styles.denseInput)}
            </span>
            {onStep && !disabled ? <Step direction={1} onStep={onStep} label={raise} /> : null}
            {end}
          </>
        )}
      </Field>
    );
  }
  return (
    <Field {...frame}>
      {(ties) => (
        <>
          {input(ties, `${field.input} ${size === 'lg' ? styles.large : styles.number}`)}
          {end}
        </>
      )}
    </Field>
  );
}
