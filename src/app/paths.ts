import type { ScreenName } from '../components/screenName.ts';

/** The nouns of the product; `home` and `system` belong to screens only. */
type Domain =
  | 'home'
  | 'session'
  | 'account'
  | 'verification'
  | 'bank'
  | 'wallet'
  | 'deposit'
  | 'withdrawal'
  | 'market'
  | 'spot'
  | 'lever'
  | 'option'
  | 'hosting'
  | 'subscription'
  | 'otc'
  | 'referral'
  | 'help'
  | 'system';

export interface Page {
  path: string;
  domain: Domain;
  /** A visitor may open it (rule session.public.allowed); every other page asks for a login. */
  isPublic?: true;
  /** One of the six bottom tabs. */
  isTab?: true;
}

/** Every page of the product. Home answers at / as well. */
export const pages: Readonly<Record<ScreenName, Page>> = {
  Home: { path: '/pages/index/index', domain: 'home', isPublic: true, isTab: true },
  SpotTrade: { path: '/pages/trade/index', domain: 'spot', isTab: true },
  OptionTrade: { path: '/pages/option/detail', domain: 'option', isTab: true },
  LeverTrade: { path: '/pages/lever/index', domain: 'lever', isTab: true },
  FinanceHub: { path: '/pages/template/index', domain: 'hosting', isTab: true },
  Assets: { path: '/pages/assets/index', domain: 'wallet', isTab: true },
  Settings: { path: '/pages/settings/index', domain: 'account', isPublic: true },
  Language: { path: '/pages/settings/language/language', domain: 'account', isPublic: true },
  Account: { path: '/pages/settings/account/index', domain: 'account' },
  Security: { path: '/pages/settings/security/index', domain: 'account' },
  ChangePassword: { path: '/pages/settings/security/changePassword', domain: 'account' },
  ChangeFundPassword: { path: '/pages/settings/security/changePayPassword', domain: 'account' },
  Login: { path: '/pages/user/login/login', domain: 'session', isPublic: true },
  Register: { path: '/pages/user/login/register', domain: 'session', isPublic: true },
  ChooseCountry: { path: '/pages/user/login/choose', domain: 'session', isPublic: true },
  ForgotPassword: { path: '/pages/user/login/forgetPassword', domain: 'session', isPublic: true },
  Agreements: { path: '/pages/user/login/agree', domain: 'session', isPublic: true },
  Agreement: { path: '/pages/user/login/agree/agree', domain: 'session', isPublic: true },
  UserAgreement: {
    path: '/pages/user/login/privacyAgreement/userAgreement',
    domain: 'session',
    isPublic: true,
  },
  PrivacyAgreement: {
    path: '/pages/user/login/privacyAgreement/privacyAgreement',
    domain: 'session',
    isPublic: true,
  },
  Notices: { path: '/pages/notice/index', domain: 'help', isPublic: true },
  Notice: { path: '/pages/index/notice/notice', domain: 'help', isPublic: true },
  NewCoins: { path: '/pages/publication/index', domain: 'subscription' },
  NewCoin: { path: '/pages/publication/details', domain: 'subscription' },
  SubscribeNewCoin: { path: '/pages/publication/purchase', domain: 'subscription' },
  Kline: { path: '/pages/trade/kline', domain: 'market', isPublic: true },
  OptionInfo: { path: '/pages/option/info', domain: 'option', isPublic: true },
  OptionSimulator: { path: '/pages/option/simulator', domain: 'option' },
  LeverInfo: { path: '/pages/lever/info', domain: 'lever', isPublic: true },
  LeverSimulator: { path: '/pages/lever/simulator', domain: 'lever' },
  Verification: { path: '/pages/verification/index', domain: 'verification' },
  BasicVerification: { path: '/pages/verification/basic', domain: 'verification' },
  AdvancedVerification: { path: '/pages/verification/advanced', domain: 'verification' },
  VerificationAgreement: { path: '/pages/verification/agree', domain: 'verification', isPublic: true },
  TradeAccount: { path: '/pages/assets/tradeAccount', domain: 'wallet' },
  Transfer: { path: '/pages/assets/transfer/index', domain: 'wallet' },
  TransferRecord: { path: '/pages/assets/transfer/record', domain: 'wallet' },
  OtcOffers: { path: '/pages/assets/c2c/index', domain: 'otc' },
  OtcBuy: { path: '/pages/assets/c2c/buy', domain: 'otc' },
  OtcOrders: { path: '/pages/assets/c2c/orderList', domain: 'otc' },
  OtcOrder: { path: '/pages/assets/c2c/orderDetail', domain: 'otc' },
  Ieos: { path: '/pages/assets/ieo/index', domain: 'subscription' },
  IeoApplications: { path: '/pages/assets/ieo/orderList', domain: 'subscription' },
  IeoApplication: { path: '/pages/assets/ieo/orderDetail', domain: 'subscription' },
  Deposit: { path: '/pages/assets/deposit/index', domain: 'deposit' },
  DepositClaim: { path: '/pages/assets/deposit/charge', domain: 'deposit' },
  Withdraw: { path: '/pages/assets/withdraw/index', domain: 'withdrawal' },
  Withdrawal: { path: '/pages/assets/withdraw/detail', domain: 'withdrawal' },
  WithdrawToBank: { path: '/pages/assets/withdraw/bank/bank', domain: 'withdrawal' },
  AssetRecord: { path: '/pages/assets/record', domain: 'wallet' },
  WithdrawalAddresses: { path: '/pages/user/address/address', domain: 'withdrawal' },
  AddWithdrawalAddress: { path: '/pages/user/address/create', domain: 'withdrawal' },
  WithdrawalAddressCoins: { path: '/pages/user/address/index', domain: 'withdrawal' },
  HostingProducts: { path: '/pages/finance/index', domain: 'hosting' },
  Host: { path: '/pages/finance/buyPage', domain: 'hosting' },
  HostingOrders: { path: '/pages/finance/ordersPage', domain: 'hosting' },
  HostingRules: { path: '/pages/finance/rulePage', domain: 'hosting', isPublic: true },
  Promotion: { path: '/pages/promotion/index', domain: 'referral' },
  HelpCentre: { path: '/pages/help/center/center', domain: 'help', isPublic: true },
  HelpArticle: { path: '/pages/help/center/detail', domain: 'help', isPublic: true },
  Chat: { path: '/pages/help/chat', domain: 'help', isPublic: true },
  Chat2: { path: '/pages/help/chat2', domain: 'help', isPublic: true },
  NewChat: { path: '/pages/help/newchat', domain: 'help', isPublic: true },
  OtcChat: { path: '/pages/help/otcChat', domain: 'help' },
  NewOtcChat: { path: '/pages/help/newotcChat', domain: 'help' },
  BankCard: { path: '/pages/bankbind/index', domain: 'bank' },
  AddBankCard: { path: '/pages/bankbind/addbank', domain: 'bank' },
  ChooseLocation: { path: '/pages/location/choose-location', domain: 'system', isPublic: true },
  OpenLocation: { path: '/pages/location/open-location', domain: 'system', isPublic: true },
};

