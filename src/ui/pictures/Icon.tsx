import { outlineOf, solidIcons, type IconName } from './icons.ts';
import * as styles from './Icon.css.ts';

type IconProps = {
  name: IconName;
  /** 24, 20 or 16 units; `text` scales with the surrounding text. */
  size?: keyof typeof styles.size;
  /** The heavier stroke marks the current tab. */
  weight?: 'regular' | 'strong';
  /** Accessible name if no text beside the icon has it; otherwise the icon is decoration. */
  label?: string;
};

/** A line icon in the current text colour. */
export function Icon({ name, size = 'md', weight = 'regular', label }: IconProps) {
  const solid = solidIcons.has(name);
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.size[size]}
      fill={solid ? 'currentColor' : 'none'}
      stroke={solid ? 'none' : 'currentColor'}
      strokeWidth={weight === 'strong' ? 2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={outlineOf(name)} />
    </svg>
  );
}
