import * as styles from './Skeleton.css.ts';
import { SkeletonFrame } from './SkeletonFrame.tsx';

type SkeletonProps = {
  /**
   * Shape of the content: a line, a small figure in a line, a large one, that figure with title and change, a notice, a
   * block, or rows.
   */
  shape: 'line' | 'inline' | 'figure' | 'headline' | 'notice' | 'block' | 'rows';
  /** Number of rows; other shapes appear once. */
  count?: number;
};

function Row({ index }: { index: number }) {
  return (
    <div className={styles.row}>
      <span className={styles.disc} />
      <span className={styles.words}>
        <span className={styles.name[index % 3 === 0 ? 'long' : 'short']} />
        <span className={styles.detail[index % 2 === 0 ? 'long' : 'short']} />
      </span>
      <span className={styles.value} />
    </div>
  );
}

function Bars({ shape }: { shape: Exclude<SkeletonProps['shape'], 'rows'> }) {
  if (shape !== 'headline') return <span className={styles.shape[shape]} />;
  return (
    <span className={styles.headline}>
      <span className={styles.name.long} />
      <span className={styles.shape.figure} />
      <span className={styles.detail.long} />
    </span>
  );
}

/** Static placeholder while loading; several animated ones would flicker. */
export function Skeleton({ shape, count = 3 }: SkeletonProps) {
  return (
    <SkeletonFrame>
      {shape === 'rows' ? (
        Array.from({ length: count }, (_, index) => <Row key={index} index={index} />)
      ) : (
        <Bars shape={shape} />
      )}
    </SkeletonFrame>
  );
}
