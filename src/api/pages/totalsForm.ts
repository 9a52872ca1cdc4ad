import type { FormOf } from '../calling/client.ts';

/**
 * Requests only the total values of all accounts from the call balances: a tenth of the full response, for Home's early
 * request.
 */
export const totalsForm = { currency_name: '', totals_only: '1' } as const satisfies FormOf<'balances'>;
