// Every screen that is built, as somebody with an account and an order finds it: what src/app/screens.ts and paths.ts say,
// and here what they do not.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../src/app/paths.ts';
import { screens as loaded } from '../../src/app/screens.ts';
import type { ScreenName } from '../../src/components/shell/screenName.ts';

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

/** Where it is more than a page with a form, for whoever may open it. */
interface Walk extends Partial<Omit<Screen, 'domain' | 'path'>> {
  query?: string;
}

export const pairRow = 'main li a[href*="/pages/trade/"]';

const walks: Partial<Record<ScreenName, Walk | readonly Walk[]>> = {
  Home: [
    { name: 'Home of a visitor', ready: pairRow },
    { ready: pairRow, isMember: true },
  ],
  Kline: { ready: '[role=img][tabindex="0"]' },
  LeverTrade: { ready: 'main [role=tabpanel]' },
  LeverSimulator: { ready: 'main [role=tabpanel]' },
  // A plain back end says of a contract what can be chosen alone.
  LeverInfo: { ready: 'main dl', isMember: true },
  FinanceHub: { ready: 'main [role=tablist]' },
  HostingProducts: { ready: 'main [role=group] button' },
  Host: { query: 'id=2' },
  HostingOrders: { ready: 'main [role=tablist]' },
  HostingRules: { query: 'id=2', ready: 'main dl', isMember: true },
  NewCoins: [
    { ready: 'main [role=tablist]' },
    { name: 'NewCoins of a subscriber', query: 'tab=own', ready: 'main [role=tablist]' },
  ],
  NewCoin: { query: 'id=1', ready: 'main dl' },
  SubscribeNewCoin: { query: 'id=1' },
  OptionTrade: { ready: 'main [role=tabpanel]' },
  OptionSimulator: { ready: 'main [role=tabpanel]' },
  OptionInfo: { ready: 'main table' },
  Assets: { ready: '[role=tabpanel] li' },
  TradeAccount: { query: 'account=coin', ready: 'main li' },
  TransferRecord: { ready: 'main h2' },
  AssetRecord: { ready: 'main li' },
  ChooseCountry: { ready: 'nav button' },
  Agreements: { ready: 'main li', isMember: true },
  Agreement: { query: 'id=2001', ready: 'main h2' },
  UserAgreement: { ready: 'main h2' },
  PrivacyAgreement: { ready: 'main h2' },
  Settings: { ready: '[role=radiogroup]', isMember: true },
  Promotion: { ready: 'main [role=tablist]' },
  // A plain back end has none, and says so.
  Notices: { ready: 'main li, main h2', isMember: true },
  // Any text is read there; what is announced is an operator's.
  Notice: { query: 'id=1903', ready: 'main h2' },
  HelpCentre: { ready: 'main li' },
  HelpArticle: { query: 'id=1903', ready: 'main h2' },
  // Nobody is there until an operator says where.
  Chat: { ready: 'main h2' },
  Chat2: { ready: 'main h2' },
  NewChat: { ready: 'main h2' },
  OtcChat: { ready: 'main h2' },
  NewOtcChat: { ready: 'main h2' },
  // A plain back end publishes nothing, and says so.
  Reserves: { ready: 'main h2' },
  Verification: { ready: 'main li' },
  // A plain back end has none, and says so.
  ProductQuestions: { query: 'product=lever', ready: 'main h2' },
  VerificationAgreement: { ready: 'main h2' },
  // Who has none bound reads so.
  BankCard: { ready: 'main dl, main h2' },
  AddBankCard: { isNewcomer: true },
  Account: { ready: 'main li' },
  Security: { ready: 'main li' },
  WithdrawalAddressCoins: { ready: 'main li a' },
  // Who has saved none reads so.
  WithdrawalAddresses: { query: 'coin=USDT', ready: 'main [role=tabpanel] li, main h2' },
  // Who has no fund password yet is led to one.
  AddWithdrawalAddress: {
    query: 'coin=USDT&network=trc20',
    ready: 'button[type=submit], main a[href*="changePayPassword"]',
  },
  Withdraw: { query: 'coin=USDT&network=trc20' },
  // Where no coin is paid out to cards, it says so.
  WithdrawToBank: { query: 'coin=USDT', ready: 'button[type=submit], main h2' },
  // Nobody has one of this number before withdrawals are requested: it says so.
  Withdrawal: { query: 'id=82000418', ready: 'main dl, main h2' },
  // Of who has deposited nothing yet, coin and network come first.
  Deposit: [
    { query: 'coin=USDT&network=trc20', ready: 'main [role=radiogroup]' },
    { name: 'Deposit before a network', query: 'coin=USDT', ready: 'main a[href*="network="]' },
    { name: 'Deposit of a bank card', query: 'way=bank', ready: 'button[type=submit], main h2' },
    { name: 'Deposit before a quick claim', query: 'way=quick', ready: 'button[type=submit], main h2' },
  ],
  // A back end without a bank account says so.
  DepositClaim: [
    { query: 'way=hash&coin=USDT&network=trc20' },
    { name: 'DepositClaim of a bank card', query: 'way=bank', ready: 'button[type=submit], main h2' },
  ],
  // Where there is no sandbox the page says so.
  SandboxChain: { query: 'coin=USDT&network=trc20', ready: 'main h2' },
  Language: { ready: 'main li' },
};

const folder = join(import.meta.dirname, '../../src/screens');
const domains = new Map(
  globSync('*/*.tsx', { cwd: folder }).map((file): [string, string] => {
    const [domain = '', name = ''] = file.split(/[/\\]/);
    return [name.replace('.tsx', ''), domain];
  }),
);

/** Home comes with the app. */
const names = ['Home', ...Object.keys(loaded)] as ScreenName[];

export const screens: readonly Screen[] = names.flatMap((name) => {
  const walk = walks[name] ?? {};
  return [walk].flat().map(({ query, ...given }: Walk) => {
    const path = name === 'Home' ? '/' : pages[name].path;
    return {
      domain: domains.get(name)!,
      name,
      path: query === undefined ? path : `${path}?${query}`,
      ready: 'button[type=submit]',
      isMember: pages[name].isPublic !== true,
      ...given,
    };
  });
});
