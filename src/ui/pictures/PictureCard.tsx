import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './PictureCard.css.ts';

export interface PictureCardProps {
  title: ReactNode;
  /** A thumbnail, or an outline of the expected picture on a grid of 72 by 48 units. */
  tile: { image: string; alt: string } | { outline: string; tone?: keyof typeof styles.drawing };
  /** Status in one word. */
  status?: ReactNode;
  text?: ReactNode;
  /** An error colours icon and card red. */
  tone?: keyof typeof styles.card;
  /** Shown during the upload. */
  progress?: ReactNode;
  /** The picture is uploaded. */
  isDone?: boolean;
  /** One or two buttons at the end. */
  action?: ReactNode;
  /** Reason of a rejection, below a divider. */
  foot?: ReactNode;
}

function Tile({ tile }: Pick<PictureCardProps, 'tile'>) {
  if ('image' in tile) return <img className={styles.image} src={tile.image} alt={tile.alt} />;
  return (
    <svg
      viewBox="0 0 72 48"
      className={styles.drawing[tile.tone ?? 'plain']}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={tile.outline} />
    </svg>
  );
}

/** Picture of a form: subject, progress and actions. */
export function PictureCard(props: PictureCardProps) {
  const { title, tile, status, text, tone = 'plain', progress, isDone = false, action, foot } = props;
  return (
    <li className={styles.card[tone]}>
      <div className={styles.head}>
        <div className={styles.tile}>
          <Tile tile={tile} />
        </div>
        <div className={styles.content}>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            {status}
            {text === undefined ? null : (
              <p className={styles.text[tone]} role="status">
                {text}
              </p>
            )}
            {progress === undefined ? null : <div className={styles.progress}>{progress}</div>}
          </div>
          {isDone || action !== undefined ? (
            <div className={styles.action}>
              {isDone ? (
                <span className={styles.done}>
                  <Icon name="check" />
                </span>
              ) : null}
              {action}
            </div>
          ) : null}
        </div>
      </div>
      {foot === undefined ? null : <p className={styles.foot}>{foot}</p>}
    </li>
  );
}
