import type { DepositRow } from '../../api/deposit.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { Text } from '../../ui/Text.tsx';
import { depositStateOf } from './depositState.tsx';

/** What has arrived; struck through where none of it is credited. */
export function DepositAmount({ row, isHidden }: { row: DepositRow; isHidden: boolean }) {
  const { amount, signed } = useAmounts();
  const { amount: arrived, name: coin } = row;
  if (isHidden) return hiddenAmount;
  if (arrived === undefined) return <NotReported />;
  const state = depositStateOf(row);
  if (state === 'rejected' || state === 'belowMinimum')
    return (
      <Text tone="secondary" num noWrap>
        <s>{amount(arrived, coin)}</s>
      </Text>
    );
  return (
    <Text tone={state === 'credited' ? 'positive' : 'primary'} num noWrap>
      {signed(arrived, coin)}
    </Text>
  );
}
