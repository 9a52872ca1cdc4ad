import type { ScreenFixtures } from './ScreenFixtures.ts';

export const home: ScreenFixtures = {
  Home: {
    ready: 'main li a[href*="/pages/trade/"]',
    isMember: true,
    quiet: {
      notices: 'the bell has no dot, and its page says so',
      recommendedNewCoin: 'no new coin is offered there, and their page has all of them',
    },
    commands: { stockQuotations: ({ press }) => press('US stocks', 'tab') },
    taps: [{ tap: 'US stocks', calls: ['stockQuotations'] }],
    more: [{ name: 'Home of a visitor', ready: 'main li a[href*="/pages/trade/"]' }],
    breaksWith: ['siteConfig', 'notices', 'daymarket', 'daymarkets', 'balances', 'notice', 'session_ended'],
  },
};
