import { SkeletonFrame } from './SkeletonFrame.tsx';
import * as styles from './TextSkeleton.css.ts';

/** Skeleton of a text section. Separate from Skeleton, because Home has none. */
export function TextSkeleton() {
  return (
    <SkeletonFrame>
      <span className={styles.paragraph}>
        <span className={styles.textLine.heading} />
        <span className={styles.textLine.full} />
        <span className={styles.textLine.full} />
        <span className={styles.textLine.full} />
        <span className={styles.textLine.last} />
      </span>
    </SkeletonFrame>
  );
}
