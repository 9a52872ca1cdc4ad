// Every screen that is built, as somebody with an account and an order finds it. npm run check misses one that is not here.

export interface Screen {
  /** The noun of its folder under src/screens. */
  domain: string;
  name: string;
  path: string;
  /** Stands on the screen once its data is there. */
  ready: string;
  isMember?: boolean;
  /** Of somebody who has done nothing yet: what others have there stands in its place. */
  isNewcomer?: boolean;
}

export const pairRow = 'main li a[href*="/pages/trade/"]';
const submit = 'button[type=submit]';

export const screens: readonly Screen[] = [
  { domain: 'home', name: 'Home of a visitor', path: '/', ready: pairRow },
  { domain: 'home', name: 'Home', path: '/', ready: pairRow, isMember: true },
  { domain: 'spot', name: 'SpotTrade', path: '/pages/trade/index', ready: submit, isMember: true },
  { domain: 'market', name: 'Kline', path: '/pages/trade/kline', ready: '[role=img][tabindex="0"]' },
  {
    domain: 'lever',
    name: 'LeverTrade',
    path: '/pages/lever/index',
    ready: 'main [role=tabpanel]',
    isMember: true,
  },
  {
    domain: 'lever',
    name: 'LeverSimulator',
    path: '/pages/lever/simulator',
    ready: 'main [role=tabpanel]',
    isMember: true,
  },
  {
    domain: 'lever',
    name: 'LeverInfo',
    path: '/pages/lever/info',
    // A plain back end says of a contract what can be chosen alone.
    ready: 'main dl',
    isMember: true,
  },
  {
    domain: 'hosting',
    name: 'FinanceHub',
    path: '/pages/template/index',
    ready: 'main [role=tablist]',
    isMember: true,
  },
  {
    domain: 'hosting',
    name: 'HostingProducts',
    path: '/pages/finance/index',
    ready: 'main [role=group] button',
    isMember: true,
  },
  { domain: 'hosting', name: 'Host', path: '/pages/finance/buyPage?id=2', ready: submit, isMember: true },
  {
    domain: 'hosting',
    name: 'HostingOrders',
    path: '/pages/finance/ordersPage',
    ready: 'main [role=tablist]',
    isMember: true,
  },
  {
    domain: 'hosting',
    name: 'HostingRules',
    path: '/pages/finance/rulePage?id=2',
    ready: 'main dl',
    isMember: true,
  },
  {
    domain: 'option',
    name: 'OptionTrade',
    path: '/pages/option/detail',
    ready: 'main [role=tabpanel]',
    isMember: true,
  },
  {
    domain: 'option',
    name: 'OptionSimulator',
    path: '/pages/option/simulator',
    ready: 'main [role=tabpanel]',
    isMember: true,
  },
  { domain: 'option', name: 'OptionInfo', path: '/pages/option/info', ready: 'main table', isMember: true },
  {
    domain: 'wallet',
    name: 'Assets',
    path: '/pages/assets/index',
    ready: '[role=tabpanel] li',
    isMember: true,
  },
  {
    domain: 'wallet',
    name: 'TradeAccount',
    path: '/pages/assets/tradeAccount?account=coin',
    ready: 'main li',
    isMember: true,
  },
  {
    domain: 'wallet',
    name: 'Transfer',
    path: '/pages/assets/transfer/index',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'wallet',
    name: 'TransferRecord',
    path: '/pages/assets/transfer/record',
    ready: 'main h2',
    isMember: true,
  },
  { domain: 'wallet', name: 'AssetRecord', path: '/pages/assets/record', ready: 'main li', isMember: true },
  { domain: 'session', name: 'Login', path: '/pages/user/login/login', ready: submit },
  { domain: 'session', name: 'Register', path: '/pages/user/login/register', ready: submit },
  { domain: 'session', name: 'ForgotPassword', path: '/pages/user/login/forgetPassword', ready: submit },
  { domain: 'session', name: 'ChooseCountry', path: '/pages/user/login/choose', ready: 'nav button' },
  {
    domain: 'session',
    name: 'Agreements',
    path: '/pages/user/login/agree',
    ready: 'main li',
    isMember: true,
  },
  { domain: 'session', name: 'Agreement', path: '/pages/user/login/agree/agree?id=2001', ready: 'main h2' },
  {
    domain: 'session',
    name: 'UserAgreement',
    path: '/pages/user/login/privacyAgreement/userAgreement',
    ready: 'main h2',
  },
  {
    domain: 'session',
    name: 'PrivacyAgreement',
    path: '/pages/user/login/privacyAgreement/privacyAgreement',
    ready: 'main h2',
  },
  {
    domain: 'account',
    name: 'Settings',
    path: '/pages/settings/index',
    ready: '[role=radiogroup]',
    isMember: true,
  },
  {
    domain: 'verification',
    name: 'AdvancedVerification',
    path: '/pages/verification/advanced',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'help',
    name: 'Notices',
    path: '/pages/notice/index',
    // A plain back end has none, and says so.
    ready: 'main li, main h2',
    isMember: true,
  },
  {
    domain: 'verification',
    name: 'Verification',
    path: '/pages/verification/index',
    ready: 'main li',
    isMember: true,
  },
  {
    domain: 'verification',
    name: 'BasicVerification',
    path: '/pages/verification/basic',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'verification',
    name: 'ProductQuestions',
    path: '/pages/verification/questions?product=lever',
    // A plain back end has none, and says so.
    ready: 'main h2',
    isMember: true,
  },
  {
    domain: 'verification',
    name: 'VerificationAgreement',
    path: '/pages/verification/agree',
    ready: 'main h2',
  },
  {
    domain: 'bank',
    name: 'BankCard',
    path: '/pages/bankbind/index',
    // Who has none bound reads so.
    ready: 'main dl, main h2',
    isMember: true,
  },
  {
    ...{ domain: 'bank', name: 'AddBankCard', path: '/pages/bankbind/addbank', ready: submit },
    ...{ isMember: true, isNewcomer: true },
  },
  {
    domain: 'account',
    name: 'Account',
    path: '/pages/settings/account/index',
    ready: 'main li',
    isMember: true,
  },
  {
    domain: 'account',
    name: 'Security',
    path: '/pages/settings/security/index',
    ready: 'main li',
    isMember: true,
  },
  {
    domain: 'account',
    name: 'ChangePassword',
    path: '/pages/settings/security/changePassword',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'account',
    name: 'ChangeFundPassword',
    path: '/pages/settings/security/changePayPassword',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'WithdrawalAddressCoins',
    path: '/pages/user/address/index',
    ready: 'main li a',
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'WithdrawalAddresses',
    path: '/pages/user/address/address?coin=USDT',
    // Who has saved none reads so.
    ready: 'main [role=tabpanel] li, main h2',
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'AddWithdrawalAddress',
    path: '/pages/user/address/create?coin=USDT&network=trc20',
    // Who has no fund password yet is led to one.
    ready: 'button[type=submit], main a[href*="changePayPassword"]',
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'Withdraw',
    path: '/pages/assets/withdraw/index?coin=USDT&network=trc20',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'WithdrawToBank',
    path: '/pages/assets/withdraw/bank/bank?coin=USDT',
    // Where no coin is paid out to cards, it says so.
    ready: 'button[type=submit], main h2',
    isMember: true,
  },
  {
    domain: 'withdrawal',
    name: 'Withdrawal',
    // Nobody has one of this number before withdrawals are requested: it says so.
    path: '/pages/assets/withdraw/detail?id=82000418',
    ready: 'main dl, main h2',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'Deposit',
    path: '/pages/assets/deposit/index?coin=USDT&network=trc20',
    ready: 'main [role=radiogroup]',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'Deposit before a network',
    path: '/pages/assets/deposit/index?coin=USDT',
    ready: 'main a[href*="network="]',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'DepositClaim',
    path: '/pages/assets/deposit/charge?way=hash&coin=USDT&network=trc20',
    ready: submit,
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'DepositClaim of a bank card',
    path: '/pages/assets/deposit/charge?way=bank',
    // A back end without a bank account says so.
    ready: 'button[type=submit], main h2',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'Deposit of a bank card',
    path: '/pages/assets/deposit/index?way=bank',
    ready: 'button[type=submit], main h2',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'Deposit before a quick claim',
    path: '/pages/assets/deposit/index?way=quick',
    // Of who has deposited nothing yet, coin and network come first.
    ready: 'button[type=submit], main h2',
    isMember: true,
  },
  {
    domain: 'deposit',
    name: 'SandboxChain',
    path: '/pages/sandbox/chain?coin=USDT&network=trc20',
    // Where there is no sandbox the page says so.
    ready: 'main h2',
    isMember: true,
  },
  { domain: 'account', name: 'Language', path: '/pages/settings/language/language', ready: 'main li' },
];
