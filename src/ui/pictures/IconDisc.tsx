import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import * as styles from './IconDisc.css.ts';

interface IconDiscProps {
  icon: IconName;
  /** What is one's own stands out. */
  tone?: keyof typeof styles.disc;
}

/** A drawing at the start of a row that has a name of its own. */
export function IconDisc({ icon, tone = 'neutral' }: IconDiscProps) {
  return (
    <span className={styles.disc[tone]}>
      <Icon name={icon} size="sm" />
    </span>
  );
}
