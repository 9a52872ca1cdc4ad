// Users who can trade timed options, and orders in each state, with ticks that the test knows.
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { toUnits } from '../../ledger/units.ts';
import { tickOptions } from '../../domains/option/optionNotices.ts';
import { fundDemo } from '../../domains/lever/public/demo.ts';
import { silentAfterMs } from '../../instruments/indexOf.ts';
import { demoAsset } from '../../domains/lever/public/demoContracts.ts';
import { optionPlatformOwner } from '../../domains/option/OptionMoney.ts';
import { findLevel, statuses } from '../../domains/verification/public/levels.ts';
import { stakes } from '../../domains/option/public/terms.ts';
import { readyFor } from './contractStates.ts';
import { verifyBoth } from './verificationStates.ts';

const symbol = 'BTC/USDT';
const matchId = 1;

/** Runs a tick at which BTC/USDT has this price only, or none. */
export async function tickAt(
  { executor, optionBook, clock }: Context,
  price: string | undefined,
): Promise<void> {
  const at = clock.now();
  const units = toUnits(price ?? '0', 8);
  const index = { price: units, used: [{ source: 'state', price: units, at }], outliers: [] };
  const indexOf = (of: string) => (of === symbol && price !== undefined ? index : undefined);
  for (let isMore = true; isMore;)
    isMore = await executor.runForPlatform('state.optionTick', (tx) => tickOptions(tx, optionBook, indexOf));
}

/**
 * User on a funded platform, with both verification levels, passed questions, and this amount in the options account.
 */
export async function readyForOptions(context: Context, owner: string, amount: string): Promise<void> {
  const { db } = context.store;
  // The same user may have been prepared before.
  const level = await findLevel(db, owner, 'advanced');
  if (Number(level?.status) !== statuses.verified)
    await verifyBoth(context, owner, { card_id: `LZ${owner.replace(/\D/g, '').padStart(6, '0')}` });
  await readyFor(context, owner, {
    product: 'option',
    account: 'micro',
    amount,
    houses: [optionPlatformOwner],
  });
  await fundDemo(context.executor, [optionPlatformOwner]);
}

/** State that calls about options require. */
export async function optionsOffered(context: Context, owner: string): Promise<StateValues> {
  await readyForOptions(context, owner, '1000');
  return { match_id: matchId };
}

const seconds = 60;
/** Number of ticks between entry and expiry, more than count. */
const ticks = 30;

export async function optionPlaced(
  context: Context,
  owner: string,
  {
    became,
    clientOrderId = 'option-7Kd2Wq9x',
  }: { became?: string | undefined; clientOrderId?: string | undefined },
): Promise<StateValues> {
  await readyForOptions(context, owner, '1000');
  const { executor, optionBook } = context;
  // A frozen clock is advanced by hand.
  const { advance } = context.clock as { advance?: (ms: number) => void };
  const asset = became === 'demo' ? demoAsset : stakes.asset;
  const order = { owner, matchId, asset, direction: 'up', seconds, stake: '100' } as const;
  const { id } = await executor.runForPlatform('state.option', (tx) =>
    optionBook.place(tx, { ...order, clientOrderId }),
  );
  if (became === undefined || !advance) return { option_id: id, match_id: matchId };
  advance(200);
  await tickAt(context, '50000');
  if (became === 'running') return { option_id: id, match_id: matchId };
  if (became === 'returned') advance(seconds * 1000 + silentAfterMs + 1);
  else
    for (let count = 0; count < ticks; count += 1) {
      advance((seconds * 1000) / ticks);
      await tickAt(context, String(50_100 + count));
    }
  await tickAt(context, undefined);
  return { option_id: id, match_id: matchId };
}
