import { FormattedMessage } from 'react-intl';
import * as styles from './Skeleton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SkeletonProps = {
  /** The shape of what comes: a line, a small figure on a line, a big one, that figure with its title and its change, a block, a section of text, or rows. */
  shape: 'line' | 'inline' | 'figure' | 'headline' | 'block' | 'text' | 'rows';
  /** How many rows; other shapes come once. */
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

function Section() {
  return (
    <span className={styles.paragraph}>
      <span className={styles.textLine.heading} />
      <span className={styles.textLine.full} />
      <span className={styles.textLine.full} />
      <span className={styles.textLine.full} />
      <span className={styles.textLine.last} />
    </span>
  );
}

function Bars({ shape }: { shape: Exclude<SkeletonProps['shape'], 'rows'> }) {
  if (shape === 'text') return <Section />;
  if (shape !== 'headline') return <span className={styles.shape[shape]} />;
  return (
    <span className={styles.headline}>
      <span className={styles.name.long} />
      <span className={styles.shape.figure} />
      <span className={styles.detail.long} />
    </span>
  );
}

/** The shape of what is on its way. It does not move: several together would be a flicker. */
export function Skeleton({ shape, count = 3 }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="common.loading" defaultMessage="Loading" />
      </VisuallyHidden>
      <div aria-hidden="true">
        {shape === 'rows' ? (
          Array.from({ length: count }, (_, index) => <Row key={index} index={index} />)
        ) : (
          <Bars shape={shape} />
        )}
      </div>
    </div>
  );
}
