// What has to be read again once something of a domain has changed.
import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from './refetchQueries.ts';

/** Commands of these domains move money, so balances are read again after them. */
const moneyDomains = [
  'deposit',
  'withdrawal',
  'spot',
  'lever',
  'option',
  'hosting',
  'subscription',
  'otc',
  'referral',
  'review',
];

/** Whose rows show what a command of another domain has changed: those are read again as well. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(moneyDomains.map((domain) => [domain, ['wallet']])),
  verification: ['account'],
  // What leaves or enters an account no longer protects its contracts, or does so from now on; nor can it be staked.
  wallet: ['lever', 'option'],
};

/** Reads a domain again, and what shows of it elsewhere. */
export function readAgain(client: QueryClient, domain: string): void {
  for (const name of [domain, ...(shownIn[domain] ?? [])]) refetchQueries(client, { queryKey: [name] });
}
