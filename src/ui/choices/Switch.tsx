import * as styles from './Switch.css.ts';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect immediately; labelled by the row around it. */
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
