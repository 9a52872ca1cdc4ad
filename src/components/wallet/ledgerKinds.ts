import type { IntlShape } from 'react-intl';
import type { LedgerKind } from '../../api/pages/walletRecords.ts';
import type { IconName } from '../../ui/pictures/icons.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

/** The drawing of each kind of row. */
const ledgerIcons: Record<LedgerKind, IconName> = {
  deposit: 'download',
  withdrawal: 'upload',
  transfer: 'transfer',
  trade: 'swap',
  fee: laterIcons.receipt,
  option: 'timer',
  contract: 'candles',
  hosting: 'bank',
  subscription: 'box',
  otc: 'people',
  referral: laterIcons.share,
  grant: 'gift',
};

/** That of a document for a kind that is not known here. */
export const ledgerIcon = (kind: string | undefined): IconName =>
  Object.hasOwn(ledgerIcons, kind ?? '') ? ledgerIcons[kind as LedgerKind] : laterIcons.document;

/** What the rows of a kind are called together. */
export function ledgerKindName(intl: IntlShape, kind: LedgerKind): string {
  const names: Record<LedgerKind, () => string> = {
    deposit: () => intl.formatMessage({ id: 'ledger.kind.deposit', defaultMessage: 'Deposits' }),
    withdrawal: () => intl.formatMessage({ id: 'ledger.kind.withdrawal', defaultMessage: 'Withdrawals' }),
    transfer: () => intl.formatMessage({ id: 'ledger.kind.transfer', defaultMessage: 'Transfers' }),
    trade: () => intl.formatMessage({ id: 'ledger.kind.trade', defaultMessage: 'Trades' }),
    fee: () => intl.formatMessage({ id: 'ledger.kind.fee', defaultMessage: 'Fees' }),
    option: () => intl.formatMessage({ id: 'product.options', defaultMessage: 'Options' }),
    contract: () => intl.formatMessage({ id: 'product.contracts', defaultMessage: 'Contracts' }),
    hosting: () => intl.formatMessage({ id: 'product.hosting', defaultMessage: 'Hosting' }),
    subscription: () =>
      intl.formatMessage({ id: 'ledger.kind.subscription', defaultMessage: 'Subscriptions' }),
    otc: () => intl.formatMessage({ id: 'ledger.kind.otc', defaultMessage: 'P2P' }),
    referral: () => intl.formatMessage({ id: 'ledger.kind.referral', defaultMessage: 'Referral' }),
    grant: () => intl.formatMessage({ id: 'ledger.grant', defaultMessage: 'Practice money' }),
  };
  return names[kind]();
}
