import type { DepositRow } from '../../api/deposit.ts';
import { NotReported } from '../amounts/Amount.tsx';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { useBankAmounts } from '../amounts/useBankAmounts.ts';
import { Text } from '../../ui/text/Text.tsx';
import { depositStateOf, isOff } from './depositState.tsx';

/** Received or claimed amount; struck through where none of it is credited. */
export function DepositAmount({ row, isHidden }: { row: DepositRow; isHidden: boolean }) {
  const { amount, signed } = useAmounts();
  const bankAmount = useBankAmounts();
  const { amount: arrived, name: coin, bank_amount: paid } = row;
  const state = depositStateOf(row);
  const isCredited = state === 'credited';
  if (isHidden) return <span>{hiddenAmount}</span>;
  // The paid amount is known; the credited amount is not known before the credit.
  const isOfBank = row.way === 'bank' && paid !== undefined && !isCredited;
  if (!isOfBank && arrived === undefined) return <NotReported />;
  const figure = isOfBank ? bankAmount(paid, row.bank_currency) : undefined;
  if (isOff(state))
    return (
      <Text tone="secondary" num noWrap>
        <s>{figure ?? amount(arrived, coin)}</s>
      </Text>
    );
  const unit = row.way === 'bank' ? `\u00a0${coin}` : '';
  return (
    <Text tone={isCredited ? 'positive' : 'primary'} num noWrap>
      {figure ?? `${signed(arrived, coin)}${unit}`}
    </Text>
  );
}
