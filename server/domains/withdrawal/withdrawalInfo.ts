// Cost of withdrawing a coin, and the amount available to the user now.
import type { Kysely } from 'kysely';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { arrivalHours } from '../../../contracts/rules/withdrawal.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Context } from '../../context.ts';
import { fromUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import { assets } from '../../instruments/market.config.ts';
import { perDay, withdrawalDay } from './requests/withdrawalDay.ts';
import type { BankPayout } from './withdrawalsConfig.ts';

type Info = components['schemas']['WithdrawalInfo'];

/** Minimum sample size for a typical duration. */
const knownFrom = 10;
const knownMost = 100;

/** @throws Refusal withdrawal.coinRequired when the coin cannot be withdrawn at all */
export async function withdrawalInfoOf(
  context: Context,
  { owner, currency, locale }: { owner: string; currency: string; locale: LocaleId },
): Promise<Info> {
  const { store, clock, withdrawalNetworks: networks, committed } = context;
  const asset = assets.find(({ id }) => String(id) === currency);
  const own = asset ? networks.networksOf(asset.code) : [];
  const bank = asset && networks.bankOf(asset.code);
  const first = own.find(({ suspended }) => suspended === undefined) ?? own[0] ?? bank;
  if (!asset || !first) throw new Refusal('withdrawal.coinRequired', { fields: { currency: '' } });
  const balances = await committed.read(({ ledger }) => ledger.balances(owner));
  const available =
    balances.find((each) => each.kind === 'change' && each.asset === asset.code)?.available ?? 0n;
  const { db } = store;
  const day = await withdrawalDay({ db, now: clock.now(), networks }, owner, asset.code);
  const limit = networks.limitOf(asset.code);
  return {
    name: asset.code,
    rate: first.fee,
    min_number: first.minimum,
    change_balance: fromUnits(available, asset.scale),
    networks: await Promise.all(
      own.map(async ({ network, fee, minimum }) => ({
        network,
        fee,
        min_number: minimum,
        ...(await medianPart(db, asset.code, network)),
      })),
    ),
    ...(bank && { bank: { ...bankPart(bank, locale), ...(await medianPart(db, asset.code, null)) } }),
    left_today: day.leftToday,
    per_day: perDay,
    reset_ms: day.resetAt,
    ...(limit !== undefined && { limit_day: limit, limit_left: day.limitLeft! }),
    arrival_h: { ...arrivalHours },
  };
}

const bankPart = ({ fee, minimum, currency, rate, rateSource }: BankPayout, locale: LocaleId) => ({
  fee,
  min_number: minimum,
  currency,
  rate,
  rate_source:
    typeof rateSource === 'string' ? refusalText(rateSource, locale) : (rateSource[locale] ?? rateSource.en),
});

/** Time from request to sending, of the last hundred. */
async function medianPart(
  db: Kysely<Schema>,
  asset: string,
  network: string | null,
): Promise<{ median_s?: number }> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['created_at', 'sent_at'])
    .where('asset', '=', asset)
    // PostgreSQL indexes do not order rows by a null column.
    .$if(network === null, (query) => query.where('way', '=', 'bank'))
    .$if(network !== null, (query) => query.where('network', '=', network))
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(knownMost)
    .execute();
  if (rows.length < knownFrom) return {};
  const took = rows.map((row) => Number(row.sent_at! - row.created_at)).sort((a, b) => a - b);
  const [low, high] = [took[(took.length - 1) >> 1]!, took[took.length >> 1]!];
  return { median_s: Math.ceil((low + high) / 2000) };
}
