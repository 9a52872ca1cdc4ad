import { Text } from '../../ui/text/Text.tsx';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';

interface SignedAmountProps {
  /** Signed decimal text. */
  value: string | undefined;
  coin: string;
  isHidden?: boolean;
  /** Hidden if the coin is named next to the amount. */
  unit?: 'always' | 'never';
}

const tones = { up: 'positive', down: 'negative', flat: 'primary' } as const;

/** Amount with its sign and colour: incoming or outgoing. */
export function SignedAmount({ value, coin, isHidden = false, unit = 'always' }: SignedAmountProps) {
  const amounts = useAmounts();
  if (isHidden) return <span>{hiddenAmount}</span>;
  if (value === undefined) return <NotReported />;
  return (
    <Text tone={tones[signOf(value)]} num noWrap>
      {amounts.signed(value, coin)}
      {unit === 'never' ? null : `\u00a0${coin}`}
    </Text>
  );
}
