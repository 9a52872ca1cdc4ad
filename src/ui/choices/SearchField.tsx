import { useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import * as styles from './SearchField.css.ts';

/** Characters; what is searched for may stand in the address. */
const longest = 200;

interface SearchFieldProps {
  /** Label of the search; also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The focus goes elsewhere. */
  onLeave?: () => void;
  /** Takes the focus when it comes, as something that was just asked for. */
  focused?: boolean;
  /** The field, for who sends the focus back to it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** Narrows a list beneath while one types. */
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
