import type { DepositRow } from '../../api/deposit.ts';

/** Time the deposit was first seen or claimed, ms since 1970 UTC. */
export const depositTimeMs = ({
  created_ms,
  created_at,
}: Pick<DepositRow, 'created_ms' | 'created_at'>): number =>
  created_ms ?? Date.parse(`${created_at.replace(' ', 'T')}Z`);
