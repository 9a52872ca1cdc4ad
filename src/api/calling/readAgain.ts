// Queries to invalidate after a change in a domain.
import type { QueryClient } from '@tanstack/react-query';
import { moneyDomains, shownIn } from '../../domains/pages.ts';
import { refetchQueries } from './refetchQueries.ts';

/** A domain, and those that show it. */
export const readWith = (domain: string): readonly string[] => [
  domain,
  ...(moneyDomains.includes(domain) ? ['wallet'] : []),
  ...(shownIn[domain] ?? []),
];

/** Invalidates a domain, and other queries that show its data. */
export function readAgain(client: QueryClient, domain: string): void {
  for (const name of readWith(domain)) refetchQueries(client, { queryKey: [name] });
}
