// Provider states of P2P (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import { bankForm } from '../../../contracts/examples/bank.ts';
import { saveCard } from '../../domains/bank/commands.ts';
import type { Context } from '../../context.ts';
import { fundSandbox } from '../../domains/lever/public/fundSandbox.ts';
import { appealAfterMs } from '../../domains/otc/otcAppeals.ts';
import { openOrder } from '../../domains/otc/otcCommands.ts';
import type { Placing } from '../../domains/otc/otcCommands.ts';
import { addEvent } from '../../domains/otc/otcEvents.ts';
import { sandboxOtc } from '../../domains/otc/otcConfig.ts';
import { merchantOwner } from '../../domains/otc/otcReasons.ts';
import { cancelOrder, release } from '../../domains/otc/otcOutcomes.ts';
import { change, otcRows } from '../../domains/otc/public/otcRows.ts';
import { findLevel, statuses } from '../../domains/verification/public/levels.ts';
import { uploadPicture, verifyBoth } from './verificationStates.ts';

const offerOf = (side: 'buy' | 'sell') =>
  sandboxOtc.find((offer) => offer.side === side && offer.currency === 'EUR')!;

async function giveOffers({ executor, otc }: Context): Promise<void> {
  Object.assign(otc, { offered: [offerOf('buy'), offerOf('sell')] });
  await fundSandbox(executor, [[merchantOwner(1), 1_000_000n]]);
}

/** Merchants have coins, and the user may trade with them. */
export async function readyForOtc(context: Context, owner: string): Promise<StateValues> {
  await giveOffers(context);
  const level = await findLevel(context.store.db, owner, 'advanced');
  if (Number(level?.status) !== statuses.verified)
    await verifyBoth(context, owner, { card_id: `OT${owner.replace(/\D/g, '').padStart(6, '0')}` });
  return { buy_id: offerOf('buy').id, sell_id: offerOf('sell').id };
}

export async function bindCard({ store, sealer, executor }: Context, owner: string): Promise<void> {
  const requireSession = () => Promise.resolve();
  await saveCard({ db: store.db, sealer, executor }, { owner, requireSession }, bankForm);
}

interface Placed {
  side?: string | undefined;
  became?: string | undefined;
  clientOrderId?: string | undefined;
}

interface Opened {
  side: 'buy' | 'sell';
  clientId?: string;
  /** Time since the payment, in ms. */
  paidMsAgo?: number;
  openedMsAgo?: number;
}

/** An order of 100 EUR, by any user, verified or not. */
export async function openedFor(
  context: Context,
  owner: string,
  { side, clientId, paidMsAgo, openedMsAgo }: Opened,
): Promise<number> {
  await giveOffers(context);
  if (side === 'sell') await bindCard(context, owner);
  const offer = offerOf(side);
  const userId = Number(owner.slice('user:'.length));
  const asked: Placing = { owner, userId, offer: offer.id, means: 'money', value: '100', clientId };
  const isPaid = paidMsAgo !== undefined;
  const picture = isPaid ? { owner, path: await uploadPicture(context, owner) } : undefined;
  return context.executor.runForPlatform('state.otc', async (tx) => {
    const id = await openOrder(tx, asked, offer);
    const row = (await otcRows.find(tx.db, id))!;
    if (isPaid) {
      await change(tx.db, row, { state: 'paid', paid_at: BigInt(tx.now - paidMsAgo) });
      const actor = side === 'buy' ? 'customer' : 'merchant';
      await addEvent(tx, row, { actor, what: 'paid', said: 'TRX 20261121 0042', picture });
    }
    if (openedMsAgo !== undefined)
      await change(tx.db, row, { expires_at: row.expires_at - BigInt(openedMsAgo) });
    return id;
  });
}

/** An order of 100 EUR on the first offer, in the given state. */
export async function otcPlaced(
  context: Context,
  owner: string,
  { side = 'buy', became, clientOrderId = 'otc-5Hn2Qp7z' }: Placed,
): Promise<StateValues> {
  const values = await readyForOtc(context, owner);
  const { executor } = context;
  const isPaid = became !== undefined && became !== 'cancelled' && became !== 'dismissed';
  const id = await openedFor(context, owner, {
    side: side === 'sell' ? 'sell' : 'buy',
    clientId: clientOrderId,
    ...(isPaid && { paidMsAgo: became === 'overdue' ? appealAfterMs : 0 }),
  });
  await executor.runForPlatform('state.otc', async (tx) => {
    const row = (await otcRows.find(tx.db, id))!;
    if (became === 'appealed') {
      await change(tx.db, row, { state: 'appeal', appealed_at: row.created_at });
      await addEvent(tx, row, { actor: 'customer', what: 'appealed', reason: 'notReleased', said: 'Paid' });
    }
    if (became === 'released') await release(tx, row, 'merchant');
    if (became === 'cancelled' || became === 'dismissed') await cancelOrder(tx, row, 'buyer');
    if (became === 'dismissed')
      await change(tx.db, (await otcRows.find(tx.db, id))!, {
        appealed_at: BigInt(tx.now),
        appeal_result: 'dismissed',
      });
  });
  return { ...values, order_id: id };
}
