import type { Pair } from '../../contracts/market.ts';
import { joined } from '../Domain.ts';
import type { Domain } from '../Domain.ts';
import { ReasonBook } from '../ledger/reasons.ts';
import type { Rules } from './audit.ts';

/** Audit rules of a product. */
export function rulesOf(domains: readonly Domain[], pairs: readonly Pair[]): Rules {
  const reasons = new ReasonBook(joined(domains, 'reasons'));
  return {
    pairs,
    reasons,
    commands: joined(domains, 'commands'),
    reviews: joined(domains, 'reviews'),
    domains: domains.flatMap(({ audit, reasons: own = {} }) =>
      audit ? { make: audit, reasons: Object.keys(own) } : [],
    ),
  };
}
