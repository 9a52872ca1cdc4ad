import * as styles from './ContentSkeleton.css.ts';
import { SkeletonFrame } from './SkeletonFrame.tsx';

type ContentSkeletonProps = {
  /** Fields of a form, facts with their values, cards of products, or messages of a chat. */
  shape: keyof typeof styles.group;
  count?: number;
};

const lengths = ['long', 'short'] as const;

function Part({ shape, index }: { shape: ContentSkeletonProps['shape']; index: number }) {
  switch (shape) {
    case 'fields':
      return (
        <span className={styles.field}>
          <span className={styles.label} />
          <span className={styles.box} />
        </span>
      );
    case 'facts':
      return (
        <span className={styles.fact}>
          <span className={styles.factName[lengths[index % 2]!]} />
          <span className={styles.factValue[lengths[(index + 1) % 2]!]} />
        </span>
      );
    case 'cards':
      return (
        <span className={styles.card}>
          <span className={styles.cardTitle} />
          <span className={styles.cardFacts}>
            <span className={styles.cardFact} />
            <span className={styles.cardFact} />
            <span className={styles.cardFact} />
          </span>
        </span>
      );
    case 'messages':
      return <span className={styles.message[index % 2 === 0 ? 'theirs' : 'own']} />;
  }
}

/** Placeholder in the shape of a form, a list of facts, cards or a chat. Separate from Skeleton, because Home has none. */
export function ContentSkeleton({ shape, count = 3 }: ContentSkeletonProps) {
  return (
    <SkeletonFrame>
      <span className={styles.group[shape]}>
        {Array.from({ length: count }, (_, index) => (
          <Part key={index} shape={shape} index={index} />
        ))}
      </span>
    </SkeletonFrame>
  );
}
