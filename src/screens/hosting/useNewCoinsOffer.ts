import { useQuery } from '@tanstack/react-query';
import { newCoins, recommendedNewCoin } from '../../api/subscription.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { phaseAt } from '../../components/subscription/newCoinTerms.ts';

/** Number of open new coins, and the title of the recommended one. */
export function useNewCoinsOffer() {
  const { pathOf, serverNow } = useShell();
  const offered = useQuery(newCoins()).data;
  const recommended = useQuery(recommendedNewCoin()).data;
  return {
    href: pathOf('NewCoins'),
    open: offered?.filter((product) => phaseAt(product, serverNow()) === 'open').length,
    title: recommended?.recommend_title,
  };
}
