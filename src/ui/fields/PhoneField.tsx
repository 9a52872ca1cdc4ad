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
  /** The page on which the country is chosen. */
  countryHref: string;
  /** Names the link to it with the country that is chosen. */
  countryLabel: string;
  /** How digits are grouped in that country; without it they stand as they are. */
  format?: (digits: string) => string;
}

/**
 * A phone number with its dial code. The value is what was typed without the signs between the digits; the field shows
 * it in the country's own groups.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, onChange, hint, error, disabled } = props;
  const { dialCode, countryHref, countryLabel, format } = props;
  const input = useRef<HTMLInputElement>(null);
  /** How many digits stand before the caret; the groups move beneath it. */
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
    // Wide digits of a Japanese keyboard are digits; the caret stays, as they are as long.
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
            autoComplete="tel-national"
          />
        </>
      )}
    </Field>
  );
}
