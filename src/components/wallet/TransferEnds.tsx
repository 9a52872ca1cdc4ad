import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceSheet } from '../../ui/dialogs/ChoiceSheet.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ShareKey } from '../../ui/fields/ShareBar.tsx';
import { BalanceAmount } from '../amounts/BalanceAmount.tsx';
import { accountColours } from './accountColours.ts';
import { accountNames } from './accountNames.tsx';
import type { Account } from './accounts.ts';
import * as styles from './TransferEnds.css.ts';

/** Source and target account. */
interface Ends<Source extends Account, Target extends Source> {
  from: Source;
  /** Undefined until one is selected. */
  to: Target | undefined;
}

interface TransferEndsProps<Source extends Account, Target extends Source> extends Ends<Source, Target> {
  /** Code of the coin. */
  coin: string;
  /** Available amounts of the accounts that hold the coin, decimal text; undefined where unknown. */
  holdings: Partial<Readonly<Record<Source, { available: string | undefined }>>>;
  /** Possible target accounts. */
  targets: readonly Target[];
  onChange: (ends: Ends<Source, Target>) => void;
}

interface EndRowProps {
  word: ReactNode;
  account: Account | undefined;
  available: ReactNode;
  onChoose: () => void;
}

function EndRow({ word, account, available, onChoose }: EndRowProps) {
  return (
    <button type="button" className={styles.end} aria-haspopup="dialog" onClick={onChoose}>
      <span className={styles.word}>{word}</span>
      {account === undefined ? (
        <span className={styles.account}>
          <FormattedMessage id="transfer.choose" defaultMessage="Choose an account" />
        </span>
      ) : (
        <>
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
        </>
      )}
    </button>
  );
}

/** Source accounts that hold the coin; an account that money can only return to is excluded. */
function sourcesOf<Source extends Account, Target extends Source>({
  holdings,
  targets,
}: Pick<TransferEndsProps<Source, Target>, 'holdings' | 'targets'>): Source[] {
  return (Object.keys(holdings) as Source[]).filter((account) => targets.some((each) => each !== account));
}

/**
 * Source and target account. A tap on either selects another account; selecting the account of the other end swaps
 * them. An account that accepts no transfers is only a source and is never swapped.
 */
export function TransferEnds<Source extends Account, Target extends Source>(
  props: TransferEndsProps<Source, Target>,
) {
  const { coin, from, to, holdings, targets, onChange } = props;
  const intl = useIntl();
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const ends = { from, to };
  const sources = sourcesOf(props);
  const targetOf = (account: Source): Target | undefined => targets.find((each) => each === account);
  const swapped = targetOf(from);
  const words = {
    from: intl.formatMessage({ id: 'transfer.from', defaultMessage: 'From' }),
    to: intl.formatMessage({ id: 'transfer.to', defaultMessage: 'To' }),
  };
  const availableIn = (account: Source | undefined): ReactNode => (
    <BalanceAmount value={account && holdings[account]?.available} coin={coin} isBrief />
  );
  const rowOf = (end: 'from' | 'to'): ReactNode => (
    <EndRow
      word={words[end]}
      account={ends[end]}
      available={availableIn(ends[end])}
      onChoose={() => setChoosing(end)}
    />
  );
  const chooseFrom = (account: Source): void =>
    onChange({
      from: account,
      to: account === to ? (swapped ?? targets.find((each) => each !== account)) : to,
    });
  const chooseTo = (account: Target): void =>
    onChange({ from: account === from && to !== undefined ? to : from, to: account });
  const choose = (end: 'from' | 'to', account: Source): void => {
    const target = targetOf(account);
    if (end === 'from') chooseFrom(account);
    else if (target !== undefined) chooseTo(target);
  };
  return (
    <div className={styles.card}>
      {rowOf('from')}
      <div className={styles.line}>
        {swapped === undefined || to === undefined ? null : (
          <div className={styles.swap}>
            <IconButton
              icon="transfer"
              tone="accent"
              label={intl.formatMessage({ id: 'transfer.swap', defaultMessage: 'Swap the accounts' })}
              onClick={() => onChange({ from: to, to: swapped })}
            />
          </div>
        )}
      </div>
      {rowOf('to')}
      {choosing && (
        <ChoiceSheet
          title={words[choosing]}
          current={ends[choosing]}
          choices={(choosing === 'from' ? sources : (targets as readonly Source[])).map((account) => ({
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
