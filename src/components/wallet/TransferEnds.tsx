import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../ui/IconButton.tsx';
import { ShareKey } from '../../ui/ShareBar.tsx';
import { accountColours } from './accountColours.ts';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import * as styles from './TransferEnds.css.ts';

/** An account at one end of a transfer. */
interface End {
  account: Account;
  /** What can be used of it, as text; undefined while it is unknown. */
  available: string | undefined;
}

interface TransferEndsProps {
  from: End;
  to: End;
  onChoose: (end: 'from' | 'to') => void;
  onSwap: () => void;
}

function EndRow({ word, end, onChoose }: { word: ReactNode; end: End; onChoose: () => void }) {
  return (
    <button type="button" className={styles.end} aria-haspopup="dialog" onClick={onChoose}>
      <span className={styles.word}>{word}</span>
      <ShareKey colour={accountColours[end.account]} />
      <span className={styles.account}>
        <span className={styles.name}>{accountNames[end.account]}</span>
        <span className={styles.free}>
          <FormattedMessage
            id="transfer.available"
            defaultMessage="{amount} available"
            values={{ amount: end.available ?? '—' }}
          />
        </span>
      </span>
    </button>
  );
}

/** From which account to which one; a tap on either chooses another one. */
export function TransferEnds({ from, to, onChoose, onSwap }: TransferEndsProps) {
  const intl = useIntl();
  return (
    <div className={styles.card}>
      <EndRow
        word={<FormattedMessage id="transfer.from" defaultMessage="From" />}
        end={from}
        onChoose={() => onChoose('from')}
      />
      <div className={styles.line}>
        <div className={styles.swap}>
          <IconButton
            icon="transfer"
            tone="accent"
            label={intl.formatMessage({ id: 'transfer.swap', defaultMessage: 'Swap the accounts' })}
            onClick={onSwap}
          />
        </div>
      </div>
      <EndRow
        word={<FormattedMessage id="transfer.to" defaultMessage="To" />}
        end={to}
        onChoose={() => onChoose('to')}
      />
    </div>
  );
}
