import { SkeletonFrame } from './SkeletonFrame.tsx';
import * as styles from './TextSkeleton.css.ts';

/** A section of text that is on its way. Apart from Skeleton, as Home has none. */
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
