// Deposits and claims as in the protocol: rows of charge_mention/log2.
import { bankScale } from '../../../contracts/rules/depositClaim.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText, storedReasonText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { secondsText } from '../../http/secondsText.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import type { DepositRow } from './tables.ts';
import type { ClaimRow } from './claims/claimRows.ts';
import { claimStatuses, depositStatuses } from './depositLists.ts';
import type { Listed } from './depositLists.ts';
import type { Deposits } from './Deposits.ts';

type Row = components['schemas']['DepositRow'];
type Networks = Pick<Deposits, 'heightOf' | 'blockMsOf' | 'nameOf'>;

/** Undefined for a coin that is no longer configured: its decimals are unknown. */
export function listedRow(listed: Listed, deposits: Networks, locale: LocaleId): Row | undefined {
  const scale = assets.find(({ code }) => code === listed.row.asset)?.scale;
  if (scale === undefined) return undefined;
  return listed.of === 'deposit'
    ? depositRow(listed.row, scale, deposits, locale)
    : claimRow(listed.row, scale, deposits, locale);
}

function depositRow(row: DepositRow, scale: number, deposits: Networks, locale: LocaleId): Row {
  const created = Number(row.created_at);
  const needed = Number(row.confirmations_needed);
  const confirmations = confirmationsOf(row, deposits.heightOf(row.chain));
  const blockMs = deposits.blockMsOf(row.chain);
  const min = fromUnits(row.minimum_units, scale);
  return {
    id: Number(row.id),
    name: row.asset,
    amount: fromUnits(row.units, scale),
    status: depositStatuses[row.state],
    state: row.state,
    remark: remarkOf(row, min, locale),
    created_at: secondsText(created),
    created_ms: created,
    network: row.network,
    network_name: deposits.nameOf(row.network),
    hash: row.hash,
    address: row.address,
    min_number: min,
    confirmations_needed: needed,
    ...(confirmations !== undefined && { confirmations }),
    ...(row.state === 'seen' &&
      confirmations !== undefined &&
      blockMs !== undefined && { left_s: Math.ceil(((needed - confirmations) * blockMs) / 1000) }),
  };
}

/** Reason why it is not credited. */
function remarkOf({ state, rejected, asset }: DepositRow, min: string, locale: LocaleId): string | null {
  if (state === 'belowMinimum') return refusalText('deposit.belowMinimum', locale, { min, coin: asset });
  if (state === 'held') return refusalText('deposit.held', locale);
  return state === 'rejected' && rejected !== null ? storedReasonText(rejected, locale) : null;
}

/** Number of blocks read since it was included; fixed after it is final. */
function confirmationsOf(row: DepositRow, height: number | undefined): number | undefined {
  const needed = Number(row.confirmations_needed);
  if (row.state !== 'seen' && row.state !== 'reversed') return needed;
  if (row.height === null) return 0;
  if (height === undefined) return undefined;
  return Math.min(needed, Math.max(1, height - Number(row.height) + 1));
}

function claimRow(row: ClaimRow, scale: number, deposits: Networks, locale: LocaleId): Row {
  const created = Number(row.created_at);
  // Found on the network, but not recorded as a deposit yet.
  const state = row.state === 'found' ? 'submitted' : row.state;
  const reasons = Object.values(JSON.parse(row.reasons) as Record<string, string>);
  return {
    id: Number(row.id),
    name: row.asset,
    amount: fromUnits(row.units, scale),
    status: claimStatuses[state],
    state,
    way: row.way,
    remark: reasons.length > 0 ? reasons.map((reason) => storedReasonText(reason, locale)).join('. ') : null,
    created_at: secondsText(created),
    created_ms: created,
    ...(row.state === 'submitted' && { review_id: Number(row.review) }),
    ...(row.network !== null && {
      network: row.network,
      network_name: deposits.nameOf(row.network),
      confirmations: 0,
      confirmations_needed: Number(row.confirmations_needed),
    }),
    ...(row.hash !== null && { hash: row.hash }),
    ...(row.address !== null && { address: row.address }),
    ...(row.bank_units !== null && {
      bank_amount: fromUnits(row.bank_units, bankScale),
      bank_currency: row.bank_currency!,
      rate: row.rate!,
      reference: row.reference!,
    }),
  };
}
