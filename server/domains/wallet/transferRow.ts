import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { components } from '../../../contracts/schema.d.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import type { MadeTransfer } from './transfers.ts';

/** Row of wallet/hzhistory. */
export function transferRow(transfer: MadeTransfer, locale: LocaleId): components['schemas']['TransferRow'] {
  const { id, asset: code, from, to, units, fromAfter, toAfter, clientTransferId, createdAt } = transfer;
  const asset = assets.find((candidate) => candidate.code === code)!;
  return {
    id,
    currency_name: code,
    value: fromUnits(units, asset.scale),
    info: refusalText('ledger.transfer', locale),
    created_time: Math.floor(createdAt / 1000),
    created_ms: createdAt,
    currency: asset.id,
    from_field: from,
    to_field: to,
    from_after: fromUnits(fromAfter, asset.scale),
    to_after: fromUnits(toAfter, asset.scale),
    ...(clientTransferId === undefined ? {} : { client_transfer_id: clientTransferId }),
  };
}
