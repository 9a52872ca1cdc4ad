// What an interaction may assume of a back end before its call: the names, what each means, what a pact says of it and
// what the back end may answer. contracts/README.md has this as a table for whoever serves the states.

interface StateMeaning {
  /** What is so. */
  means: string;
  /** What an interaction may say of it, with what holds where it says nothing. */
  parameters?: Readonly<Record<string, string>>;
  /** What the back end may answer; the calls of the interaction then bear these values in place of the pact's own. */
  answers?: Readonly<Record<string, string>>;
}

const someone = {
  email: 'Whom it is about, by e-mail: ada@example.com.',
  mobile: 'Or by phone, with `area_code` (the dial code, 49).',
  area_code: 'See `mobile`.',
  username: 'Or by username.',
};
const session = {
  ...someone,
  token: 'The session’s token: verification-session-token-0000000000000001.',
};
const token = 'The token that the calls send as Authorization.';
const code = 'The code: 123456.';

export const providerStates = {
  'no session': { means: 'Nothing but what every back end has: agreements, dial codes, languages.' },
  'an invitation': {
    means: 'A code with which people may register.',
    parameters: { extension_code: 'The code: MERIDIAN.' },
    answers: { extension_code: 'The code that the registration sends.' },
  },
  'the session has ended': { means: 'Whatever token comes belongs to no session any more.' },
  'a registered user': {
    means: 'This person has an account and is not logged in.',
    parameters: { ...someone, password: 'The password: correct horse 7.' },
  },
  'a registered user is logged in': {
    means: 'This person has an account, opened if need be, and a session with this token.',
    parameters: { ...session, password: 'The password: correct horse 7.' },
    answers: { token },
  },
  'an account is guessed at': {
    means:
      'Strangers have tried wrong passwords of this person’s account, so that a log-in from a network that it has not been used from needs a code first, or time where it has no address for codes.',
    parameters: { ...someone, password: 'The password: correct horse 7.' },
  },
  'codes are guessed at': {
    means: 'So many wrong codes of this address have come that the next code has 12 digits.',
    parameters: { ...someone, type: 'What the codes are for: register (default), forget, login, or bind.' },
  },
  'practice money': {
    means:
      'The person’s spot account has at least this much of this coin free. A sandbox gives it to every new account; elsewhere it is put there for the verification.',
    parameters: { ...session, coin: 'The coin: USDT.', amount: 'How much: 10000.' },
    answers: { currency: 'The coin’s number, which the calls send.' },
  },
  'market is running': {
    means: 'BTC/USDT is traded: it has a price, a book with both sides, a trade and an hour’s candle.',
    answers: { currency_id: 'The number of BTC.', legal_id: 'The number of USDT.' },
  },
  'an open spot order': {
    means:
      'The person has a limit order in the book of BTC/USDT, nothing of it filled, and is logged in. It needs money in the account.',
    parameters: {
      ...session,
      symbol: 'The pair: BTC/USDT.',
      side: 'buy (default) or sell.',
      price: 'The price: 50000, which nobody sells at.',
      quantity: 'The amount: 0.001.',
      client_order_id: 'The id that the caller gave it: none.',
    },
    answers: { order_id: 'The order’s number.' },
  },
  'a spot order was filled': {
    means:
      'The person has bought this much at once, so that the ledger of the spot account has the trade and its fee.',
    parameters: {
      ...session,
      symbol: 'The pair: BTC/USDT.',
      price: 'The price: the last one.',
      quantity: 'The amount: 0.001.',
      value: 'What a market order was to spend, in place of a limit order over the amount: none.',
    },
    answers: { order_id: 'The order’s number.' },
  },
  'a transfer was made': {
    means: 'The person has moved USDT from the spot to the contract account.',
    parameters: {
      ...session,
      amount: 'How much: 2000.',
      client_transfer_id: 'The id that the caller gave it: none.',
    },
    answers: { currency: 'The number of USDT.' },
  },
  'contracts can be opened': {
    means:
      'Contracts are made on BTC/USDT and a mark is known; the person has passed the questions before them, where there are any, and has 5,000 USDT in the contract account and no contract.',
    parameters: session,
    answers: {
      currency_id: 'The number of BTC, which the calls send.',
      legal_id: 'The number of USDT, which the calls send.',
    },
  },
  'a contract was opened': {
    means:
      'The same, and the person has one contract on BTC/USDT and no other: a long position of 10 lots, ten times, opened at the mark by one order.',
    parameters: {
      ...session,
      client_order_id: 'Of that order; contract-5Tn8Xy2b without it.',
      became:
        'pending, a limit order far below the mark in its place; guarded, with take-profit and stop-loss; closed, by its owner; owed, closed at a gain that cannot be paid yet; liquidated: none.',
      margin_mode: 'isolated (default) or cross.',
    },
    answers: {
      lever_id: 'The number of the contract, which the calls send.',
      currency_id: 'The number of BTC, which the calls send.',
      legal_id: 'The number of USDT, which the calls send.',
      stop_loss_price: 'A price below the mark and above its liquidation price, which the calls send.',
    },
  },
  'a product can be hosted': {
    means:
      'USDT can be hosted for 15 days at 0.4 % a day, from 500 on, up to a capacity of which 100,000 at least are left; redeeming it early costs by rule C with a ratio of 0.004. Nothing else can be hosted. The person has 1,000 USDT in the spot account, and the operator can pay.',
    parameters: {
      ...session,
      became: 'paused, where nothing can be put into it for now, with a reason: none.',
      calendar: 'faster, in a sandbox whose days are shorter: none.',
    },
    answers: { config_id: 'The number of the product, which the calls send.' },
  },
  'an amount is hosted': {
    means: 'The same, and the person has put 1,000 USDT into it today, and nothing else anywhere.',
    parameters: {
      ...session,
      client_order_id: 'The id that the caller gave it; hosting-3Jt6Qw8r without it.',
      became:
        'paid, where it was put in a day ago and that day was paid; delayed, where it was put in three days ago and none could be paid; completed, where all days are over and paid; redeemed, where its owner has redeemed it: none.',
      calendar: 'As of the product.',
    },
    answers: {
      order_id: 'The number of the order, which the calls send.',
      refund: 'What redeeming it pays, which the calls send.',
      config_id: 'The number of the product.',
    },
  },
  'options can be bought': {
    means:
      'Timed options are offered on BTC/USDT; the person is verified in both levels, has passed the questions before them, where there are any, and has 1,000 USDT in the options account and no option.',
    parameters: session,
    answers: { match_id: 'The number of BTC/USDT, which the calls send.' },
  },
  'an option was bought': {
    means:
      'The same, and the person has one option on BTC/USDT and no other: 100 USDT on up for 60 seconds, bought by one order.',
    parameters: {
      ...session,
      client_order_id: 'Of that order; option-7Kd2Wq9x without it.',
      became:
        'What has come of it. Without it, it waits for its entry; running, with its entry; right, settled at a gain; demo, the same in the demo account; returned, as the source was silent.',
    },
    answers: {
      match_id: 'The number of BTC/USDT, which the calls send.',
      option_id: 'The number of the option, which the calls send.',
    },
  },
  'a code was sent': {
    means: 'This code has gone to this address and is good for one use.',
    parameters: {
      ...someone,
      type: 'What for: register (default), forget, or one of sendOwnCode, of a person who is logged in.',
      code,
    },
    answers: { code: 'The code that the calls send.' },
  },
  'a code was sent to bind an address': {
    means:
      'The person is logged in and has asked for a code to this new address, which nobody has; it is good for one use.',
    parameters: { ...session, contact: 'The new address: a phone number of area_code 49.', code },
    answers: { code: 'The code that the calls send.' },
  },
  'a fund password is set': {
    means: 'The person has this fund password, and has not entered a wrong one.',
    parameters: { ...session, fund_password: 'The fund password: 482913.' },
  },
  'a fund password is guessed at': {
    means: 'The same, and five wrong ones were tried, so that none is looked at for a while.',
    parameters: { ...session, fund_password: 'The fund password: 482913.' },
  },
  'withdrawals are held': {
    means: 'The person’s withdrawals are held for this reason alone.',
    parameters: {
      ...session,
      reason: 'own (default), until the person asks for its end, or password, after a change of it.',
    },
  },
  'another session': {
    means: 'The person is logged in on a second device.',
    parameters: session,
    answers: { session_id: 'The id of that session.' },
  },
  'a log-in from elsewhere was told': {
    means: 'The person has one unread notice, of a log-in on a new device.',
    parameters: session,
    answers: { notice_id: 'The notice’s number.' },
  },
  'the agreements were accepted': {
    means: 'The person has accepted the user agreement and the privacy policy in their first version.',
    parameters: session,
  },
  'a verification waits for review': {
    means:
      'The person has handed in the verification of this level, and nobody has decided it yet. The basic one says Lena Marie Hartmann, Germany, the ID number LZ6311T47 and an address; where the advanced one waits, it is verified.',
    parameters: { ...session, level: 'basic (default) or advanced, whose three pictures were uploaded.' },
  },
  'a verification was rejected': {
    means:
      'The same, decided: it was rejected with a reason for the field `name` of the basic one, for `front_pic` of the advanced one.',
    parameters: { ...session, level: 'See above: basic (default) or advanced.' },
  },
  'a basic verification is verified': {
    means: 'The person’s basic verification is verified, and nothing was sent for the advanced one.',
    parameters: session,
  },
  'a question was answered': {
    means:
      'Questions come before contracts, and the person has answered the first one, with its first choice.',
    parameters: session,
    answers: { version: 'The version of the questions, which the calls send.' },
  },
  'all questions but the last were answered': {
    means:
      'Questions come before contracts, and the person has answered all but the last one, each with its right choice.',
    parameters: session,
    answers: {
      version: 'The version of the questions, which the calls send.',
      question: 'The number of the last one.',
      choice: 'The number of its right choice.',
    },
  },
  'questions are passed': {
    means: 'The person has passed the questions before each product that has any.',
    parameters: session,
  },
  'a picture was uploaded': {
    means: 'The person has uploaded a picture, and no form has taken it yet.',
    parameters: {
      ...session,
      as: 'The name that its path is answered by, where one call sends several: path (default), front_pic, reverse_pic or hand_pic.',
    },
    answers: {
      path: 'The path of the picture, which the calls send.',
      front_pic: 'The same by another name, of another picture.',
      reverse_pic: 'See `front_pic`.',
      hand_pic: 'See `front_pic`.',
    },
  },
  'a bank card is bound': {
    means:
      'The person has bound the bank card of the example of bankCard, with an IBAN, in the name of Lena Marie Hartmann.',
    parameters: session,
  },
  'banks are suggested': { means: 'The back end suggests at least one bank by its name.' },
  'USDT can be deposited': {
    means:
      'USDT comes in over TRC20, the network `trc20`, and nothing of it is suspended; the person has an address there, or gets one by asking.',
    parameters: session,
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address: 'The person’s address, which the call of a sandbox sends to.',
    },
  },
  'deposits are suspended': {
    means: 'Every coin that can be deposited is suspended over each of its networks for now, with a reason.',
    parameters: session,
  },
  'test coins were sent': {
    means:
      'In a sandbox: the person has sent 1,500 USDT over TRC20 to the own deposit address and nothing else, a block has it, and more confirmations are needed.',
    parameters: {
      ...session,
      became:
        'dropped, where the chain has replaced that block and no other one will have it; lost, where it was BTC, which does not come in over TRC20: none.',
    },
    answers: { hash: 'The hash, which the calls send.' },
  },
  'a deposit has come': {
    means: 'A deposit of the person is listed, whatever has become of it, and no other one.',
    parameters: session,
  },
  'a deposit is below the minimum': {
    means:
      'A deposit of the person that is below the minimum of its network is listed with the reason why it is not credited.',
    parameters: session,
  },
  'a proof of transfer is uploaded': {
    means:
      'The person has uploaded a picture that no form has taken yet; transactions of USDT over TRC20 and transfers from a bank card can be claimed.',
    parameters: session,
    answers: {
      imgs: 'The path of the picture, which the calls send.',
      currency: 'The number of USDT, which the calls send.',
      single: 'The number of BTC, which comes in over one network and whose claims need not name it.',
      rate: 'The rate of bank transfers, which the calls send.',
    },
  },
  'bank transfers are taken': {
    means: 'Money can be transferred from a bank card; the back end says where to.',
    parameters: session,
  },
  'a deposit was claimed': {
    means:
      'The person has claimed one deposit by the id claim-7Yq2Lw0e, and has no other one; nobody has decided it, and its network has not shown it.',
    parameters: {
      ...session,
      way: 'hash (default), 500 USDT over TRC20; bank, 500 of the currency of bank transfers.',
      became: 'rejected, where a desk has rejected it with a reason; cancelled, where its owner has.',
    },
  },
  'USDT can be withdrawn': {
    means:
      'USDT goes out over TRC20, ERC20 and OMNI, the networks `trc20`, `erc20` and `omni`, and nothing of it is suspended.',
    parameters: session,
    answers: { currency: 'The number of USDT, which the calls send.' },
  },
  'withdrawals are suspended': {
    means: 'Every coin that can be withdrawn is suspended over each of its networks for now, with a reason.',
    parameters: session,
  },
  'withdrawal addresses are saved': {
    means:
      'The same, and the person has saved three addresses of USDT, and no other: the oldest over TRC20, labelled Ledger and ready to be used; one over ERC20 that is confirmed and held; the newest over OMNI, which waits to be confirmed. The person has been told of each.',
    parameters: session,
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address_id: 'The number of the one that waits, which the calls send.',
    },
  },
  'a withdrawal address was used': {
    means:
      'The person has saved one address and no other: of USDT over TRC20, labelled Ledger, ready, and a withdrawal to it was requested.',
    parameters: session,
  },
  'a withdrawal can be requested': {
    means:
      'The person is verified in both levels, has a fund password, has 1,000 USDT available in the spot account and nothing else there, has requested no withdrawal today, has saved one address and no other (of USDT over TRC20, labelled Ledger and ready), and has bound a bank card in the own name that USDT can be withdrawn to; a code for a withdrawal was sent.',
    parameters: {
      ...session,
      fund_password: 'The fund password: 491370.',
      code: 'The code: 730916.',
    },
    answers: {
      currency: 'The number of USDT, which the calls send.',
      address: 'The saved address, which the calls send.',
      code: 'The code, which the calls send.',
      receipt: 'What is received of 100 USDT over TRC20 now, which the calls send.',
      bank_receipt: 'What is received of 100 USDT at the bank card now, in USDT, which the calls send.',
      rate: 'The rate of the bank card now, which the calls send.',
    },
  },
  'withdrawals were requested': {
    means:
      'The person has eight withdrawals and no other, the newest first: one of 500 USDT over TRC20 to a saved address labelled Ledger, with a remark, that is under review and that its owner can cancel; one that is on its network with hash, an explorer that shows it, and confirmations, which lack some; one that has arrived, likewise; one that was rejected with a reason; one that its owner has cancelled; one to the bank card that is under review; one that was approved and has to wait; one that has arrived, of which half was sent and the other half was given back.',
    parameters: session,
    answers: {
      withdrawal: 'The number of the first one, which the calls send.',
      client_withdrawal_id: 'The id that the person has given it, which the calls send.',
      sent: 'The number of the one on its network.',
      arrived: 'The number of the one that has arrived.',
      rejected: 'The number of the rejected one.',
      cancelled: 'The number of the cancelled one.',
      to_bank: 'The number of the one to the bank card.',
      delayed: 'The number of the one that has to wait.',
      half: 'The number of the one of which half was sent.',
    },
  },
  'a case waits for review': {
    means: 'The person has handed in a case that nobody has decided yet.',
    parameters: session,
    answers: { review_id: 'The case’s number.' },
  },
  'a closing was requested': {
    means: 'The person has asked for the closing of the account, and nobody has decided it yet.',
    parameters: session,
    answers: { review_id: 'The case’s number.' },
  },
  'a copy was declined': {
    means: 'The person has asked for a copy of the data, and it was declined with a reason.',
    parameters: session,
  },
} as const satisfies Record<string, StateMeaning>;

export type StateName = keyof typeof providerStates;

/** What a back end may answer to some state. */
export type StateValue = {
  [Name in StateName]: (typeof providerStates)[Name] extends { answers: infer Answers }
    ? keyof Answers
    : never;
}[StateName];

/** What the states of an interaction have answered. */
export type StateValues = Partial<Record<StateValue, string | number>>;
