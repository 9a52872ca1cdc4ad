import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import * as styles from './IconDisc.css.ts';

interface IconDiscProps {
  icon: IconName;
  /** The user's own entry is highlighted. */
  tone?: keyof typeof styles.disc;
  /** Large at the head of a page. */
  size?: keyof typeof styles.size;
}

/** Icon at the start of a named row, or of a page. */
export function IconDisc({ icon, tone = 'neutral', size = 'md' }: IconDiscProps) {
  return (
    <span className={`${styles.disc[tone]} ${styles.size[size]}`}>
      <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} />
    </span>
  );
}
