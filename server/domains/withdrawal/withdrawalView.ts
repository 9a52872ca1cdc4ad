// Withdrawals in wire format: rows of charge_mention/log3.
import { payoutScale } from '../../../contracts/rules/withdrawal.ts';
import { maskedAccount } from '../../../contracts/rules/identity/bankMask.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { storedReasonText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import { canCancel } from './requests/cancelWithdrawal.ts';
import { sharesOf } from './payouts/settleDispute.ts';
import type { WithdrawalRow } from './tables.ts';
import { withdrawalStatuses } from './withdrawalLists.ts';
import type { WithdrawalNetworks } from './WithdrawalNetworks.ts';
import type { Details } from './withdrawalRows.ts';

type Row = components['schemas']['WithdrawalRow'];

interface Shown {
  networks: WithdrawalNetworks;
  /** Block time of the chain; undefined where unknown. */
  blockMs: number | undefined;
  /** Undefined once they are deleted. */
  details: Details | undefined;
  locale: LocaleId;
}

/** Undefined for a coin that is no longer configured: its decimals are unknown. */
export function withdrawalView(row: WithdrawalRow, shown: Shown): Row | undefined {
  const scale = assets.find(({ code }) => code === row.asset)?.scale;
  if (scale === undefined) return undefined;
  const state = stateOf(row);
  const { received, returned } = outcomeOf(row);
  const reasons = Object.values(JSON.parse(row.reasons) as Record<string, string>);
  return {
    id: Number(row.id),
    name: row.asset,
    number: fromUnits(row.units, scale),
    rate: fromUnits(row.fee_units, scale),
    real_number: fromUnits(received, scale),
    ...(returned > 0n && { returned: fromUnits(returned, scale) }),
    status: state === 'checking' ? 1 : withdrawalStatuses[row.state],
    create_time: Math.floor(Number(row.created_at) / 1000),
    address: row.address,
    notes: reasons.length > 0 ? reasons.map((each) => storedReasonText(each, shown.locale)).join('. ') : null,
    state,
    can_cancel: canCancel(row),
    type: row.way,
    ...timesOf(row),
    ...(row.way === 'bank' ? bankPart(row, shown) : chainPart(row, shown)),
    ...(shown.details?.remark && { remark: shown.details.remark }),
  };
}

/** Outcome settled by an operator where a provider sent another amount, of which not all was returned. */
function outcomeOf(row: WithdrawalRow): { received: bigint; returned: bigint } {
  const asked = row.units - row.fee_units;
  if (row.state !== 'sent' && row.state !== 'arrived') return { received: asked, returned: 0n };
  const { owner, house } = sharesOf(row);
  return { received: owner + house, returned: asked - owner };
}

/** State for the owner, without the internal steps. */
function stateOf({ state, delayed_at, unanswered_at, dispute }: WithdrawalRow): Row['state'] {
  if (dispute !== null && (state === 'sent' || state === 'arrived')) return 'checking';
  if (state === 'failed') return 'checking';
  if (state === 'handed') return unanswered_at === null ? 'sending' : 'checking';
  if (state === 'queued') return delayed_at === null ? 'sending' : 'delayed';
  return state === 'returned' ? 'rejected' : state;
}

function timesOf({ created_at, decided_at, delayed_at, sent_at, arrived_at, state }: WithdrawalRow) {
  const times = {
    created_ms: created_at,
    decided_ms: decided_at,
    sent_ms: sent_at,
    arrived_ms: arrived_at,
    delayed_ms: state === 'queued' ? delayed_at : null,
  };
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, time]) => (time === null ? [] : [[name, Number(time)]])),
  ) as Partial<Record<keyof typeof times, number>>;
}

function chainPart(row: WithdrawalRow, { networks, blockMs, details }: Shown): Partial<Row> {
  const place = networks.find(row.asset, row.network!);
  const left = Math.max(0, Number(row.confirmations_needed - row.confirmations));
  const isSent = row.sent_at !== null;
  return {
    network: row.network!,
    network_name: networks.nameOf(row.network!),
    ...(details?.label && { label: details.label }),
    ...(row.hash !== null && {
      tx_hash: row.hash,
      ...(place?.explorer !== undefined && { explorer_url: place.explorer.replace('{hash}', row.hash) }),
    }),
    ...(isSent && {
      confirmations: Math.min(Number(row.confirmations), Number(row.confirmations_needed)),
      confirmations_needed: Number(row.confirmations_needed),
    }),
    ...(row.state === 'sent' && blockMs !== undefined && { left_s: Math.ceil((left * blockMs) / 1000) }),
  };
}

function bankPart(row: WithdrawalRow, { details }: Shown): Partial<Row> {
  const { bank_name, bank_account } = details?.card ?? {};
  return {
    bank_amount: fromUnits(row.bank_units!, payoutScale),
    bank_currency: row.bank_currency!,
    bank_rate: row.bank_rate!,
    ...(bank_name !== undefined && { bank_name }),
    ...(bank_account !== undefined && { bank_account: maskedAccount(bank_account) }),
  };
}
