// Plans a withdrawal: validates the request against everything that can reject it. Runs before the code and fund
// password are checked, so that a mistake consumes neither, and again in the command that holds the money.
import type { Kysely } from 'kysely';
import type { LocaleId } from '../../../../contracts/locales.ts';
import { checkWithdrawal, payoutOf, payoutScale, receiptOf } from '../../../../contracts/rules/withdrawal.ts';
import type { Context } from '../../../context.ts';
import type { InputOf } from '../../../http/handler.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { timeLeft } from '../../account/public/timeLeft.ts';
import { refuseWhileHeld } from '../../account/public/withdrawalHolds.ts';
import { readCard } from '../../bank/public/cards.ts';
import { assets } from '../../../instruments/market.config.ts';
import type { Session } from '../../session/public/Sessions.ts';
import { requireVerified } from '../../verification/public/requireVerified.ts';
import { validateForOwner } from '../validateForOwner.ts';
import { listSaved, stateOf } from '../savedAddresses.ts';
import type { SavedRow } from '../savedAddresses.ts';
import type { BankPayout, Cost, WithdrawalNetwork } from '../withdrawalsConfig.ts';
import { lastChangeOf } from '../waitsFor.ts';
import { perDay, withdrawalDay } from './withdrawalDay.ts';

export type Form = InputOf<'requestWithdrawal'>;

export interface Plan {
  asset: string;
  units: bigint;
  feeUnits: bigint;
  cost: Cost;
  limit: string | undefined;
  /** Amount of the coin that was withdrawn today without review. */
  unseen: string;
  /** Time of the last change of a security setting. */
  changedAt: number | undefined;
  to: ToAddress | ToBank;
}
export interface ToAddress {
  way: 'address';
  place: WithdrawalNetwork;
  saved: SavedRow;
}
export interface ToBank {
  way: 'bank';
  bank: BankPayout;
  card: Readonly<Record<string, string>>;
  /** In hundredths. */
  units: bigint;
}

type Parts = Pick<Context, 'sealer' | 'config' | 'withdrawalNetworks' | 'fundPasswords'> & {
  db: Kysely<Schema>;
  /** In the caller's spot account. */
  availableOf(asset: string): bigint;
  now: number;
  locale: LocaleId;
};

/** @throws Refusal with the first obstacle */
export async function planWithdrawal(parts: Parts, { owner, userId }: Session, form: Form): Promise<Plan> {
  const { db, now, withdrawalNetworks: networks, fundPasswords } = parts;
  await requireVerified(db, owner);
  const asset = assets.find(({ id }) => String(id) === form.currency);
  if (!asset) throw new Refusal('withdrawal.coinRequired', { fields: { currency: '' } });
  if (!(await fundPasswords.isSet(userId))) throw new Refusal('account.fundPasswordMissing');
  await refuseWhileHeld(parts, userId, 'withdrawal.held');
  const target =
    form.type === 'bank'
      ? await bankOf(parts, owner, asset.code)
      : await addressOf(parts, owner, asset.code, form);
  const cost = target.way === 'bank' ? target.bank : target.place;
  const day = await withdrawalDay({ db, now, networks }, owner, asset.code);
  if (day.leftToday === 0)
    throw new Refusal('withdrawal.countLimit', {
      values: { max: String(perDay), until_ms: String(day.resetAt) },
    });
  const { scale } = asset;
  const available = fromUnits(parts.availableOf(asset.code), scale);
  const { fee, minimum } = cost;
  const [problem] = checkWithdrawal({
    amount: form.number,
    scale,
    coin: asset.code,
    available,
    fee,
    minimum,
    ...(day.limitLeft !== undefined && { limitLeft: day.limitLeft }),
    remark: form.remark ?? '',
  });
  if (problem) {
    const { field, reason, nearest = '', values } = problem;
    const words = reason === 'wallet.insufficientBalance' ? 'withdrawal.balance' : reason;
    throw new Refusal(reason, { fields: { [field]: nearest }, values, words });
  }
  const receipt = requireShown(form, cost, asset.code);
  return {
    asset: asset.code,
    units: toUnits(form.number, scale),
    feeUnits: toUnits(fee, scale),
    cost,
    limit: networks.limitOf(asset.code),
    unseen: day.unseen,
    changedAt: await lastChangeOf(db, userId),
    to: target.way === 'bank' ? { ...target, units: requirePayout(form, target.bank, receipt) } : target,
  };
}

async function bankOf(
  { db, sealer, withdrawalNetworks }: Parts,
  owner: string,
  asset: string,
): Promise<Omit<ToBank, 'units'>> {
  const bank = withdrawalNetworks.bankOf(asset);
  if (!bank) throw new Refusal('withdrawal.coinRequired', { fields: { currency: '' } });
  const card = await readCard({ db, sealer }, owner);
  if (!card) throw new Refusal('withdrawal.cardFirst');
  return { way: 'bank', bank, card };
}

/** An address that is saved, confirmed, no longer held, and no deposit address of ours by now. */
async function addressOf(
  { db, sealer, config, now, withdrawalNetworks }: Parts,
  owner: string,
  asset: string,
  { address = '', netType }: Form,
): Promise<ToAddress> {
  const fields = { address: '' };
  const network = netType?.toLowerCase();
  const rows = (await listSaved({ db, sealer }, owner, asset)).filter(
    (row) => row.address === address.trim() && (network === undefined || row.network === network),
  );
  const [saved] = rows;
  // With two networks, the intended one is ambiguous.
  if (!saved || rows.length > 1) throw new Refusal('withdrawal.addressFirst', { fields });
  const place = withdrawalNetworks.find(asset, saved.network);
  if (!place || place.suspended !== undefined || place.chain !== saved.chain)
    throw new Refusal('withdrawal.suspended', {
      values: { coin: asset, network: withdrawalNetworks.nameOf(saved.network) },
    });
  const state = stateOf(saved, now);
  if (state === 'waiting') throw new Refusal('withdrawal.addressWaiting', { fields });
  if (state === 'held')
    throw new Refusal('withdrawal.addressHeld', {
      fields,
      values: { ...timeLeft(Number(saved.usable_at) - now), until_ms: String(saved.usable_at) },
    });
  const { judged } = await validateForOwner({ db, sealer, config }, owner, { place, text: saved.address });
  if ('fault' in judged && judged.fault.kind !== 'saved')
    throw new Refusal('withdrawal.addressRefused', { fields });
  return { way: 'address', place, saved };
}

/** @throws Refusal where the user was shown another fee */
function requireShown(form: Form, { fee }: Cost, coin: string): string {
  const receipt = receiptOf(form.number, fee)!;
  const shown = form.expected_receipt;
  if (shown !== undefined && receiptOf(shown, '0') !== receipt)
    throw new Refusal('withdrawal.feeChanged', { values: { fee, receipt, coin } });
  return receipt;
}

/** @throws Refusal when the rate differs from the one shown, or pays out nothing */
function requirePayout(form: Form, { rate }: BankPayout, receipt: string): bigint {
  const shown = form.expected_rate;
  if (shown !== undefined && shown !== rate)
    throw new Refusal('withdrawal.rateChanged', { values: { rate } });
  const units = toUnits(payoutOf(receipt, rate) ?? '0', payoutScale);
  if (units === 0n) throw new Refusal('wallet.amountRequired', { fields: { number: '' } });
  return units;
}
