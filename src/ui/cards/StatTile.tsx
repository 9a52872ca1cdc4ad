import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import * as styles from './StatTile.css.ts';

type StatTileProps = {
  label: ReactNode;
  value: ReactNode;
  /** A second figure or the unit. */
  caption?: ReactNode;
  size?: 'md' | 'sm';
  tone?: 'primary' | 'positive' | 'negative' | 'muted';
  align?: 'start' | 'end';
};

/** A caption over a number; several form columns without boxes. */
export function StatTile({
  label,
  value,
  caption,
  size = 'md',
  tone = 'primary',
  align = 'start',
}: StatTileProps) {
  return (
    <div className={styles.tile[align]}>
      <Text as="p" variant="caption" tone="muted">
        {label}
      </Text>
      <Text as="p" variant={size === 'md' ? 'title2' : 'label'} tone={tone} num>
        {value}
      </Text>
      {caption === undefined ? null : (
        <Text as="p" variant="caption" tone="muted" num>
          {caption}
        </Text>
      )}
    </div>
  );
}
