import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { renderAnchor } from '../actions/renderLink.tsx';
import * as styles from './ListRow.css.ts';

type ListRowProps = {
  title: ReactNode;
  caption?: ReactNode;
  /** A disc or an icon at the start. */
  lead?: ReactNode;
  /** Between title and value, hidden on the narrowest screens: a sparkline. */
  middle?: ReactNode;
  value?: ReactNode;
  valueCaption?: ReactNode;
  /** The user's own row, or the selected row. */
  selected?: boolean;
  size?: 'md' | 'dense';
  /** `strong` for named items, `regular` for settings. */
  weight?: 'strong' | 'regular';
  /**
   * A long title, such as an address, keeps more of the line, and its value wraps sooner; a coin code needs the least
   * space, and no long word of a `word` title breaks.
   */
  titleRoom?: keyof typeof styles.main;
  /** Page opened by the row. */
  href?: string;
  /** Action of a press, if the row is no link. */
  onClick?: () => void;
  /** Indicates that the row opens a page; rows of figures omit it. */
  chevron?: boolean;
  /** Rendered inside another list's item. */
  isBare?: boolean;
};

function Content(props: ListRowProps) {
  const { title, caption, lead, middle, value, valueCaption, chevron } = props;
  const { weight = 'strong', titleRoom = 'short' } = props;
  return (
    <>
      {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
      <span className={styles.content}>
        <span className={styles.main[titleRoom]}>
          <span className={styles.title[weight]}>{title}</span>
          {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
        </span>
        {middle === undefined ? null : <span className={styles.middle}>{middle}</span>}
        {value === undefined ? null : (
          <span className={styles.value}>
            <span className={styles.figure}>{value}</span>
            {valueCaption === undefined ? null : <span className={styles.valueCaption}>{valueCaption}</span>}
          </span>
        )}
      </span>
      {chevron ? (
        <span className={styles.chevron}>
          <Icon name="chevron-right" size="sm" />
        </span>
      ) : null}
    </>
  );
}

/** Row of a List; the whole row is the target if it opens something. */
export function ListRow(props: ListRowProps) {
  const { selected = false, size = 'md' } = props;
  const look = `${styles.row} ${styles.size[size]} ${selected ? styles.selected : ''}`;
  const content = <Content {...props} />;
  let row = <div className={look}>{content}</div>;
  if (props.href !== undefined) {
    row = renderAnchor({ href: props.href, className: `${look} ${styles.pressable}`, children: content });
  } else if (props.onClick) {
    row = (
      <button type="button" className={`${look} ${styles.pressable}`} onClick={props.onClick}>
        {content}
      </button>
    );
  }
  return props.isBare ? row : <li className={styles.item[size]}>{row}</li>;
}
