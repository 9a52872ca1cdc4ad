// What tests have to know of all screens.
import type { ScreenName } from '../../src/domains/pages.ts';
import { account } from './account.ts';
import { bank } from './bank.ts';
import { deposit } from './deposit.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { hosting } from './hosting.ts';
import { ieo } from './ieo.ts';
import { lever } from './lever.ts';
import { market } from './market.ts';
import { option } from './option.ts';
import { otc } from './otc.ts';
import { referral } from './referral.ts';
import { session } from './session.ts';
import { spot } from './spot.ts';
import { subscription } from './subscription.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';
import { withdrawal } from './withdrawal.ts';
import type { ScreenFixture, ScreenFixtures } from './ScreenFixtures.ts';

const domains: readonly ScreenFixtures[] = [
  account,
  bank,
  deposit,
  help,
  home,
  hosting,
  ieo,
  lever,
  market,
  option,
  otc,
  referral,
  session,
  spot,
  subscription,
  system,
  verification,
  wallet,
  withdrawal,
];

export const fixtures = Object.assign({}, ...domains) as ScreenFixtures;

export const fixtureOf = (screen: string): ScreenFixture => fixtures[screen as ScreenName] ?? {};
