// Users who can trade contracts, at a mark that the test knows.
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { accountOf } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import { closing, settingStops } from '../../domains/lever/leverCommands.ts';
import type { MarginMode } from '../../domains/lever/engine/LeverTrade.ts';
import type { AskedProduct } from '../../domains/products/productNames.ts';
import { tickContracts } from '../../domains/lever/engine/tickContracts.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../../domains/lever/engine/LeverMoney.ts';
import { makeTransfer } from '../../domains/wallet/transfers.ts';

const symbol = 'BTC/USDT';
const asset = assetOf('USDT');

/** Runs a tick at which these contracts have this price only, including all that is due by it. */
export async function markAt(
  { executor, leverBook, clock }: Context,
  price: string,
  symbols: readonly string[] = [symbol],
): Promise<void> {
  const at = clock.now();
  const units = toUnits(price, 8);
  const index = { price: units, used: [{ source: 'state', price: units, at }], outliers: [] };
  const indices = new Map(symbols.map((each) => [each, index]));
  while (await executor.runForPlatform('state.mark', (tx) => tickContracts(tx, leverBook, indices)));
}

/** User on a funded platform, with passed questions and this amount in the contract account. */
export async function readyForContracts(context: Context, owner: string, amount: string): Promise<void> {
  await readyFor(context, owner, {
    amount,
    product: 'lever',
    account: 'lever',
    houses: [counterpartyOwner, leverInsuranceOwner],
  });
}

/** The same for any product with questions. */
export async function readyFor(
  context: Context,
  owner: string,
  {
    product,
    account,
    amount,
    houses,
  }: { product: AskedProduct; account: 'lever' | 'micro'; amount: string; houses: readonly string[] },
): Promise<void> {
  const { executor, store, random, leverBook, products, clock } = context;
  const missing = await executor.runForPlatform('state.house', ({ ledger }) => {
    for (const house of houses) {
      const to = accountOf(house, asset.code);
      if (ledger.balance(to).available > 0n) continue;
      const from = accountOf(issuanceOwner, asset.code);
      const units = toUnits('1000000', asset.scale);
      ledger.transfer({ from, to, units, reason: 'house.issue', reference: '' });
    }
    return toUnits(amount, asset.scale) - ledger.balance(accountOf(owner, asset.code, account)).available;
  });
  const set = products.questionsOf(product);
  if (set) {
    const passed = { owner, product, version: set.version, passed_at: clock.now() };
    await executor.run('state.questions', ({ db }) =>
      db
        .insertInto('questions_passed')
        .values(passed)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  // The same user may have been prepared before, and have spent from the spot account since.
  if (missing <= 0n) return;
  const move = {
    owner,
    asset,
    from: 'change',
    to: account,
    amount: fromUnits(missing, asset.scale),
  } as const;
  await makeTransfer({ executor, db: store.db, random, leverBook }, move);
}

const pair = pairs.find((each) => each.symbol === symbol)!;
const pairNumbers = { currency_id: pair.currencyId, legal_id: pair.legalId };

/** Rounds the market's own index to whole units of the quote asset, so that fractions of it stay on the tick. */
async function knownMark(context: Context): Promise<number> {
  const index = context.market.index(symbol);
  const price = index ? Math.round(Number(fromUnits(index.price, 8))) : 50_000;
  await markAt(context, String(price));
  return price;
}

/** State that calls about contracts require: a mark, passed questions, and 5,000 USDT in the contract account. */
export async function contractsOffered(context: Context, owner: string): Promise<StateValues> {
  await readyForContracts(context, owner, '5000');
  await knownMark(context);
  return pairNumbers;
}

/** Ratio of each price to the mark. */
const shareOf = { limit: 0.5, takeProfit: 1.05, stopLoss: 0.95, liquidation: 0.9, gain: 1.02 };

/** Removes the platform's funds until the next preparation. */
const emptyPlatform = ({ executor }: Context) =>
  executor.runForPlatform('state.house', ({ ledger }) => {
    for (const house of [counterpartyOwner, leverInsuranceOwner]) {
      const from = accountOf(house, asset.code);
      const units = ledger.balance(from).available;
      const to = accountOf('system:state', asset.code);
      if (units > 0n) ledger.transfer({ from, to, units, reason: 'house.move', reference: '' });
    }
  });

interface OpenedContract {
  became?: string | undefined;
  clientOrderId?: string | undefined;
  mode?: MarginMode | undefined;
}

export async function contractOpened(
  context: Context,
  owner: string,
  { became, clientOrderId = 'contract-5Tn8Xy2b', mode = 'isolated' }: OpenedContract,
): Promise<StateValues> {
  await readyForContracts(context, owner, '5000');
  const { executor, leverBook } = context;
  const mark = await knownMark(context);
  const at = (share: number) => String(Math.round(mark * share));
  const stops = { takeProfit: at(shareOf.takeProfit), stopLoss: at(shareOf.stopLoss) };
  const order = { owner, symbol, side: 'long', mode, leverage: 10, lots: 10 } as const;
  const limit = became === 'pending' ? at(shareOf.limit) : undefined;
  // Not as a user command: another one with this id would count as the same command.
  const { id } = await executor.runForPlatform('state.contract', (tx) =>
    leverBook.place(tx, { ...order, limit, clientOrderId }),
  );
  if (became === 'guarded') await executor.perform(settingStops(leverBook), owner, { owner, id, ...stops });
  if (became === 'closed') await executor.perform(closing(leverBook), owner, { owner, id });
  if (became === 'owed') {
    await emptyPlatform(context);
    await markAt(context, at(shareOf.gain));
    await executor.perform(closing(leverBook), owner, { owner, id });
  }
  if (became === 'asked') {
    // At a time after the mark has expired.
    await executor.runForPlatform('state.ask', (tx) =>
      leverBook.close({ ...tx, now: tx.now + 20_000 }, { owner, id, worst: at(shareOf.stopLoss) }),
    );
  }
  if (became === 'liquidated') {
    await markAt(context, at(shareOf.liquidation));
    await markAt(context, String(mark));
  }
  const asked = leverBook.trades.get(id)?.asked;
  return {
    lever_id: id,
    ...pairNumbers,
    stop_loss_price: stops.stopLoss,
    ...(asked && { asked_ms: asked.at }),
  };
}
