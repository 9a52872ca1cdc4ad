import type { IntlShape } from 'react-intl';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';

/** Title of a row in two or three words; the server's sentence where its reason is unknown. */
export function ledgerTitle(intl: IntlShape, { reason, symbol, side, info }: LedgerRow): string {
  const coin = symbol?.split('/')[0];
  if (reason === 'spot.trade' && coin !== undefined && (side === 1 || side === 2))
    return side === 1
      ? intl.formatMessage({ id: 'ledger.title.buy', defaultMessage: 'Bought {coin}' }, { coin })
      : intl.formatMessage({ id: 'ledger.title.sell', defaultMessage: 'Sold {coin}' }, { coin });
  if (reason === 'spot.fee' && symbol !== undefined)
    return intl.formatMessage(
      { id: 'ledger.title.fee', defaultMessage: 'Trading fee, {symbol}' },
      { symbol },
    );
  if (reason === 'sandbox.grant')
    return intl.formatMessage({ id: 'ledger.grant', defaultMessage: 'Practice money' });
  return info;
}
