import type { ReactNode } from 'react';
import type { TypeVariant } from '../../theme/typeStyles.ts';
import * as styles from './Text.css.ts';

type TextProps = {
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3';
  variant?: TypeVariant;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  align?: keyof typeof styles.align;
  /** Tabular digits, for figures that change or align. */
  num?: boolean;
  /** Figures never wrap. */
  noWrap?: boolean;
  truncate?: boolean;
  id?: string;
  children: ReactNode;
};

/** Typography for words and figures; the only way to set type on a screen. */
export function Text({
  as: Element = 'span',
  variant,
  tone,
  weight,
  align,
  num,
  noWrap,
  truncate,
  id,
  children,
}: TextProps) {
  const className = [
    variant && styles.variant[variant],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    align && styles.align[align],
    num && styles.num,
    noWrap && styles.noWrap,
    truncate && styles.truncate,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
