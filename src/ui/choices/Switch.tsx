import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns something on or off at once; named by its label, which stands in the row around it. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.input}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