/** Pages that a login returns to as a tab: backtype 2. The lever tab is not among them (decision 37). */
const tabReturns: readonly ScreenName[] = ['Home', 'SpotTrade', 'OptionTrade', 'FinanceHub', 'Assets'];

const byPath = new Map<string, ScreenName>([
  ['/', 'Home'],
  ...Object.entries(pages).map(([screen, { path }]): [string, ScreenName] => [path, screen as ScreenName]),
]);

/** The screen at a path, whatever its query; undefined for an unknown one. */
export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
}

export function pathOf(screen: ScreenName, query: Readonly<Record<string, string>> = {}): string {
  const path = screen === 'Home' ? '/' : pages[screen].path;
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** The login page, which returns to `from`, a path with its query. */
export function loginPath(from: string): string {
  const screen = screenAt(from);
  const backtype = screen !== undefined && tabReturns.includes(screen) ? '2' : '1';
  return pathOf('Login', { backpage: from, backtype });
}

/** Where a login returns to. Only pages of this table: a link must not lead anywhere else. */
export function backPath(search: string): string | undefined {
  const backpage = new URLSearchParams(search).get('backpage');
  if (backpage === null || !/^\/(?!\/)/.test(backpage)) return undefined;
  const screen = screenAt(backpage);
  return screen === undefined || screen === 'Login' || screen === 'Register' ? undefined : backpage;
}
