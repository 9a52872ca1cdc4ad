import { screens } from '../../src/app/screens.ts';

/**
 * The screens of pages.tsv that the app loads, and Home, which comes with it; every other page answers 'not available yet'.
 * What the product adds has pages of its own beside them.
 */
export const builtScreens = ['Home', ...Object.keys(screens)].filter(
  (name) => !['ProductQuestions', 'SandboxChain', 'Reserves'].includes(name),
);

/** States of built screens that come with later work, with what they wait for. */
export const laterStates: Record<string, Record<string, string>> = {
  Home: {
    StocksTab: 'US stock quotes',
  },
  Kline: {
    UsStock: 'US stock quotes',
    StockClosed: 'US stock quotes',
  },
  Account: {
    BindWallet: 'wallet login',
  },
  Login: {
    WalletSheet: 'wallet login',
    WalletFailed: 'wallet login',
    WalletSwitchErc: 'wallet login',
    WalletSwitchTrc: 'wallet login',
    WalletMissing: 'wallet login',
    WalletFirst: 'wallet login',
  },
};

/** Rules of built screens whose part of the screen comes with later work, with what they wait for. */
export const laterRules: Readonly<Record<string, string>> = {
  'session.login.wallet_network': 'wallet login',
  'session.wallet.nonce': 'wallet login',
  'session.wallet.first': 'wallet login',
  'account.wallet.confirm': 'wallet login',
  // The call takes no hosting account, so there is nothing to refuse; the form says from when it is free.
  'otc.order.own_offer': 'merchants that log in',
  'wallet.transfer.trust_locked': 'a back end whose transfers name the hosting account',
};

/** Situations of errors.tsv on built screens whose part comes with later work, with what they wait for. */
export const laterFailures: Readonly<Record<string, string>> = {
  'Wallet login fails': 'wallet login',
  'Wallet login: wallet is on another chain than ERC': 'wallet login',
  'Wallet login: wallet is on another chain than TRC': 'wallet login',
};

/** Entities of fields.tsv that built screens show later, with what they wait for. */
export const laterEntities: Readonly<Record<string, string>> = {
  Article: "news and announcements: Home's notices and its banner",
};

/** Calls of screen-calls.tsv that are built and whose part of a built screen is not, with what they wait for. */
export const laterScreenCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Home: { articles: 'news and announcements: the notices and the banner' },
  Deposit: { articles: 'news and announcements' },
  OtcChat: { otcOrder: 'P2P trading' },
  NewOtcChat: { otcOrder: 'P2P trading' },
};

/** Screens at an address of their own, with the screen whose view they show. */
export const sameViews: Readonly<Record<string, string>> = {
  Chat2: 'Chat',
  NewChat: 'Chat',
  OtcChat: 'Chat',
  NewOtcChat: 'Chat',
};

/** Calls of screen-calls.tsv in whose stead a screen makes another one. */
export const insteadOfCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // One read has all coins of all accounts (decision 0201).
  SpotTrade: { balance: 'balances', pair: 'quotations' },
  TradeAccount: { balance: 'balances' },
  Transfer: { balance: 'balances' },
  Host: { balance: 'balances' },
  SubscribeNewCoin: { balance: 'balances' },
  // A quotation carries the rules of its pair.
  Kline: { pair: 'quotations' },
  // And its price; the others are the contracts to choose from.
  LeverInfo: { pair: 'quotations' },
  LeverTrade: { pair: 'quotations' },
  LeverSimulator: { pair: 'quotations' },
  OptionTrade: { pair: 'quotations' },
  OptionSimulator: { pair: 'quotations' },
  OptionInfo: { pair: 'quotations' },
  // The code goes with the registration: a check before it would cost a try.
  Register: { checkEmailCode: 'register', checkMobileCode: 'register' },
};

/** Calls of screen-calls.tsv that a page makes which the screen leads to and comes back from. */
export const callsOfDetours: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Login: { areaCodes: 'ChooseCountry' },
  SpotTrade: { candles: 'Kline' },
  // What is agreed to, and by which rule a product takes its penalty.
  Host: { article: 'HostingRules' },
  HostingOrders: { hostingProduct: 'HostingRules' },
  // The rules are a page of their own.
  Promotion: { article: 'Agreement' },
  // The levels that are missing are said there, too.
  OptionTrade: { profile: 'Verification', advancedProfile: 'Verification' },
};

/** Calls of screen-calls.tsv that the start of the app makes on every page, with what for. */
export const callsAtStart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Home: { profile: 'who has logged in', language: 'the language of the account' },
  Language: { language: 'the language of the account' },
};

