import { useState } from 'react';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Amount } from './Amount.tsx';
import { useAmounts } from './useAmounts.ts';

/** An amount with two decimals for rows too narrow for eight; a tap shows all digits. */
export function BriefAmount({ value, coin }: { value: string | undefined; coin: string }) {
  const [isExact, setExact] = useState(false);
  const brief = useAmounts().brief(value, coin);
  if (brief === undefined) return <Amount value={value} coin={coin} isReport />;
  return (
    <TextButton place="text" expanded={isExact} onClick={() => setExact(!isExact)}>
      {isExact ? <Amount value={value} coin={coin} /> : `${brief}\u00a0${coin}`}
    </TextButton>
  );
}
