import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as styles from './SortHead.css.ts';

interface SortHeadProps {
  children: ReactNode;
  /** How the rows are sorted by this column; undefined where they are not. */
  direction: 'ascending' | 'descending' | undefined;
  /** On which side of the word the arrow stands, so that the word stays where it aligns with its column. */
  arrow?: 'before' | 'after';
  onPress: () => void;
}

/**
 * The head of a column of rows, which sorts them. Rows are a list of links and not a table, so the state is
 * said in the button's name: aria-sort is for column headers alone.
 */
export function SortHead({ children, direction, arrow = 'after', onPress }: SortHeadProps) {
  const mark =
    direction === undefined ? null : (
      <Icon name={direction === 'ascending' ? 'up-solid' : 'down-solid'} size="text" />
    );
  return (
    <button
      type="button"
      className={styles.head[direction === undefined ? 'other' : 'sorting']}
      onClick={onPress}
    >
      {arrow === 'before' ? mark : null}
      {children}
      {arrow === 'after' ? mark : null}
      {direction === undefined ? null : (
        <VisuallyHidden>
          {' '}
          {direction === 'ascending' ? (
            <FormattedMessage id="home.sort.ascending" defaultMessage="sorted, ascending" />
          ) : (
            <FormattedMessage id="home.sort.descending" defaultMessage="sorted, descending" />
          )}
        </VisuallyHidden>
      )}
    </button>
  );
}
