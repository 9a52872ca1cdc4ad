// Journeys that cannot go before a plain back end: they are about what it lacks. docs/compatible-back-ends.md
// has each of these names, and what the app does instead.

interface LeftOut {
  /** Path in e2e; an entry applies to the test file and its proof file. */
  file: string;
  /** Title of one journey; the whole file by default. */
  title?: string;
  /** Missing feature, named as on the page. */
  lacks: string;
}

const of = (file: string, journeys: Record<string, string>): LeftOut[] =>
  Object.entries(journeys).map(([title, lacks]) => ({ file, title, lacks }));

/** Dialogs of dialogs.ts. */
const dialogs = {
  'where prices come from': 'PairQuote.source',
  'a notice': 'notices',
  'the currency': 'Balances.fiat_rates',
  'what a total is worth': 'Balances.fiat_rates',
  'the deletion of a bank card': 'BankCard.can_delete',
  'the period of records': 'ledger.from',
};

export const leftOut: readonly LeftOut[] = [
  { file: 'app/firstPage.test.ts', lacks: 'drawn pages' },
  { file: 'notices.test.ts', lacks: 'notices' },
  { file: 'questions.test.ts', lacks: 'questions' },
  { file: 'contracts.test.ts', lacks: 'leverTerms' },
  { file: 'options.test.ts', lacks: 'resetOptionDemo' },
  // Proofs of payment and identity papers are pictures.
  { file: 'money/claims.test.ts', lacks: 'upload' },
  // Which field was rejected.
  ...of('verificationDecided.test.ts', {
    'is refused in the sandbox for a name that ends in Reject, and sees why at the name, without a reload':
      'Profile.reasons',
    'corrects the name alone, and is verified without a reload': 'Profile.reasons',
    'adds three real pictures, is refused two of them, takes only those again, and is verified': 'upload',
  }),
  { file: 'deskTwoPersons.proof.ts', lacks: 'Profile.reasons' },
  // The states of a withdrawal, and cancelling.
  { file: 'money/withdrawals.test.ts', lacks: 'WithdrawalRow.state' },
  // Without extensions the page contains only its back button.
  ...['first', 'second', 'third'].flatMap((third) =>
    of(`screens/${third}.test.ts`, {
      'Notices says what it is, leads the keyboard to all that it has, breaks no rule of axe, hides balances, and fits 320 px in German with large text':
        'notices',
    }),
  ),
  // The desk test checks rejection reasons.
  { file: 'desk.test.ts', lacks: 'Profile.reasons' },
  // Codes shown by the sandbox, attempt limits, holds, sessions, and linked addresses.
  { file: 'accountSecurity.test.ts', lacks: 'security' },
  // plainBackEnd.test.ts has what becomes of a command there whose answer did not come.
  { file: 'app/unanswered.test.ts', lacks: 'placeSpotOrder.client_order_id' },
  ...of('agreements.test.ts', {
    'what was accepted at registration stands there with its date, and consent to texts is kept':
      'register.agreements',
  }),
  ...of('verification.proof.ts', {
    'a form that was left for the text on storage, or loaded anew, lacks the ID number at most':
      'AreaCode.code',
  }),
  ...of('money/bank.test.ts', {
    'a card is linked from the settings, refused where it is wrong, shown masked, and deleted with the fund password':
      'deleteBankCard',
  }),
  ...of('app/secrets.test.ts', {
    SendForm: 'upload',
    // Trading is disabled where costs are not reported.
    useLeverTicket: 'leverTerms',
    MarginSheet: 'leverTerms',
    StopsSheet: 'leverTerms',
    LeavingSheet: 'askCopy',
    LiftSheet: 'liftWithdrawalHold',
    PhraseSheet: 'setPhrase',
    useContactForm: 'bindContact',
    // The code is sent as a message.
    useFundPasswordForm: 'sendOwnCode',
  }),
  ...of('app/keyboard.test.ts', { 'sets a currency': 'Balances.fiat_rates' }),
  ...of('app/offline.test.ts', {
    'an order whose answer is lost is looked up by its id, is found, and is there once':
      'placeSpotOrder.client_order_id',
    'an order that never arrived is said to be checked, and a repeat bears the same id':
      'placeSpotOrder.client_order_id',
  }),
  ...of('money/transfer.test.ts', {
    'one whose answer is lost is looked up, found, and not made again': 'transfer.client_transfer_id',
    'one that never arrived is said not to have, and its repeat after a reload bears the same id':
      'transfer.client_transfer_id',
  }),
  ...of('money/transfer.proof.ts', {
    'transfers are narrowed to an account, and stay so after a reload': 'transfers.account',
  }),
  ...of('app/back.test.ts', dialogs),
  ...of('session.proof.ts', {
    'a currency that is chosen in Settings is that of other tabs at once, too': 'Balances.fiat_rates',
  }),
  ...of('records.test.ts', {
    'are narrowed by the address, which back and reload keep': 'ledger.kind',
    'at the top, where the new rows show': 'private messages',
    'further down, where what is read stays in its place': 'private messages',
  }),
  ...of('records.proof.ts', {
    'lead to the order behind a row, and back to the same place': 'LedgerRow.order_id',
    'far down, where only rows in sight are in the page': 'private messages',
    'say that none match, and bring all back': 'ledger.kind',
    'say at 390 px which filter is active, wherever its chip stood': 'ledger.from',
  }),
  ...of('orders.proof.ts', {
    'a completed order opens to its parts and their fees; back closes it, and a link leads to its records':
      'spotFills',
  }),
  ...of('orders.test.ts', {
    'all open orders of the pair are cancelled at once, with their count': 'cancelSpotOrders',
    // The code and the invitation have to be typed.
    'a stranger has an order accepted after 10 taps and 37 keys at most': 'sendEmailCode',
  }),
  ...of('signIn.proof.ts', {
    'a code is dead after five wrong tries, and the page says so': 'values of refusals',
  }),
  ...of('home.proof.ts', {
    'draws a line of the day beside a price, hidden below 360 px': 'PairQuote.day_closes',
  }),
  ...of('kline.test.ts', { 'says that its prices are simulated': 'PairQuote.source' }),
];

const journeyOf = (file: string): string => file.replace(/\.(?:test|proof)\.ts$/, '');

/** Feature that a journey needs and a plain back end lacks; undefined where the journey runs there too. */
export function lackedBy(file: string, title: string): string | undefined {
  return leftOut.find(
    (each) => journeyOf(file).endsWith(`/${journeyOf(each.file)}`) && title.endsWith(each.title ?? ''),
  )?.lacks;
}
