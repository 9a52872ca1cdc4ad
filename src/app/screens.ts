import type { ComponentType } from 'react';
import { laterChart } from '../components/chart/laterChart.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { alreadyLoaded, later, pageTimeLimit, type Later } from '../ui/later.ts';

/** A screen whose code comes when it is opened. */
function page<Name extends ScreenName>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Later<ComponentType> {
  return later(async () => (await load())[name], pageTimeLimit);
}

/** What is drawn at an address: a screen, or what says that there is none. */
type Content = ComponentType<{ screen?: ScreenName }>;

/** The screens that are built; every other page says that it is not available yet. */
const screens: Partial<Record<ScreenName, Later<Content>>> = {
  Home: alreadyLoaded(Home),
  SpotTrade: page('SpotTrade', () => import('../screens/spot/SpotTrade.tsx')),
  Kline: page('Kline', () => import('../screens/market/Kline.tsx')),
  Transfer: page('Transfer', () => import('../screens/wallet/Transfer.tsx')),
  TransferRecord: page('TransferRecord', () => import('../screens/wallet/TransferRecord.tsx')),
  Login: page('Login', () => import('../screens/session/Login.tsx')),
  Register: page('Register', () => import('../screens/session/Register.tsx')),
  ForgotPassword: page('ForgotPassword', () => import('../screens/session/ForgotPassword.tsx')),
  ChooseCountry: page('ChooseCountry', () => import('../screens/session/ChooseCountry.tsx')),
  Agreements: page('Agreements', () => import('../screens/session/Agreements.tsx')),
  Agreement: page('Agreement', () => import('../screens/session/Agreement.tsx')),
  UserAgreement: page('UserAgreement', () => import('../screens/session/UserAgreement.tsx')),
  PrivacyAgreement: page('PrivacyAgreement', () => import('../screens/session/PrivacyAgreement.tsx')),
  Settings: page('Settings', () => import('../screens/account/Settings.tsx')),
  Language: page('Language', () => import('../screens/account/Language.tsx')),
  Assets: page('Assets', () => import('../screens/wallet/Assets.tsx')),
  TradeAccount: page('TradeAccount', () => import('../screens/wallet/TradeAccount.tsx')),
  AssetRecord: page('AssetRecord', () => import('../screens/wallet/AssetRecord.tsx')),
};

/** One or two taps away from a tab, the nearest first. Legal texts weigh much and are seldom read. */
const neighbours: readonly ScreenName[] = [
  'SpotTrade',
  'Assets',
  'Kline',
  'Settings',
  'Login',
  'TradeAccount',
  'AssetRecord',
  'Register',
  'Language',
  'ForgotPassword',
  'ChooseCountry',
];

const notAvailable = later<Content>(
  async () => (await import('./NotAvailable.tsx')).NotAvailable,
  pageTimeLimit,
);

export function codeOf(screen: ScreenName | undefined): Later<Content> {
  return (screen && screens[screen]) ?? notAvailable;
}

/** What is fetched while a tab stands idle, so that a tap finds it, also without a network. */
export const laterNeighbours: readonly Later<unknown>[] = [...neighbours.map(codeOf), notAvailable];

/**
 * Asks for a screen that is to be opened, and for the chart beside the page that shows it, which nobody fetches ahead.
 * @throws when the screen's code does not come
 */
export async function openScreen(screen: ScreenName | undefined): Promise<void> {
  // What does not come now is asked for again by the page.
  if (screen === 'Kline' && !import.meta.env.SSR) laterChart.load().catch(() => undefined);
  await codeOf(screen).load();
}
