import { useShell } from '../shell/useShell.ts';

/** Where money comes in, goes out and is moved. */
export function useFundsLinks(): Record<'deposit' | 'withdraw' | 'transfer' | 'otc', string> {
  const { pathOf } = useShell();
  return {
    deposit: pathOf('Deposit'),
    withdraw: pathOf('Withdraw'),
    transfer: pathOf('Transfer'),
    otc: pathOf('OtcOffers'),
  };
}