/** Calls that screens make beside those of screen-calls.tsv, with what for. */
export const furtherCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Transfer: {
    withdrawals: 'how much of what is frozen they hold',
    hostingOrders: 'when what is hosted is free',
  },
  Host: {
    balances: 'how much can be hosted',
    hostingOrders: 'an order whose answer did not come',
    products: 'whether hosting is offered in the country',
  },
  HostingOrders: { hostingReport: 'what all of them come to' },
  HostingProducts: { products: 'whether hosting is offered in the country' },
  NewCoins: { products: 'whether new coins are offered in the country' },
  NewCoin: { products: 'whether new coins are offered in the country' },
  SubscribeNewCoin: {
    balances: 'how much can be paid',
    newCoinOrders: 'a subscription whose answer did not come, and whether one awaits approval',
    products: 'whether new coins are offered in the country',
  },
  FinanceHub: {
    hostingOrders: 'own orders in the other tabs',
    products: 'whether hosting is offered in the country',
  },
  LeverSimulator: { siteConfig: 'whether there is a demo account: without one its orders would be real' },
  OptionTrade: { products: 'whether options are offered in the country' },
  OptionSimulator: { siteConfig: 'whether there is a demo account: without one its orders would be real' },
  TransferRecord: { currencies: 'the filter by coin' },
  AssetRecord: {
    currencies: 'the filter by coin',
    withdrawalCurrencies: 'the ids of coins of which a withdrawal is under review',
    withdrawalInfo: 'within which hours it arrives',
  },
  Deposit: { deposits: 'the coin and the network of the last one, for a quick deposit' },
  DepositClaim: {
    bankCard: 'the linked card, which mostly pays',
    upload: 'the proof itself',
    uploadPreview: 'the proof after the page was loaded anew',
    deposits: 'a claim whose answer did not come',
  },
  HelpArticle: { customerServiceUrl: 'whether somebody is there' },
  Promotion: {
    products: 'whether rebates are paid in the country',
    setRanked: 'to be in the ranking or not',
  },
  Register: { articles: 'the versions of the agreements that are accepted' },
  Agreements: { profile: 'which versions somebody has accepted' },
  AdvancedVerification: {
    upload: 'the pictures themselves',
    uploadPreview: 'a picture after the page was loaded anew',
  },
  WithdrawalAddresses: { withdrawalCurrencies: 'what the coins and their networks are called' },
  Withdraw: { withdrawals: 'a request whose answer did not come, and the one that was made' },
  Withdrawal: {
    withdrawalCurrencies: 'the id of its coin',
    withdrawalInfo: 'within which hours it arrives',
  },
  WithdrawToBank: { withdrawals: 'a request whose answer did not come, and the one that was made' },
  AddWithdrawalAddress: {
    withdrawalAddresses: 'what an address resembles, and one whose answer did not come',
    profile: 'where a code goes',
  },
  Settings: {
    balances: 'an example of a value in the chosen currency',
    fundPasswordState: 'whether a fund password is set',
  },
  ChangeFundPassword: { profile: 'where a code goes' },
};

/** What failures say that are worded apart from others of the same sentence, by situation. */
export const saidApart: Readonly<Record<string, string>> = {
  // On our side nothing went wrong where a server refuses and gives no reason.
  'Any other failed response without a message': 'The server refused this without saying why.',
  // Since when is said of what has stopped.
  'No network': 'Offline. Prices paused at {time}.',
  // After 'Upload failed', as any other reason.
  'Upload takes longer than 60000 ms': 'The server did not answer within a minute.',
  // A withdrawal is requested, a transfer made.
  'A withdrawal gets no answer in 60000 ms': 'We are checking whether your request arrived.',
};

/** NotLoggedIn of a guarded screen is a redirect, the same for all: one test walks every path. */
export const guardTest = { file: 'src/app/guard.test.tsx', title: 'sends a visitor of every guarded path to login: %s' };

/** Screens whose NotLoggedIn is a page of its own, with a story. */
export const publicScreens = ['Home', 'Kline', 'Settings', 'Notices'];

/** Domains whose screens come after their calls: these are in pacts although nothing makes them yet, and what the server checks is traced. */
export const domainsAhead: readonly string[] = ['lever', 'hosting', 'option', 'otc'];

/** Calls of calls.tsv that are not built yet, by domain. */
export const laterCalls: Record<string, readonly string[]> = {
  market: ['stockQuotations', 'stockCandles', 'stockPrice'],
  subscription: ['ieos', 'applyIeo', 'ieoApplications', 'payIeo'],
};
