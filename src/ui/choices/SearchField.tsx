import { useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import * as styles from './SearchField.css.ts';

/** Maximum characters; the search text may be part of the URL. */
const longest = 200;

interface SearchFieldProps {
  /** Label of the search; also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on blur. */
  onLeave?: () => void;
  /** Focused on mount, when the user has just opened it. */
  focused?: boolean;
  /** The input, for returning the focus. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** Filters a list below while the user types. */
export function SearchField({
  label,
  value,
  onChange,
  onLeave,
  focused = false,
  fieldRef,
}: SearchFieldProps) {
  const intl = useIntl();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = fieldRef ?? ownRef;
  return (
    <div className={styles.box} role="search">
      <Icon name="search" size="sm" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        autoFocus={focused}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
      />
      {value === '' ? null : (
        <IconButton
          icon="close"
          size="sm"
          tone="secondary"
          label={intl.formatMessage({ id: 'common.clearSearch', defaultMessage: 'Clear search' })}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
