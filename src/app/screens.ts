import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '../components/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { loadPage } from './loadPage.ts';

type LazyScreen = LazyExoticComponent<ComponentType>;
type Screens = Partial<Record<ScreenName, ComponentType>>;

const loaders = new Map<string, () => Promise<ComponentType>>();

/** A screen whose code comes when it is opened. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): LazyScreen {
  loaders.set(name, async () => (await loadPage(load))[name]);
  return lazy<ComponentType>(async () => ({ default: await loaders.get(name)!() }));
}

/**
 * Fetches a screen's code before anything is drawn, so that it is drawn at once: React keeps a loading state up for
 * 300 ms once it has shown one.
 */
export async function readyScreen(name: ScreenName): Promise<void> {
  const load = loaders.get(name);
  if (load) screens[name] = await load();
}

/** The screens that are built; every other page says that it is not available yet. */
export const screens: Screens = {
  Home,
  SpotTrade: page('SpotTrade', () => import('../screens/spot/SpotTrade.tsx')),
  Kline: page('Kline', () => {
    // The chart weighs more than everything else of the page; what does not come now is asked for again by the page.
    if (!import.meta.env.SSR) import('../components/chart/PriceChart.tsx').catch(() => undefined);
    return import('../screens/market/Kline.tsx');
  }),
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
