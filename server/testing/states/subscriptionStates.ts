// Provider states of new coins (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { fundNewCoins } from '../../domains/subscription/fundNewCoins.ts';
import { subscribing, unlock } from '../../domains/subscription/subscribing.ts';
import { sandboxNewCoins } from '../../domains/subscription/subscriptionConfig.ts';

const minute = 60_000;
const realDay = 86_400_000;

interface Offer {
  became?: string | undefined;
  calendar?: string | undefined;
}

export async function newCoinOffered(
  { executor, clock, newCoins }: Context,
  { became, calendar }: Offer,
): Promise<StateValues> {
  const [product] = sandboxNewCoins(clock.now());
  const estimate = { text: { en: '4 %' }, source: { en: 'Prospectus, page 12' } };
  const offered = [became === 'estimated' ? { ...product!, estimate } : product!];
  Object.assign(newCoins, { offered, dayMs: calendar === 'faster' ? minute : realDay });
  await fundNewCoins(executor, offered);
  return { config_id: product!.id };
}

interface Subscribed extends Offer {
  clientOrderId?: string | undefined;
}

export async function newCoinSubscribed(
  context: Context,
  owner: string,
  { became = '', clientOrderId = 'newcoin-3Jt6Qw8r' }: Subscribed,
): Promise<StateValues> {
  const offered = await newCoinOffered(context, {});
  const { executor, newCoins, products } = context;
  const { run } = subscribing({ ...newCoins, products });
  const [product] = newCoins.offered;
  const asked = { owner, product: product!.id, amount: '500', clientId: clientOrderId };
  // Not as a user command: another one with this id would count as the same command.
  await executor.runForPlatform('state.subscribed', async (tx) => {
    const order = await run(tx, asked);
    const launched = { launch_at: BigInt(tx.now) };
    if (became !== '')
      await tx.db.updateTable('subscription_order').set(launched).where('id', '=', BigInt(order)).execute();
    if (became === 'settled') await unlock(tx, { order });
  });
  return offered;
}
