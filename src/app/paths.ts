import type { ScreenName } from '../components/shell/screenName.ts';

export interface Page {
  path: string;
  /** A visitor may open it (rule session.public.allowed); every other page asks for a login. */
  isPublic?: true;
  /** One of the six bottom tabs. */
  isTab?: true;
}

/** Every page of the product. Home answers at / as well. */
export const pages: Readonly<Record<ScreenName, Page>> = {
  Home: { path: '/pages/index/index', isPublic: true, isTab: true },
  SpotTrade: { path: '/pages/trade/index', isTab: true },
  OptionTrade: { path: '/pages/option/detail', isTab: true },
  LeverTrade: { path: '/pages/lever/index', isTab: true },
  FinanceHub: { path: '/pages/template/index', isTab: true },
  Assets: { path: '/pages/assets/index', isTab: true },
  Settings: { path: '/pages/settings/index', isPublic: true },
  Language: { path: '/pages/settings/language/language', isPublic: true },
  Account: { path: '/pages/settings/account/index' },
  Security: { path: '/pages/settings/security/index' },
  ChangePassword: { path: '/pages/settings/security/changePassword' },
  ChangeFundPassword: { path: '/pages/settings/security/changePayPassword' },
  Login: { path: '/pages/user/login/login', isPublic: true },
  Register: { path: '/pages/user/login/register', isPublic: true },
  ChooseCountry: { path: '/pages/user/login/choose', isPublic: true },
  ForgotPassword: { path: '/pages/user/login/forgetPassword', isPublic: true },
  Agreements: { path: '/pages/user/login/agree', isPublic: true },
  Agreement: { path: '/pages/user/login/agree/agree', isPublic: true },
  UserAgreement: {
    path: '/pages/user/login/privacyAgreement/userAgreement',
    isPublic: true,
  },
  PrivacyAgreement: {
    path: '/pages/user/login/privacyAgreement/privacyAgreement',
    isPublic: true,
  },
  Notices: { path: '/pages/notice/index', isPublic: true },
  Notice: { path: '/pages/index/notice/notice', isPublic: true },
  NewCoins: { path: '/pages/publication/index' },
  NewCoin: { path: '/pages/publication/details' },
  SubscribeNewCoin: { path: '/pages/publication/purchase' },
  Kline: { path: '/pages/trade/kline', isPublic: true },
  OptionInfo: { path: '/pages/option/info', isPublic: true },
  OptionSimulator: { path: '/pages/option/simulator' },
  LeverInfo: { path: '/pages/lever/info', isPublic: true },
  LeverSimulator: { path: '/pages/lever/simulator' },
  Verification: { path: '/pages/verification/index' },
  BasicVerification: { path: '/pages/verification/basic' },
  AdvancedVerification: { path: '/pages/verification/advanced' },
  VerificationAgreement: { path: '/pages/verification/agree', isPublic: true },
  ProductQuestions: { path: '/pages/verification/questions' },
  TradeAccount: { path: '/pages/assets/tradeAccount' },
  Transfer: { path: '/pages/assets/transfer/index' },
  TransferRecord: { path: '/pages/assets/transfer/record' },
  OtcOffers: { path: '/pages/assets/c2c/index' },
  OtcBuy: { path: '/pages/assets/c2c/buy' },
  OtcOrders: { path: '/pages/assets/c2c/orderList' },
  OtcOrder: { path: '/pages/assets/c2c/orderDetail' },
  Ieos: { path: '/pages/assets/ieo/index' },
  IeoApplications: { path: '/pages/assets/ieo/orderList' },
  IeoApplication: { path: '/pages/assets/ieo/orderDetail' },
  Deposit: { path: '/pages/assets/deposit/index' },
  DepositClaim: { path: '/pages/assets/deposit/charge' },
  SandboxChain: { path: '/pages/sandbox/chain' },
  Withdraw: { path: '/pages/assets/withdraw/index' },
  Withdrawal: { path: '/pages/assets/withdraw/detail' },
  WithdrawToBank: { path: '/pages/assets/withdraw/bank/bank' },
  AssetRecord: { path: '/pages/assets/record' },
  WithdrawalAddresses: { path: '/pages/user/address/address' },
  AddWithdrawalAddress: { path: '/pages/user/address/create' },
  WithdrawalAddressCoins: { path: '/pages/user/address/index' },
  HostingProducts: { path: '/pages/finance/index' },
  Host: { path: '/pages/finance/buyPage' },
  HostingOrders: { path: '/pages/finance/ordersPage' },
  HostingRules: { path: '/pages/finance/rulePage', isPublic: true },
  Promotion: { path: '/pages/promotion/index' },
  HelpCentre: { path: '/pages/help/center/center', isPublic: true },
  HelpArticle: { path: '/pages/help/center/detail', isPublic: true },
  Reserves: { path: '/pages/help/reserves', isPublic: true },
  Chat: { path: '/pages/help/chat', isPublic: true },
  Chat2: { path: '/pages/help/chat2', isPublic: true },
  NewChat: { path: '/pages/help/newchat', isPublic: true },
  OtcChat: { path: '/pages/help/otcChat' },
  NewOtcChat: { path: '/pages/help/newotcChat' },
  BankCard: { path: '/pages/bankbind/index' },
  AddBankCard: { path: '/pages/bankbind/addbank' },
  ChooseLocation: { path: '/pages/location/choose-location', isPublic: true },
  OpenLocation: { path: '/pages/location/open-location', isPublic: true },
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
