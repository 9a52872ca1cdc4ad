import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import * as styles from './IconDisc.css.ts';

interface IconDiscProps {
  icon: IconName;
  /** The user's own entry is highlighted. */
  tone?: keyof typeof styles.disc;
}

/** Icon at the start of a named row. */
export function IconDisc({ icon, tone = 'neutral' }: IconDiscProps) {
  return (
    <span className={styles.disc[tone]}>
      <Icon name={icon} size="sm" />
    </span>
  );
}
