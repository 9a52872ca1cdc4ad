import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Field, type FieldProps, type FieldTies } from './Field.tsx';
import * as field from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { useDecimalText } from './useDecimalText.ts';
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
  /** The ticket's form: label inside the edge. */
  dense?: boolean;
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

/** An amount; its value is plain decimal text with a point, whatever the user's keypad types. */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, onChange, onBlur, hint, error, disabled = false } = props;
  const { decimals, unit, action, onStep, dense = false } = props;
  const intl = useIntl();
  const typing = useDecimalText(value, decimals, onChange);
  const shownError = typing.isNumber
    ? error
    : intl.formatMessage({ id: 'ui.amountField.notANumber', defaultMessage: 'This is not a number' });
  const input = (ties: Partial<FieldTies>, className: string) => (
    <input
      {...ties}
      {...typing.input}
      className={className}
      type="text"
      name={name}
      onKeyDown={(event) => {
        typing.onKeyDown(event);
        if (!onStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? 1 : -1);
      }}
      onBlur={() => {
        typing.finish();
        onBlur?.();
      }}
      disabled={disabled}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
  const end = (
    <>
      {unit === undefined ? null : <span className={field.unit}>{unit}</span>}
      {action === undefined ? null : (
        <button type="button" className={field.action} disabled={disabled} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </>
  );
  if (dense) {
    const lower = intl.formatMessage({ id: 'ui.amountField.lower', defaultMessage: 'Lower' });
    const raise = intl.formatMessage({ id: 'ui.amountField.raise', defaultMessage: 'Raise' });
    return (
      <DenseFrame label={label} hint={hint} error={shownError} disabled={disabled}>
        {(ties, insideLabel) => (
          <>
            {onStep && !disabled ? <Step direction={-1} onStep={onStep} label={lower} /> : null}
            <span className={onStep ? `${styles.inside} ${styles.centred}` : styles.inside}>
              {insideLabel}
              {input(ties, onStep ? `${styles.denseInput} ${styles.centred}` : styles.denseInput)}
            </span>
            {onStep && !disabled ? <Step direction={1} onStep={onStep} label={raise} /> : null}
            {end}
          </>
        )}
      </DenseFrame>
    );
  }
  return (
    <Field label={label} hint={hint} error={shownError} disabled={disabled}>
      {(ties) => (
        <>
          {input(ties, `${field.input} ${styles.number}`)}
          {end}
        </>
      )}
    </Field>
  );
}

interface DenseFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'disabled'> {
  children: (ties: FieldTies, insideLabel: ReactNode) => ReactNode;
}

/** The ticket's frame: the label inside the edge, the error beneath. */
function DenseFrame({ label, hint, error, disabled, children }: DenseFrameProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy = [hasError && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined;
  const state = disabled ? 'disabled' : hasError ? 'invalid' : 'normal';
  return (
    <div className={field.field}>
      <div className={`${field.box[state]} ${field.dense}`}>
        {children(
          { id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy },
          <label htmlFor={id} className={styles.insideLabel}>
            {label}
          </label>,
        )}
      </div>
      {hasError ? (
        <div id={`${id}error`} className={field.error}>
          <span className={field.errorIcon}>
            <Icon name="warning" size="text" />
          </span>
          <span>{error}</span>
        </div>
      ) : null}
      {hint ? (
        <p id={`${id}hint`} className={field.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
