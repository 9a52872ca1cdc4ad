import { named } from './presses.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

export const referral: ScreenFixtures = {
  Promotion: {
    ready: 'main [role=tablist]',
    quiet: {
      products: 'nothing is paid where it is not offered, and the rules say so',
      poster: 'the code of the page stands on the poster',
      share: 'the link is shared without words',
    },
    taps: [
      { tap: 'Rebates', calls: ['rebates'] },
      { tap: 'Friends', calls: ['invitees'] },
    ],
    furtherCalls: {
      products: 'whether rebates are paid in the country',
      setRanked: 'to be in the ranking or not',
    },
    // The rules have their own page.
    detours: { article: 'Agreement' },
    breaksWith: ['setRanked'],
    commands: {
      rebates: (user) => user.press('Rebates', 'tab'),
      invitees: (user) => user.press(/^Friends/, 'tab'),
      setRanked: (user) => user.press('Show me in the ranking', 'switch'),
    },
    dialogs: [{ name: 'the poster', presses: [named('Poster')] }],
  },
};
