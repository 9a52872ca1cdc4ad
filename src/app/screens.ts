import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '../components/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { loadPage } from './loadPage.ts';

type LazyScreen = LazyExoticComponent<ComponentType>;
type Screens = Partial<Record<ScreenName, ComponentType>>;

const loaders = new Map<ScreenName, () => Promise<ComponentType>>();

/** Kept apart: the chart weighs more than everything else of its page, so nobody fetches it ahead. */
function startCompanion(name: ScreenName): void {
  if (name !== 'Kline' || import.meta.env.SSR) return;
  // What does not come now is asked for again by the page.
  import('../components/chart/PriceChart.tsx').catch(() => undefined);
}

/** A screen whose code comes when it is opened. */
function page<Name extends ScreenName>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyScreen {
  loaders.set(name, async () => (await loadPage(load))[name]);
  return lazyScreen(name);
}

function lazyScreen(name: ScreenName): LazyScreen {
  return lazy<ComponentType>(async () => {
    startCompanion(name);
    return { default: await loaders.get(name)!() };
  });
}

/** Has a screen at hand without opening it: what of it comes first is drawn at once. */
export async function fetchScreen(name: ScreenName): Promise<void> {
  const load = loaders.get(name);
  if (load) screens[name] = await load();
}

/**
 * Fetches a screen's code before anything is drawn, so that it is drawn at once: React keeps a loading state up for
 * 300 ms once it has shown one.
 * @throws PageLoadError
 */
export function readyScreen(name: ScreenName): Promise<void> {
  startCompanion(name);
  return fetchScreen(name);
}

/** React keeps a failure for good; whoever opens the screen after this asks for its code anew. */
export function renewScreen(name: ScreenName): void {
  if (loaders.has(name)) screens[name] = lazyScreen(name);
}

/** The screens that are built; every other page says that it is not available yet. */
export const screens: Screens = {
  Home,
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
