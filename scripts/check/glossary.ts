import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { readTable } from './sourceFiles.ts';

/** Forms that the glossary's notes allow in addition to its main form. */
const otherForms: Record<string, Partial<Record<LocaleId, string[]>>> = {
  Price: { de: ['Kurs'] },
  // Korean has other words for P2P than for a venue.
  Buy: { ko: ['구매'] },
  Sell: { ko: ['판매'] },
  Deposit: { de: ['Einzahlung'], es: ['Depósito'] },
  Withdraw: { de: ['Auszahlung'], es: ['Retiro'] },
  Available: { ko: ['주문 가능'] },
  'Order book': { th: ['Order Book'] },
  'Fund password': { th: ['PIN ทำธุรกรรม'] },
  // 托管 reads as custody; venues name such products 理财.
  Hosting: { 'zh-Hans': ['理财'], 'zh-Hant': ['理財'] },
  'Fund hosting': { 'zh-Hans': ['理财'], 'zh-Hant': ['理財'] },
  'Hosted amount': { 'zh-Hans': ['理财金额'], 'zh-Hant': ['理財金額'] },
  'Hosting account': { 'zh-Hans': ['理财账户'], 'zh-Hant': ['理財帳戶'] },
};

/** Messages that match a term by spelling but have another meaning. */
const otherSense = new Set([
  // Releasing a pulled list, not coins.
  'ui.pullToRefresh.release',
  // The filled share of an order, not its state.
  'spot.order.filled',
  // A candle's closing price, not closing a window.
  'chart.readout.close',
  // Cancels an order; the glossary's short Cancel closes a dialog.
  'spot.orders.cancel',
  // An order of P2P trading; the glossary's form is that of the market.
  'otcOrder.cancel',
  // The appeal itself, not the button that opens one.
  'otc.status.appeal',
  // One address, not withdrawals.
  'address.held.open',
  // The state of a stock exchange, not of a position.
  'stocks.session.closed',
]);

const terms = new Map<string, Map<LocaleId, Set<string>>>();
for (const row of readTable('contracts/spec/glossary.tsv')) {
  const english = row['en'] ?? '';
  const forms = terms.get(english) ?? new Map<LocaleId, Set<string>>();
  for (const locale of localeIds) {
    const known = forms.get(locale) ?? new Set<string>();
    known.add(row[locale] ?? '');
    for (const other of otherForms[english]?.[locale] ?? []) known.add(other);
    forms.set(locale, known);
  }
  terms.set(english, forms);
}

/** The fault of a message whose English text is a glossary term and whose translation differs from the glossary. */
export function glossaryFault(
  locale: LocaleId,
  id: string,
  english: string,
  text: string,
): string | undefined {
  const forms = terms.get(english)?.get(locale);
  if (!forms || forms.has(text) || otherSense.has(id)) return undefined;
  return `says "${text}" for "${english}"; the glossary has "${[...forms].join('" or "')}" (${id})`;
}
