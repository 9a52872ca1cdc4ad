import { Icon } from '../src/ui/pictures/Icon.tsx';
import * as laterIcons from '../src/ui/pictures/laterIcons.ts';
import * as styles from './fields.css.ts';

interface ReasonSelectProps {
  label: string;
  /** Label of the empty choice. */
  nothing: string;
  reasons: readonly { reason: string; text: string }[];
  value: string;
  onChange: (reason: string) => void;
  disabled: boolean;
}

/** Reason of a refusal. A native select: an operator handles hundreds a day, also by keyboard. */
export function ReasonSelect({ label, nothing, reasons, value, onChange, disabled }: ReasonSelectProps) {
  return (
    <div className={styles.reason}>
      <select
        className={styles.select[value === '' ? 'none' : 'chosen']}
        aria-label={label}
        title={reasons.find(({ reason }) => reason === value)?.text}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{nothing}</option>
        {reasons.map(({ reason, text }) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name={laterIcons.chevronDown} size="xs" />
      </span>
    </div>
  );
}
