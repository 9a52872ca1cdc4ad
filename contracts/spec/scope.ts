/** The screens that are built; every other page of pages.tsv answers 'not available yet'. */
export const builtScreens = ['Home', 'SpotTrade', 'Kline', 'Assets', 'TradeAccount', 'AssetRecord', 'Transfer', 'TransferRecord', 'Login', 'Register', 'ChooseCountry', 'ForgotPassword', 'Agreements', 'Agreement', 'UserAgreement', 'PrivacyAgreement', 'Settings', 'Language', 'Notices'];

/** States of built screens that come with later work, with what they wait for. */
export const laterStates: Record<string, Record<string, string>> = {
  Home: {
    Announcement: 'news and announcements',
    NewCoinPopup: 'new-coin subscription',
    StocksTab: 'US stock quotes',
  },
  Kline: {
    UsStock: 'US stock quotes',
    StockClosed: 'US stock quotes',
    VoteAlreadyCast: 'voting for a pair',
    Voted: 'voting for a pair',
  },
  Transfer: {
    LiquidationWarning: 'leveraged contracts',
    MarginInUse: 'leveraged contracts',
    TrustLocked: 'fund hosting',
  },
  AssetRecord: {
    DepositUnderReview: 'deposits',
    DepositRejected: 'deposits',
    UnknownStatus: 'deposits',
    DepositCancelled: 'deposits',
    DepositBelowMinimum: 'deposits',
    DepositReversed: 'deposits',
    ConfirmCancelDeposit: 'deposits',
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

/** NotLoggedIn of a guarded screen is a redirect, the same for all: one test walks every path. */
export const guardTest = { file: 'src/app/guard.test.tsx', title: 'sends a visitor of every guarded path to login: %s' };

/** Screens whose NotLoggedIn is a page of its own, with a story. */
export const publicScreens = ['Home', 'Kline', 'Settings', 'Notices'];

/** Calls of calls.tsv that are not built yet, by domain. */
export const laterCalls: Record<string, readonly string[]> = {
  market: ['vote', 'stockQuotations', 'stockCandles', 'stockPrice'],
  account: ['sendOwnCode', 'fundPasswordState', 'setFundPassword', 'changePassword', 'advancedProfile'],
  bank: ['bankCard', 'saveBankCard'],
  verification: ['submitBasicVerification', 'submitAdvancedVerification'],
  help: ['announcement', 'customerServiceUrl', 'otcServiceUrl'],
  deposit: ['depositCurrencies', 'depositAddress', 'requestDeposit', 'deposits'],
  withdrawal: ['withdrawalCurrencies', 'withdrawalInfo', 'withdrawalAddresses', 'addWithdrawalAddress', 'deleteWithdrawalAddress', 'checkAddress', 'approveWithdrawalAddress', 'requestWithdrawal', 'withdrawals'],
  lever: ['leverPanel', 'openPosition', 'positions', 'closePosition', 'cancelLeverOrder', 'setStops', 'addMargin'],
  option: ['optionDurations', 'optionCurrencies', 'placeOption', 'options'],
  hosting: ['hostingProducts', 'hostingProduct', 'host', 'hostingReport', 'hostingOrders', 'redeemEarly'],
  subscription: ['newCoins', 'newCoin', 'subscribeNewCoin', 'newCoinOrders', 'recommendedNewCoin', 'ieos', 'applyIeo', 'ieoApplications', 'payIeo'],
  otc: ['otcMarkets', 'otcOffers', 'otcOffer', 'placeOtcOrder', 'otcOrders', 'otcOrder', 'markOtcPaid', 'cancelOtcOrder'],
  referral: ['invite', 'inviteRanking', 'invitees', 'rebates', 'poster', 'share'],
};
