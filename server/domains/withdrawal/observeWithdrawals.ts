// Withdrawal metrics for operators; withdrawals that were not sent are cases.
import type { Context } from '../../context.ts';

const told = {
  queued: 'Withdrawals that are approved and not yet handed to whoever sends them',
  handed: 'Withdrawals whose sender has not said what became of them',
} as const;

export function observeWithdrawals({ metrics, store: { db } }: Context): void {
  for (const state of ['queued', 'handed'] as const)
    metrics.gauge(`withdrawal_${state}`, told[state], async () => {
      const { count } = await db
        .selectFrom('withdrawal')
        .select(({ fn }) => fn.countAll().as('count'))
        // Each of them has a next step, found by an index.
        .where('ask_at', 'is not', null)
        .where('state', '=', state)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
}
