import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { renderAnchor } from './renderLink.tsx';
import * as styles from './IconButton.css.ts';

type IconButtonProps = {
  icon: IconName;
  /** Accessible name of the action; it also explains the dot, if any. */
  label: string;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Toggle state: favourites, shown balances. */
  pressed?: boolean;
  /** Marks something new, or an active setting, behind the button. */
  dot?: keyof typeof styles.dot;
  /** Takes the focus when it reappears after the view it opened has closed. */
  focused?: boolean;
} & ({ onClick: () => void; href?: undefined } | { href: string; onClick?: undefined });

/** Icon button with a touch target of 44 px, regardless of the icon's size. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', tone = 'primary', pressed, dot } = props;
  const className = `${styles.button} ${styles.size[size]} ${styles.tone[tone]}`;
  const drawing = (
    <>
      <Icon name={icon} size={size} />
      {dot ? <span className={styles.dot[dot]} /> : null}
    </>
  );
  if (props.href !== undefined) {
    return renderAnchor({ href: props.href, className, 'aria-label': label, children: drawing });
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      autoFocus={props.focused}
      onClick={props.onClick}
    >
      {drawing}
    </button>
  );
}
