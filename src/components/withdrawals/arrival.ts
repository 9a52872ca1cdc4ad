import * as rules from '../../../contracts/rules/withdrawal.ts';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { withdrawalTimeMs } from './withdrawalState.ts';

const hourMs = 3_600_000;

/** Hours until a withdrawal arrives. */
export type ArrivalHours = Readonly<Record<'from' | 'to', number>>;

/** Arrival times of the back end; default: those of the product. */
export const arrivalHoursOf = (info: WithdrawalInfo | undefined): ArrivalHours =>
  info?.arrival_h ?? rules.arrivalHours;

/** Arrival window, ms since 1970 UTC. */
export function arrivalOf(
  row: Pick<WithdrawalRow, 'created_ms' | 'create_time'>,
  { from, to }: ArrivalHours,
) {
  const atMs = withdrawalTimeMs(row);
  return { earliestMs: atMs + from * hourMs, latestMs: atMs + to * hourMs };
}
