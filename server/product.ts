// The domains of this product. One that is added here is in it with all that it declares; no other list names any.
import { readOpenapi } from '../contracts/readOpenapi.ts';
import { accountDomain } from './domains/account/domain.ts';
import { helpDomain } from './domains/help/domain.ts';
import { marketDomain } from './domains/market/domain.ts';
import { sessionDomain } from './domains/session/domain.ts';
import { spotDomain } from './domains/spot/domain.ts';
import { walletDomain } from './domains/wallet/domain.ts';
import { joined } from './Domain.ts';
import type { Domain, Product } from './Domain.ts';
import type { OperationId } from './http/handler.ts';
import { sharedTables } from './store/scales/columnMeanings.ts';
import type { AnyColumnMeanings } from './store/scales/columnMeanings.ts';

/** Each builds on those before it. */
export const domains = [
  sessionDomain,
  accountDomain,
  helpDomain,
  spotDomain,
  marketDomain,
  walletDomain,
] as const satisfies readonly Domain[];

type CallsOf<One> = One extends Domain ? keyof One['handlers'] : never;
type Unanswered = Exclude<OperationId, CallsOf<(typeof domains)[number]>>;

export const migrations = joined(domains, 'migrations');

/** What the columns of all tables say. */
export const tables: AnyColumnMeanings = { ...sharedTables, ...joined(domains, 'tables') };

/** This product; one with a call that none of its domains answers does not compile. */
export function product(): Product {
  const answering: [Unanswered] extends [never] ? readonly Domain[] : Unanswered = domains;
  return { specification: readOpenapi(), domains: answering };
}
