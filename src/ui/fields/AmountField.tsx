import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import type { Doubt } from './decimalInput.ts';
import { Field, type FieldProps, type FieldTies } from './Field.tsx';
import * as field from './Field.css.ts';
import { Icon } from '../pictures/Icon.tsx';
import { useDecimalText } from './useDecimalText.ts';
import { useRepeat } from './useRepeat.ts';
import * as styles from './AmountField.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

interface AmountFieldProps extends FieldProps {
  /** Maximum decimals of the coin or tick. */
  decimals: number;
  /** Extra decimals that may be typed, so that the error can be shown; 0 by default. */
  spareDecimals?: number;
  unit?: ReactNode;
  /** A button at the end, for example Max. */
  action?: { label: string; onClick: () => void };
  /** Steps down or up, for the − and + buttons of a ticket's field. */
  onStep?: (direction: -1 | 1) => void;
  /** A dense field has its label inside the edge; a large one is the main field of its form. */
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
    // The arrow keys in the field do the same, so these buttons are no Tab stops.
    <button type="button" className={styles.step} aria-label={label} tabIndex={-1} {...hold}>
      <Icon name={direction === 1 ? laterIcons.plus : laterIcons.minus} size="sm" />
    </button>
  );
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

/** Asks which number was pasted. */
function DoubtQuestion({ doubt, onChoose }: { doubt: Doubt; onChoose: (plain: string) => void }) {
  const { separators } = useFormats();
  const answer = (plain: string) => (
    <button type="button" className={styles.answer} onClick={() => onChoose(plain)}>
      {plain.replace('.', separators.decimal)}
    </button>
  );
  return (
    <FormattedMessage
      id="ui.amountField.doubt"
      defaultMessage="Did you mean {thousand} or {decimal}?"
      values={{ thousand: answer(doubt.thousand), decimal: answer(doubt.decimal) }}
    />
  );
}

/** Explains that extra decimals were cut. */
function CutNote({ decimals }: { decimals: number }) {
  return (
    <span role="status">
      <FormattedMessage
        id="ui.amountField.cut"
        defaultMessage="{decimals, plural, =0 {Whole numbers only: decimals were cut} one {# decimal at most: the rest was cut} other {# decimals at most: the rest was cut}}"
        values={{ decimals }}
      />
    </span>
  );
}

/** Amount field; its value is plain decimal text with a point, for any keypad. */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, onChange, hint, error, disabled = false } = props;
  const { decimals, spareDecimals = 0, unit, action, onStep, size = 'md' } = props;
  const intl = useIntl();
  const typing = useDecimalText(value, { decimals, spare: spareDecimals }, onChange);
  const shownError = typing.isNumber ? (
    error
  ) : typing.doubt ? (
    <DoubtQuestion doubt={typing.doubt} onChoose={typing.choose} />
  ) : (
    <FormattedMessage id="ui.amountField.notANumber" defaultMessage="This is not a number" />
  );
  const shownHint = typing.isCut ? <CutNote decimals={decimals} /> : hint;
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
      onBlur={typing.finish}
      disabled={disabled}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
  const frame = { label, hint: shownHint, error: shownError, disabled, size };
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
