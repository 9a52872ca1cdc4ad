import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as styles from './SortHead.css.ts';

interface SortHeadProps {
  children: ReactNode;
  /** Sort direction of this column; undefined for an unsorted column. */
  direction: 'ascending' | 'descending' | undefined;
  /** Side of the arrow, so that the label stays aligned with its column. */
  arrow?: 'before' | 'after';
  onPress: () => void;
}

/**
 * A column header that sorts the rows. The rows are a list of links, not a table, so the button's name includes the
 * sort direction: aria-sort applies to column headers only.
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
