// All domains of the app.
import { account } from './account.ts';
import { bank } from './bank.ts';
import { chat } from './chat.ts';
import { deposit } from './deposit.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { hosting } from './hosting.ts';
import { ieo } from './ieo.ts';
import { lever } from './lever.ts';
import { market } from './market.ts';
import { notices } from './notices.ts';
import { option } from './option.ts';
import { otc } from './otc.ts';
import { products } from './products.ts';
import { referral } from './referral.ts';
import { review } from './review.ts';
import { session } from './session.ts';
import { spot } from './spot.ts';
import { stocks } from './stocks.ts';
import { subscription } from './subscription.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';
import { withdrawal } from './withdrawal.ts';

/** By the first word of their query keys; ledger kinds are offered in this order. */
export const domains = {
  home,
  market,
  stocks,
  deposit,
  withdrawal,
  wallet,
  spot,
  option,
  lever,
  hosting,
  subscription,
  ieo,
  otc,
  chat,
  referral,
  help,
  bank,
  account,
  session,
  verification,
  products,
  review,
  notices,
  system,
};
