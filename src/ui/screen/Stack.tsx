import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

type StackProps = {
  as?: 'div' | 'section' | 'nav' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  direction?: keyof typeof styles.direction;
  /** Step of the spacing scale. */
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  wrap?: boolean;
  /** Takes the remaining space of the surrounding stack. */
  grow?: boolean;
  /** Children share the width evenly; they wrap where a word does not fit. */
  equal?: boolean;
  /** Side padding of the page. */
  gutter?: boolean;
  padBlock?: keyof typeof styles.padBlock;
  /** For related controls with a common label. */
  role?: 'group';
  label?: string;
  children: ReactNode;
};

/** Stacked or adjacent children with a gap of the spacing scale. */
export function Stack({
  as: Element = 'div',
  direction = 'column',
  gap = '0',
  align,
  justify,
  wrap,
  grow,
  equal,
  gutter,
  padBlock,
  role,
  label,
  children,
}: StackProps) {
  const className = [
    styles.stack,
    styles.direction[direction],
    styles.gap[gap],
    align && styles.align[align],
    justify && styles.justify[justify],
    wrap && styles.wrap,
    grow && styles.grow,
    equal && styles.equal,
    gutter && styles.gutter,
    padBlock && styles.padBlock[padBlock],
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Element className={className} role={role} aria-label={label}>
      {children}
    </Element>
  );
}
