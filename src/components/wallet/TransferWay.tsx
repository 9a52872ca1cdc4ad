import { FormattedMessage } from 'react-intl';
import { ShareKey } from '../../ui/fields/ShareBar.tsx';
import { accountColours } from './accountColours.ts';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import * as styles from './TransferWay.css.ts';

interface TransferWayProps {
  from: Account;
  to: Account;
}

/** Source and target account of a transfer. */
export function TransferWay({ from, to }: TransferWayProps) {
  return (
    <span className={styles.way}>
      <span className={styles.end}>
        <FormattedMessage id="transfer.from" defaultMessage="From" />
      </span>
      <ShareKey colour={accountColours[from]} size="line" />
      <span className={styles.source}>{accountNames[from]}</span>
      <span className={styles.end}>
        <FormattedMessage id="transfer.to" defaultMessage="To" />
      </span>
      <ShareKey colour={accountColours[to]} size="line" />
      <span className={styles.target}>{accountNames[to]}</span>
    </span>
  );
}
