// Provider states of hosting (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { fundInterest } from '../../domains/hosting/fundInterest.ts';
import { sandboxHosting } from '../../domains/hosting/hostingConfig.ts';
import { placing, redeeming } from '../../domains/hosting/hostingCommands.ts';
import { hostingOrder } from '../../domains/hosting/hostingOrder.ts';
import { interestOwner } from '../../domains/hosting/hostingReasons.ts';
import { redemptionOf } from '../../domains/hosting/public/hostingRows.ts';
import { payWhatIsDue } from '../../domains/hosting/payInterest.ts';
import { accountOf } from '../../ledger/account.ts';

const product = sandboxHosting.find(({ id }) => id === 2)!;
const minute = 60_000;
const realDay = 86_400_000;

interface Offer {
  became?: string | undefined;
  calendar?: string | undefined;
}

export async function hostingOffered(
  { executor, hosting }: Context,
  { became, calendar }: Offer,
): Promise<StateValues> {
  await fundInterest(executor, [product.asset]);
  const paused = { en: 'Back on Monday' };
  Object.assign(hosting, {
    dayMs: calendar === 'faster' ? minute : realDay,
    offered: [became === 'paused' ? { ...product, paused } : product],
  });
  return { config_id: product.id };
}

interface Hosted extends Offer {
  clientOrderId?: string | undefined;
}

/** Age of the order in days, by its outcome. */
const daysAgo: Readonly<Record<string, number>> = { paid: 1, delayed: 3, completed: product.days };

export async function amountHosted(
  context: Context,
  owner: string,
  { became = '', calendar, clientOrderId = 'hosting-3Jt6Qw8r' }: Hosted,
): Promise<StateValues> {
  const offered = await hostingOffered(context, { calendar });
  const { executor, store, hosting, products } = context;
  const { run } = placing({ ...hosting, products, locale: 'en' });
  const asked = { owner, product: product.id, amount: '1000', clientId: clientOrderId };
  // Not as a user command: another one with this id would count as the same command.
  const id = await executor.runForPlatform('state.hosted', (tx) => run(tx, asked));
  if (became === 'delayed') await emptyFund(context);
  if (became === 'redeemed') await executor.perform(redeeming, owner, { owner, id });
  const days = daysAgo[became];
  if (days !== undefined) await passDays(context, id, days);
  const row = (await hostingOrder.find(store.db, id))!;
  return { ...offered, order_id: id, refund: redemptionOf(row, Number(row.due_days)).refund };
}

/** Backdates the order by this number of days. */
async function passDays({ executor }: Context, id: number, days: number): Promise<void> {
  await executor.runForPlatform('state.days', async (tx) => {
    await tx.db
      .updateTable('hosting_order')
      .set((eb) => ({ created_at: eb('created_at', '-', eb('day_ms', '*', BigInt(days))) }))
      .where('id', '=', BigInt(id))
      .execute();
    await payWhatIsDue(tx, { order: id });
  });
}

const emptyFund = ({ executor }: Context) =>
  executor.runForPlatform('state.fund', ({ ledger }) => {
    const [from, to] = [accountOf(interestOwner, product.asset), accountOf('system:state', product.asset)];
    const units = ledger.balance(from).available;
    ledger.transfer({ from, to, units, reason: 'house.move', reference: '' });
  });
