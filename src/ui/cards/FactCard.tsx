import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './FactCard.css.ts';

interface FactCardProps {
  /** Icon disc before the title. */
  lead?: ReactNode;
  title: ReactNode;
  /** Beside the title: a secondary text. */
  detail?: ReactNode;
  /** Status at the end of the title's line. */
  status?: ReactNode;
  /** Below the title: what is next. */
  sentence?: ReactNode;
  facts: readonly { label: ReactNode; value: ReactNode }[];
  /** Below the facts: used share. */
  progress?: ReactNode;
  /** Note that applies to this card only. */
  note?: ReactNode;
  /** Link target; undefined where it cannot be selected now, as the note explains. */
  href: string | undefined;
  frame?: 'card' | 'row';
  /** Of a row: a button below, outside the link. */
  action?: ReactNode;
}

function Content(props: FactCardProps) {
  const { lead, title, detail, status, sentence, facts, progress, note, href, frame = 'card' } = props;
  return (
    <>
      <span className={styles.head}>
        {lead}
        <span className={styles.title}>
          <strong className={styles.name}>{title}</strong>
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
          {sentence === undefined ? null : <span className={styles.sentence}>{sentence}</span>}
        </span>
        {status}
        {href === undefined || frame === 'row' ? null : <Icon name="chevron-right" size="sm" />}
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
  const { href, frame = 'card', action } = props;
  const faces = styles[frame];
  const children = <Content {...props} />;
  const face =
    href === undefined ? (
      <div className={faces.closed}>{children}</div>
    ) : (
      renderAnchor({ href, className: faces.open, children })
    );
  if (frame === 'card') return face;
  return (
    <div className={styles.entry}>
      {face}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
