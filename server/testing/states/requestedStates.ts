// Provider states of requested and possible withdrawals (contracts/states).
import { payoutOf, payoutScale, receiptOf } from '../../../contracts/rules/withdrawal.ts';
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import { timedId } from '../../store/timedId.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import { makeTransfer } from '../../domains/wallet/transfers.ts';
import { post } from '../../domains/withdrawal/payouts/applyAnswer.ts';
import { countTold } from '../../domains/withdrawal/payouts/settleDispute.ts';
import { keepTold } from '../../domains/withdrawal/payouts/told.ts';
import type { WithdrawalRow } from '../../domains/withdrawal/tables.ts';
import { aboutRequest, giveBack } from '../../domains/withdrawal/withdrawalReviews.ts';
import { change, keepDetails, referenceOf } from '../../domains/withdrawal/withdrawalRows.ts';
import { verifyBoth } from './verificationStates.ts';
import { saveUsed } from './withdrawalStates.ts';

const coin = 'USDT';
const asset = assetOf(coin);
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const inSpot = '1000';
/** Amount that the calls send. */
const number = '100';
const clientId = 'withdrawal-3Kd8wQz1';

/** Holds `inSpot` in the spot account and the rest in another. Fund password, card and code are separate states. */
export async function readyToWithdraw(context: Context, owner: string): Promise<StateValues> {
  const { executor, store, random, committed, withdrawalNetworks, leverBook } = context;
  await verifyBoth(context, owner);
  await saveUsed(context, owner);
  const has = await committed.read(({ ledger }) => ledger.balance(accountOf(owner, coin)).available);
  const amount = fromUnits(has - toUnits(inSpot, asset.scale), asset.scale);
  const move = { owner, asset, from: 'change', to: 'lever', amount } as const;
  await makeTransfer({ executor, db: store.db, random, leverBook }, move);
  const bank = withdrawalNetworks.bankOf(coin)!;
  return {
    currency: asset.id,
    address,
    rate: bank.rate,
    receipt: receiptOf(number, withdrawalNetworks.find(coin, 'trc20')!.fee)!,
    bank_receipt: receiptOf(number, bank.fee)!,
  };
}

/**
 * Eight withdrawals, oldest to newest.
 * @returns their ids
 */
export async function requestEight(context: Context, owner: string): Promise<StateValues> {
  const { executor, withdrawalNetworks: own } = context;
  // Simulated chains have no explorer.
  const explorer = 'https://explorer.example.com/{hash}';
  Object.assign(own, { networks: own.networks.map((each) => ({ ...each, explorer })) });
  return executor.runForPlatform('state.withdrawals', async (tx) => {
    const now = BigInt(tx.now);
    const keep = (amount: string, changes: Partial<WithdrawalRow> = {}) =>
      keepRow(context, tx, { owner, amount, changes });
    const half = await keep('40', {
      ...sentPart(now, 'ef'),
      state: 'arrived',
      arrived_at: now,
      dispute: 'amount',
    });
    post(tx, half);
    const units = toUnits('19.5', asset.scale);
    await keepTold(tx, half, [], { attempt: half.attempt, hash: half.hash!, units, is_confirmed: 1n });
    await countTold(tx, half);
    const delayed = await keep('50', { state: 'queued', decided_at: now, delayed_at: now });
    const toBank = await openCase(tx, await keep('100', bankPart(context, '100')), 'withdrawal.bank');
    const cancelled = await keep('60');
    await giveBack(tx, cancelled, { state: 'cancelled' });
    const rejected = await keep('70');
    const reasons = JSON.stringify({ address: 'withdrawal.addressDoubtful' });
    await giveBack(tx, rejected, { state: 'rejected', reasons });
    const arrived = await keep('80', { ...sentPart(now, 'ab'), state: 'arrived', arrived_at: now });
    post(tx, arrived);
    await change(tx, arrived, { confirmations: arrived.confirmations_needed });
    const sent = await keep('90', sentPart(now, 'cd'));
    post(tx, sent);
    const first = await openCase(tx, await keep('500', { client_id: clientId }), 'withdrawal.request');
    const numbers = { withdrawal: first, sent, arrived, rejected, cancelled, to_bank: toBank, delayed, half };
    return {
      ...Object.fromEntries(Object.entries(numbers).map(([name, { id }]) => [name, Number(id)])),
      client_withdrawal_id: clientId,
    };
  });
}

const sentPart = (now: bigint, hex: string): Partial<WithdrawalRow> => ({
  state: 'sent',
  decided_at: now,
  sent_at: now,
  hash: hex.repeat(32),
  confirmations: 3n,
});

function bankPart({ withdrawalNetworks }: Context, amount: string): Partial<WithdrawalRow> {
  const { currency, rate, fee } = withdrawalNetworks.bankOf(coin)!;
  return {
    way: 'bank',
    network: null,
    chain: null,
    address: null,
    confirmations_needed: 0n,
    bank_currency: currency,
    bank_rate: rate,
    fee_units: toUnits(fee, asset.scale),
    bank_units: toUnits(payoutOf(receiptOf(amount, fee), rate)!, payoutScale),
  };
}

export async function keepRow(
  { sealer, withdrawalNetworks }: Context,
  tx: MoneyTx,
  { owner, amount, changes }: { owner: string; amount: string; changes: Partial<WithdrawalRow> },
): Promise<WithdrawalRow> {
  const newest = await tx.db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = BigInt(timedId(Number(newest?.id ?? 0), tx.now));
  const units = toUnits(amount, asset.scale);
  const hold = tx.ledger.hold(accountOf(owner, coin), units, {
    reason: 'withdrawal.request',
    reference: referenceOf(id),
  });
  const place = withdrawalNetworks.find(coin, 'trc20')!;
  const row: WithdrawalRow = {
    id,
    owner,
    asset: coin,
    units,
    fee_units: toUnits(place.fee, asset.scale),
    way: 'address',
    network: place.network,
    chain: place.chain,
    address,
    confirmations_needed: 20n,
    bank_units: null,
    bank_currency: null,
    bank_rate: null,
    state: 'review',
    hold: BigInt(hold.id),
    review: null,
    why: '[]',
    reasons: '{}',
    client_id: null,
    created_at: BigInt(tx.now),
    decided_at: null,
    delayed_at: null,
    attempt: 0n,
    handed: 0n,
    unanswered_at: null,
    ask_at: null,
    hash: null,
    confirmations: 0n,
    sent_at: null,
    arrived_at: null,
    dispute: null,
    own_units: null,
    house_units: null,
    ...changes,
  };
  await tx.db.insertInto('withdrawal').values(row).execute();
  const card = { bank_name: 'Sample Bank Köln', bank_account: '4000000000003000' };
  await keepDetails(tx.db, sealer, row, {
    remark: 'Savings',
    label: row.way === 'bank' ? '' : 'Ledger',
    ...(row.way === 'bank' && { card }),
  });
  return row;
}

async function openCase(
  tx: MoneyTx,
  row: WithdrawalRow,
  kind: 'withdrawal.request' | 'withdrawal.bank',
): Promise<WithdrawalRow> {
  const about = aboutRequest(row, row.way === 'bank' ? 'EUR' : 'TRC20', ['sum']);
  const review = await tx.openReview(kind, { owner: row.owner, about, reference: referenceOf(row.id) });
  return change(tx, row, { review: BigInt(review) });
}
