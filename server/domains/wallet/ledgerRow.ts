import type { LocaleId } from '../../../contracts/locales.ts';
import type { Asset } from '../../../contracts/market.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Account } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { accountTypeOf } from './accountTypes.ts';
import type { CausingOrder } from './findCausingOrders.ts';
import type { LedgerEntry } from './ledgerEntries.ts';
import type { ReasonMeaning } from '../../ledger/reasons.ts';

/** P2P order of a posting, whose reference is that of the order. */
function otcOrderOf({ reference }: LedgerEntry): { otc_order_id?: number } {
  const id = /^otc:(\d+)$/.exec(reference)?.[1];
  return id === undefined ? {} : { otc_order_id: Number(id) };
}

/** Row of wallet/legal_log. */
export function ledgerRow(
  entry: LedgerEntry,
  {
    account,
    asset,
    meaning,
    order,
    locale,
  }: {
    account: Account;
    asset: Asset;
    /** Meaning of its reason, where known. */
    meaning: ReasonMeaning | undefined;
    order?: CausingOrder;
    locale: LocaleId;
  },
): components['schemas']['LedgerRow'] {
  const { id, units, after, reason, createdAt } = entry;
  return {
    id,
    value: fromUnits(units, asset.scale),
    info: infoOf(meaning, order, locale),
    type: accountTypeOf(account.kind),
    currency: asset.id,
    currency_name: asset.code,
    created_time: Math.floor(createdAt / 1000),
    // A row changes the whole balance, of which holds are a part.
    is_lock: 0,
    created_ms: createdAt,
    ...(meaning ? { kind: meaning.kind } : {}),
    reason,
    balance_after: fromUnits(after, asset.scale),
    ...(order ? { order_id: order.id, symbol: order.symbol, side: order.side === 'buy' ? 1 : 2 } : {}),
    ...otcOrderOf(entry),
  };
}

function infoOf(
  meaning: ReasonMeaning | undefined,
  order: CausingOrder | undefined,
  locale: LocaleId,
): string {
  const text = meaning?.text ?? 'ledger.other';
  if (typeof text === 'string') return refusalText(text, locale);
  return order
    ? refusalText(text[order.side], locale, { symbol: order.symbol })
    : refusalText('ledger.other', locale);
}
