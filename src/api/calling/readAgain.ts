// What has to be read again once something of a domain has changed.
import type { QueryClient } from '@tanstack/react-query';
import { moneyDomains, shownIn } from '../../domains/pages.ts';
import { refetchQueries } from './refetchQueries.ts';

/** A domain, and those that show it. */
export const readWith = (domain: string): readonly string[] => [
  domain,
  ...(moneyDomains.includes(domain) ? ['wallet'] : []),
  ...(shownIn[domain] ?? []),
];

/** Reads a domain again, and what shows of it elsewhere. */
export function readAgain(client: QueryClient, domain: string): void {
  for (const name of readWith(domain)) refetchQueries(client, { queryKey: [name] });
}
