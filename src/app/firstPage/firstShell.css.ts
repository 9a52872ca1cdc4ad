import { globalStyle } from '@vanilla-extract/css';
import { earlyBalanceId } from '../../../contracts/firstPage.ts';
import { vars } from '../../theme/theme.css.ts';

// The server renders Home for a visitor in its default language, and a market for all users in that language.
// public/theme.js detects before the first paint when that does not match: a logged-in user sees Home without the
// visitor content, and a user of another language sees only the background.
globalStyle('html[data-shell=none] #root', { visibility: 'hidden' });

// A member's Home has the balance where a visitor is welcomed, and the quick actions above the market: what is the same
// stands where it will be, so that nothing moves when the app has drawn. drawBalance.ts renders the balance.
const ofMember = 'html[data-shell=bars]:not([data-for=all])';
const welcome = `${ofMember} main > section:first-of-type`;
const balance = `calc(2 * ${vars.space[10]} + ${vars.space[1]})`;
globalStyle(welcome, {
  order: -2,
  visibility: 'hidden',
  flex: 'none',
  overflow: 'hidden',
  paddingBlock: 0,
  height: balance,
});
globalStyle(`${ofMember}[data-sandbox] main > section:first-of-type`, {
  height: `calc(${balance} + ${vars.size.row})`,
});
globalStyle(`#${earlyBalanceId}`, { order: -2, flex: 'none' });
globalStyle(`${ofMember} main > #${earlyBalanceId} ~ section:first-of-type`, { display: 'none' });
globalStyle(`${ofMember} main > nav:last-child`, { order: -1 });
