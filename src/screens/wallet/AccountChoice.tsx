import { useIntl } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { accountColours } from '../../components/wallet/accountColours.ts';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { ChoiceSheet } from '../../ui/ChoiceSheet.tsx';
import { ShareKey } from '../../ui/ShareBar.tsx';
import { holdersOf, type MovableAccount, type MovableCoin } from './transferOffer.ts';

interface AccountChoiceProps {
  end: 'from' | 'to';
  coin: MovableCoin;
  current: MovableAccount;
  onChoose: (account: MovableAccount) => void;
  onClose: () => void;
}

/** The account that money leaves, or the one that it goes to. */
export function AccountChoice({ end, coin, current, onChoose, onClose }: AccountChoiceProps) {
  const intl = useIntl();
  return (
    <ChoiceSheet
      title={
        end === 'from'
          ? intl.formatMessage({ id: 'transfer.from', defaultMessage: 'From' })
          : intl.formatMessage({ id: 'transfer.to', defaultMessage: 'To' })
      }
      current={current}
      choices={holdersOf(coin).map((account) => {
        return {
          value: account,
          label: accountNames[account],
          caption: <Amount value={coin.holdings[account]?.free} coin={coin.code} />,
          lead: <ShareKey colour={accountColours[account]} />,
        };
      })}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
