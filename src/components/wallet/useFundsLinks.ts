import { useShell } from '../shell/useShell.ts';

/** Links to deposit, withdraw and transfer. */
export function useFundsLinks(): Record<'deposit' | 'withdraw' | 'transfer' | 'otc', string> {
  const { pathOf } = useShell();
  return {
    deposit: pathOf('Deposit'),
    withdraw: pathOf('Withdraw'),
    transfer: pathOf('Transfer'),
    otc: pathOf('OtcOffers'),
  };
}
