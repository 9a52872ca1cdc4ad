import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './FactCard.css.ts';

interface FactCardProps {
  /** A disc before the title. */
  lead?: ReactNode;
  title: ReactNode;
  /** Beside the title: what is behind it. */
  detail?: ReactNode;
  /** At the end of the title's line: how far it has come. */
  status?: ReactNode;
  facts: readonly { label: ReactNode; value: ReactNode }[];
  /** Beneath the facts: how much of it is gone. */
  progress?: ReactNode;
  /** Note that applies to this card only. */
  note?: ReactNode;
  /** The page that it leads to; undefined where it cannot be chosen now, and the note says why. */
  href: string | undefined;
}

function Content({ lead, title, detail, status, facts, progress, note, href }: FactCardProps) {
  return (
    <>
      <span className={styles.head}>
        {lead}
        <span className={styles.title}>
          <strong className={styles.name}>{title}</strong>
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        </span>
        {status}
        {href === undefined ? null : <Icon name="chevron-right" size="sm" />}
      </span>
      <span className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <span key={index} className={styles.fact}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
      {progress}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </>
  );
}

/** One of several options compared by their figures; the whole card is a link. */
export function FactCard(props: FactCardProps) {
  const { href } = props;
  const content = <Content {...props} />;
  if (href !== undefined) return renderAnchor({ href, className: styles.card.open, children: content });
  return <div className={styles.card.closed}>{content}</div>;
}
