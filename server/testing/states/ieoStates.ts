// Provider states of IEOs (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { allot, lapse, unlock } from '../../domains/ieo/allotment.ts';
import { applying, paying } from '../../domains/ieo/applying.ts';
import type { IeoProduct } from '../../domains/ieo/ieoConfig.ts';
import { isPracticeRound, sandboxIeos } from '../../domains/ieo/ieoConfig.ts';
import { offers, publish } from '../../domains/ieo/offers.ts';
import { grantUnits } from '../grantUnits.ts';

const minute = 60_000;

interface Became {
  became?: string | undefined;
  clientOrderId?: string | undefined;
}

/** Another one like the open example, with these terms. */
async function offerAnother({ executor, clock }: Context, changes: Partial<IeoProduct>): Promise<IeoProduct> {
  const [example] = sandboxIeos(clock.now());
  return executor.runForPlatform('state.ieo', async (tx) => {
    const known = (await offers(tx.db)).map(({ product }) => product.id);
    const id = Math.max(0, ...known.filter((each) => !isPracticeRound(each))) + 1;
    const product = { ...example!, ...changes, id };
    await publish(tx, product);
    return product;
  });
}

/** Without the products that nobody has applied for. */
export const withdrawUnapplied = ({ executor }: Context): Promise<void> =>
  executor.run('state.ieo', async ({ db }) => {
    const applied = db.selectFrom('ieo_order').select('product');
    await db.deleteFrom('ieo_offer').where('id', 'not in', applied).execute();
  });

export async function ieoOffered(context: Context): Promise<StateValues> {
  return { id: (await offerAnother(context, {})).id };
}

/** An application for 10,000, and what became of it. */
export async function ieoApplied(
  context: Context,
  owner: string,
  { became = 'applied', clientOrderId = 'ieo-3Jt6Qw8r' }: Became,
): Promise<StateValues> {
  const { executor, products, clock } = context;
  const now = clock.now();
  const nothing = became === 'failed' ? { supply: '0.0001', cap: '0.0001' } : {};
  const product = await offerAnother(context, {
    ...nothing,
    ...(became === 'applied' ? {} : { allotMs: now, payMs: now + minute }),
    ...(['locked', 'unlocked'].includes(became) && { listMs: now }),
  });
  const { run } = applying({ products, hasRounds: true });
  const asked = { owner, product: product.id, clientId: clientOrderId, amount: '10000' };
  // Not as a user command: another one with this id would count as the same command.
  const application = await executor.runForPlatform('state.applied', async (tx) => {
    const id = await run(tx, asked);
    if (became === 'failed') {
      const other = 'user:999999';
      grantUnits(tx, other, product.payWith, { units: 10n ** 12n });
      await run(tx, { ...asked, owner: other, clientId: 'other' });
    }
    if (became === 'applied') return id;
    const all = { offer: product.id, after: 0 };
    await allot(tx, all);
    if (became === 'lapsed') await lapse(tx, all);
    if (['paid', 'locked', 'unlocked'].includes(became)) await paying.run(tx, { owner, id });
    if (became === 'unlocked') await unlock(tx, { order: id });
    return id;
  });
  return { id: product.id, application };
}
