// Journeys that cannot go before a plain back end of the family: they are about what it lacks. docs/family-back-ends.md
// has each of these names, and what the app does instead.

interface LeftOut {
  /** In e2e. */
  file: string;
  /** Of one journey; all of the file without it. */
  title?: string;
  /** As the page calls it. */
  lacks: string;
}

const of = (file: string, journeys: Record<string, string>): LeftOut[] =>
  Object.entries(journeys).map(([title, lacks]) => ({ file, title, lacks }));

export const leftOut: readonly LeftOut[] = [
  { file: 'firstPage.test.ts', lacks: 'drawn pages' },
  { file: 'notices.test.ts', lacks: 'notices' },
  // family.test.ts has what becomes of a command there whose answer did not come.
  { file: 'unanswered.test.ts', lacks: 'placeSpotOrder.client_order_id' },
  ...of('transfer.test.ts', {
    'one whose answer is lost is looked up, found, and not made again': 'transfer.client_transfer_id',
    'one that never arrived is said not to have, and its repeat after a reload bears the same id':
      'transfer.client_transfer_id',
    'an amount goes from Assets to another account, and is found in the records': 'TransferRow.from_field',
  }),
  ...of('back.test.ts', {
    'where prices come from': 'PairQuote.source',
    'a notice': 'notices',
    'the currency': 'Balances.fiat_rates',
    'what a total is worth': 'Balances.fiat_rates',
    'the period of records': 'ledger.from',
  }),
  ...of('session.test.ts', {
    'what is chosen in Settings applies at once, in other tabs too, and after a reload':
      'Balances.fiat_rates',
    'is found again in a list of more rows than are drawn': 'ledger.currency',
  }),
  ...of('records.test.ts', {
    'come page by page to the last one, and add up to the balances': 'ledger.currency',
    'are narrowed by the address, which back and reload keep': 'ledger.kind',
    'say that none match, and bring all back': 'ledger.kind',
    'lead to the order behind a row, and back to the same place': 'LedgerRow.order_id',
    'say at 390 px which filter is active, wherever its chip stood': 'ledger.from',
    'at the top, where the new rows show': 'ledger.kind',
    'further down, where what is read stays in its place': 'ledger.kind',
    'far down, where only rows in sight are in the page': 'ledger.kind',
  }),
  ...of('orders.test.ts', {
    'a completed order opens to its parts and their fees; back closes it, and a link leads to its records':
      'spotFills',
    'all open orders of the pair are cancelled at once, with their count': 'cancelSpotOrders',
    // The code and the invitation are typed there.
    'a stranger has an order accepted after 12 taps and 37 keys at most': 'sendEmailCode',
  }),
  ...of('signIn.test.ts', {
    'a code is dead after five wrong tries, and the page says so': 'values of refusals',
  }),
  // signIn.test.ts types the codes there; this browser takes those that the sandbox shows.
  { file: 'signInWebkit.test.ts', lacks: 'sendEmailCode' },
  ...of('home.test.ts', {
    'draws a line of the day beside a price, hidden below 360 px': 'PairQuote.day_closes',
  }),
  ...of('kline.test.ts', { 'says that its prices are simulated': 'PairQuote.source' }),
];

/** What a journey needs and a plain back end lacks; undefined where it goes there as well. */
export function lackedBy(file: string, title: string): string | undefined {
  return leftOut.find((each) => file.endsWith(`/${each.file}`) && title.endsWith(each.title ?? ''))?.lacks;
}
