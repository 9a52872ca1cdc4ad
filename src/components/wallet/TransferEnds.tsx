import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceSheet } from '../../ui/ChoiceSheet.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ShareKey } from '../../ui/ShareBar.tsx';
import { Amount } from '../amounts/Amount.tsx';
import { accountColours } from './accountColours.ts';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import * as styles from './TransferEnds.css.ts';

/** The account that money leaves, and the one that it goes to. */
interface Ends<Movable extends Account> {
  from: Movable;
  to: Movable;
}

interface TransferEndsProps<Movable extends Account> extends Ends<Movable> {
  /** Its code. */
  coin: string;
  /** What the accounts that hold the coin have available, decimal text; undefined where it is unknown. */
  holdings: Partial<Readonly<Record<Movable, { available: string | undefined }>>>;
  onChange: (ends: Ends<Movable>) => void;
}

interface EndRowProps {
  word: ReactNode;
  account: Account;
  available: ReactNode;
  onChoose: () => void;
}

function EndRow({ word, account, available, onChoose }: EndRowProps) {
  return (
    <button type="button" className={styles.end} aria-haspopup="dialog" onClick={onChoose}>
      <span className={styles.word}>{word}</span>
      <ShareKey colour={accountColours[account]} />
      <span className={styles.account}>
        <span className={styles.name}>{accountNames[account]}</span>
        <span className={styles.free}>
          <FormattedMessage
            id="transfer.available"
            defaultMessage="{amount} available"
            values={{ amount: available }}
          />
        </span>
      </span>
    </button>
  );
}

/** From which account to which one. A tap on either chooses another one; the one of the other end swaps them. */
export function TransferEnds<Movable extends Account>(props: TransferEndsProps<Movable>) {
  const { coin, from, to, holdings, onChange } = props;
  const intl = useIntl();
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const ends = { from, to };
  const words = {
    from: intl.formatMessage({ id: 'transfer.from', defaultMessage: 'From' }),
    to: intl.formatMessage({ id: 'transfer.to', defaultMessage: 'To' }),
  };
  const availableIn = (account: Movable): ReactNode => (
    <Amount value={holdings[account]?.available} coin={coin} />
  );
  const rowOf = (end: 'from' | 'to'): ReactNode => (
    <EndRow
      word={words[end]}
      account={ends[end]}
      available={availableIn(ends[end])}
      onChoose={() => setChoosing(end)}
    />
  );
  const swap = (): void => onChange({ from: to, to: from });
  const choose = (end: 'from' | 'to', account: Movable): void => {
    const isOther = account === ends[end === 'from' ? 'to' : 'from'];
    if (isOther) swap();
    else onChange({ ...ends, [end]: account });
  };
  return (
    <div className={styles.card}>
      {rowOf('from')}
      <div className={styles.line}>
        <div className={styles.swap}>
          <IconButton
            icon="transfer"
            tone="accent"
            label={intl.formatMessage({ id: 'transfer.swap', defaultMessage: 'Swap the accounts' })}
            onClick={swap}
          />
        </div>
      </div>
      {rowOf('to')}
      {choosing && (
        <ChoiceSheet
          title={words[choosing]}
          current={ends[choosing]}
          choices={(Object.keys(holdings) as Movable[]).map((account) => ({
            value: account,
            label: accountNames[account],
            caption: availableIn(account),
            lead: <ShareKey colour={accountColours[account]} />,
          }))}
          onChoose={(account) => choose(choosing, account)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  );
}
