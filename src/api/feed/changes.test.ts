// Queries that a feed message refetches: every domain whose pages show the changed data.
import { expect, it } from 'vitest';
import { readWith } from '../calling/readAgain.ts';
import { changing, domainsOf } from './changes.ts';

const readAfter = (message: Parameters<typeof domainsOf>[0]) => new Set(domainsOf(message).flatMap(readWith));

it.each(['hosting', 'subscription', 'referral'])(
  'changed balances read %s again: interest, the end of a lock-up and rebates send no message of their own',
  (domain) => {
    expect(readAfter('balances')).toContain(domain);
  },
);

it.each(['lever', 'option'])(
  'changed balances read %s again, which reckon with what is in their account',
  (domain) => {
    expect(readAfter('balances')).toContain(domain);
  },
);

it.each(['deposit', 'withdrawal', 'lever_trade', 'closed_microorder', 'otc_order'] as const)(
  '%s reads balances again, also of a back end that does not say that they have changed',
  (message) => {
    expect(readAfter(message)).toContain('wallet');
  },
);

it.each([
  ['sessions and what protects the account', 'account'],
  ['the bank card', 'bank'],
  ['saved addresses', 'withdrawal'],
])('a notice reads %s again, which another device may have changed', (_, domain) => {
  expect(readAfter('notice')).toContain(domain);
});

it.each([
  ['what is offered', 'products'],
  ['the leverages', 'lever'],
])('a review reads %s again, which the country of a verification decides', (_, domain) => {
  expect(readAfter('review')).toContain(domain);
});

it('a new connection reads rebates again, of which it may have missed a message', () => {
  expect(changing).toContain('referral');
});
