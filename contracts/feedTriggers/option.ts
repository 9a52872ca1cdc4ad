import { randomUUID } from 'node:crypto';
import { loginThen } from '../feedTrigger.ts';
import type { Around, FeedTriggers } from '../feedTrigger.ts';

const demo = { account_type: 'simulation_account' };
const buyOption = (around: Around) =>
  loginThen(around, 'POST', 'microtrade/submit', {
    ...demo,
    match_id: String(around.answered.match_id ?? 1),
    currency_id: '3',
    type: '1',
    seconds: '60',
    number: '10',
    client_order_id: randomUUID(),
  });

/** Open options of a demo account end immediately when the demo account is reset. */
async function resetOptions(around: Around): Promise<void> {
  await buyOption(around);
  const form = { client_reset_id: randomUUID() };
  return loginThen(around, 'POST', 'microtrade/demo/reset', form);
}

export const feedTriggers: FeedTriggers = {
  option_order: { event: 'option_order', trigger: buyOption },
  closed_microorder: { event: 'closed_microorder', trigger: resetOptions },
};
