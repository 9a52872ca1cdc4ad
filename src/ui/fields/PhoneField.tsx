import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { renderAnchor } from '../actions/renderLink.tsx';
import { digitsBefore, formatted } from './phoneInput.ts';
import * as field from './Field.css.ts';
import * as styles from './PhoneField.css.ts';
import * as laterIcons from '../pictures/laterIcons.ts';

interface PhoneFieldProps extends FieldProps {
  /** Without plus, as 49; undefined while unknown. */
  dialCode: string | undefined;
  /** Page that selects the country. */
  countryHref: string;
  /** Label of the link to it, with the selected country. */
  countryLabel: string;
  /** Groups digits as the country does; without it they are not grouped. */
  format?: (digits: string) => string;
  autoComplete?: string | undefined;
}

/**
 * A phone number with its dial code. The value is the typed text without separators; the field shows the country's
 * grouping.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, onChange, hint, error, disabled } = props;
  const { dialCode, countryHref, countryLabel, format, autoComplete = 'tel-national' } = props;
  const input = useRef<HTMLInputElement>(null);
  /** Number of digits before the caret; the groups may move. */
  const caretDigits = useRef<number>(undefined);
  const shown = formatted(value, format);

  useLayoutEffect(() => {
    const at = caretDigits.current;
    caretDigits.current = undefined;
    if (at === undefined || document.activeElement !== input.current) return;
    const caret = digitsBefore(shown, at);
    input.current?.setSelectionRange(caret, caret);
  });

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    // Full-width digits of a Japanese keyboard count as digits; the caret stays, because they have the same length.
    const typed = target.value.normalize('NFKC');
    if (!/^[\d\s().,/\-]*$/.test(typed)) {
      onChange(typed);
      return;
    }
    const before = typed.slice(0, caret).replace(/\D/g, '');
    const after = typed.slice(caret).replace(/\D/g, '');
    // The user has deleted a separator, which reappears: the digit before it is meant.
    const isSignDeleted = before + after === value && typed.length < shown.length;
    const kept = isSignDeleted ? before.slice(0, -1) : before;
    caretDigits.current = kept.length;
    onChange(kept + after);
  }

  return (
    <Field label={label} hint={hint} error={error} disabled={disabled}>
      {(ties) => (
        <>
          {renderAnchor({
            href: countryHref,
            className: styles.country,
            'aria-label': countryLabel,
            children: (
              <>
                {dialCode === undefined ? '+' : `+${dialCode}`}
                <span className={styles.chevron}>
                  <Icon name={laterIcons.chevronDown} size="text" />
                </span>
              </>
            ),
          })}
          <input
            {...ties}
            ref={input}
            className={`${field.input} ${styles.number}`}
            type="tel"
            name={name}
            value={shown}
            onChange={change}
            disabled={disabled}
            inputMode="tel"
            autoComplete={autoComplete}
          />
        </>
      )}
    </Field>
  );
}
