import { useQuery } from '@tanstack/react-query';
import { bankCard } from '../../api/bank.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { BankCardView } from './BankCardView.tsx';
import { useCardDeletion } from './useCardDeletion.ts';

/** Bound bank card of an account. */
export function BankCard() {
  const { pathOf, back, offlineBar, isOffline } = useShell();
  const card = useQuery(bankCard());
  return (
    <BankCardView
      card={remoteOf(card)}
      deletion={useCardDeletion()}
      isOffline={isOffline}
      addHref={pathOf('AddBankCard')}
      onRefresh={() => card.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
