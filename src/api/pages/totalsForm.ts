import type { FormOf } from '../calling/client.ts';

/** Asks the call balances what all accounts are worth: a tenth of the whole answer, for a Home that waits for no code. */
export const totalsForm = { currency_name: '', totals_only: '1' } as const satisfies FormOf<'balances'>;
