import type { LocaleId } from '../../contracts/locales.ts';
import type { Asset } from '../../contracts/market.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import type { components } from '../../contracts/schema.d.ts';
import type { Account } from '../ledger/account.ts';
import { fromUnits } from '../ledger/units.ts';
import { accountTypeOf } from '../wallet/accountTypes.ts';
import type { CausingOrder } from '../wallet/findCausingOrders.ts';
import type { LedgerEntry } from '../wallet/ledgerEntries.ts';
import { ledgerKindOf } from '../wallet/ledgerKinds.ts';

/** A row of wallet/legal_log. */
export function ledgerRow(
  entry: LedgerEntry,
  {
    account,
    asset,
    order,
    locale,
  }: { account: Account; asset: Asset; order?: CausingOrder; locale: LocaleId },
): components['schemas']['LedgerRow'] {
  const { id, units, after, reason, createdAt } = entry;
  const kind = ledgerKindOf(reason);
  return {
    id,
    value: fromUnits(units, asset.scale),
    info: infoOf(reason, order, locale),
    type: accountTypeOf(account.kind),
    currency: asset.id,
    currency_name: asset.code,
    created_time: Math.floor(createdAt / 1000),
    // A row is a change of the whole balance: what an open order holds is part of it.
    is_lock: 0,
    created_ms: createdAt,
    ...(kind ? { kind } : {}),
    reason,
    balance_after: fromUnits(after, asset.scale),
    ...(order ? { order_id: order.id, symbol: order.symbol, side: order.side === 'buy' ? 1 : 2 } : {}),
  };
}

function infoOf(reason: string, order: CausingOrder | undefined, locale: LocaleId): string {
  if (reason === 'sandbox.grant') return refusalText('ledger.practiceMoney', locale);
  if (reason === 'wallet.transfer') return refusalText('ledger.transfer', locale);
  if (order && reason === 'spot.fee') return refusalText('ledger.spotFee', locale, { symbol: order.symbol });
  if (order && reason === 'spot.trade') {
    const values = { symbol: order.symbol };
    return order.side === 'buy'
      ? refusalText('ledger.spotBuy', locale, values)
      : refusalText('ledger.spotSell', locale, values);
  }
  return refusalText('ledger.other', locale);
}
