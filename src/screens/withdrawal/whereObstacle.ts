import type { WithdrawalNetwork } from '../../api/withdrawal.ts';
import type { SavedAddress } from './addresses/savedAddresses.ts';

/** Obstacle at the destination of a withdrawal. */
export interface WhereObstacle {
  kind: 'suspended' | 'noAddress' | 'waiting' | 'held' | 'unknown' | 'noCard';
  /** End of a hold, when known. */
  untilMs?: number | undefined;
}

/** Undefined where coins can be sent to it. */
export function addressObstacle(
  network: WithdrawalNetwork | undefined,
  address: SavedAddress | undefined,
  nowMs: number,
): WhereObstacle | undefined {
  if (network?.suspended !== undefined) return { kind: 'suspended' };
  if (address === undefined) return { kind: 'noAddress' };
  const { state, usableMs } = address;
  if (state === undefined) return { kind: 'unknown' };
  if (state === 'waiting') return { kind: 'waiting' };
  // The end of a wait needs no confirmation by the server.
  if (state === 'held' && (usableMs === undefined || usableMs > nowMs))
    return { kind: 'held', untilMs: usableMs };
  return undefined;
}
