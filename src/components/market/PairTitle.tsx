import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { coinMark } from '../coins/coinMark.ts';
import * as styles from './PairTitle.css.ts';

interface PairTitleProps {
  symbol: string;
  /** Aspect of the pair that the page shows, after its symbol. */
  kind?: ReactNode;
  onOpen: () => void;
}

/** The pair in the app bar of a page; opens the list of pairs. */
export function PairTitle({ symbol, kind, onOpen }: PairTitleProps) {
  const intl = useIntl();
  const [base = symbol, counter] = symbol.split('/');
  return (
    <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={onOpen}>
      <CoinDisc {...coinMark(base)} size="sm" />
      <span>
        {base}
        {counter === undefined ? null : (
          <>
            /<wbr />
            {kind === undefined ? counter : `${counter} `}
          </>
        )}
        {kind}
      </span>
      <VisuallyHidden>
        {intl.formatMessage({ id: 'spot.pairs.open', defaultMessage: 'Choose another pair' })}
      </VisuallyHidden>
      <span className={styles.mark}>
        <Icon name={laterIcons.chevronDown} size="sm" />
      </span>
    </button>
  );
}
