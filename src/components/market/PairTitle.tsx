import { useIntl } from 'react-intl';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as laterIcons from '../../ui/laterIcons.ts';
import { coinMark } from '../coins/coinMark.ts';
import * as styles from './PairTitle.css.ts';

/** The pair in a page's bar; opens the list of pairs. */
export function PairTitle({ symbol, onOpen }: { symbol: string; onOpen: () => void }) {
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
            {counter}
          </>
        )}
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
