import type { ReactNode } from 'react';
import { EmptyDrawing } from '../pictures/EmptyDrawing.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Empty.css.ts';

type EmptyProps = {
  title: ReactNode;
  /** One sentence: the future content and its condition. */
  text?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
};

/** Empty state of a list. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className={styles.frame}>
      <EmptyDrawing />
      <div className={styles.words}>
        <Text as="h2" variant="title3" align="center">
          {title}
        </Text>
        {text === undefined ? null : (
          <Text as="p" variant="body" tone="secondary" align="center">
            {text}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
