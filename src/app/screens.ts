import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '../components/screenName.ts';
import { Home } from '../screens/home/Home.tsx';
import { loadPage } from './loadPage.ts';

type LazyScreen = LazyExoticComponent<ComponentType>;
type Screens = Partial<Record<ScreenName, ComponentType>>;

/** A screen whose code comes when it is opened. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): LazyScreen {
  return lazy<ComponentType>(async () => ({ default: (await loadPage(load))[name] }));
}

/** The screens that are built; every other page says that it is not available yet. */
export const screens: Screens = {
  Home,
  SpotTrade: page('SpotTrade', () => import('../screens/spot/SpotTrade.tsx')),
  Kline: page('Kline', () => import('../screens/market/Kline.tsx')),
  Login: page('Login', () => import('../screens/session/Login.tsx')),
  Register: page('Register', () => import('../screens/session/Register.tsx')),
  Settings: page('Settings', () => import('../screens/account/Settings.tsx')),
  Language: page('Language', () => import('../screens/account/Language.tsx')),
  Assets: page('Assets', () => import('../screens/wallet/Assets.tsx')),
};
