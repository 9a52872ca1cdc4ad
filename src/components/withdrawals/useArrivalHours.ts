import { useQueries, useQuery } from '@tanstack/react-query';
import type { withdrawalCurrencies, withdrawalInfo } from '../../api/withdrawal.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { useCan } from '../shell/useCan.ts';
import { arrivalHoursOf, type ArrivalHours } from './arrival.ts';
import { withdrawalStateOf } from './withdrawalState.ts';

export type ArrivalHoursOf = (row: WithdrawalRow) => ArrivalHours | undefined;

/** Queries of the screen. */
export interface ArrivalQueries {
  currencies: typeof withdrawalCurrencies;
  infoOf: typeof withdrawalInfo;
}

/**
 * Arrival window of withdrawals of a coin in hours; undefined while unknown. Only coins with a withdrawal under review
 * are requested.
 */
export function useArrivalHours(
  rows: readonly WithdrawalRow[],
  { currencies, infoOf }: ArrivalQueries,
): ArrivalHoursOf {
  const { tellProgress } = useCan();
  const reviewed = tellProgress ? rows.filter((row) => withdrawalStateOf(row) === 'underReview') : [];
  const coins = useQuery({ ...currencies(), enabled: reviewed.length > 0 });
  const asked = (coins.data ?? []).filter(({ name }) => reviewed.some((row) => row.name === name));
  const infos = useQueries({ queries: asked.map(({ id }) => infoOf({ currency: String(id) })) });
  return ({ name }) => {
    // A plain compatible back end never reports it.
    if (!tellProgress) return arrivalHoursOf(undefined);
    const info = infos[asked.findIndex((coin) => coin.name === name)]?.data;
    return info && arrivalHoursOf(info);
  };
}
