// Domains of this product. A domain added here is registered with everything it declares; no other list names domains.
import type { Broadcasts, OwnerMessages } from '../contracts/feed.ts';
import { readOpenapi } from '../contracts/readOpenapi.ts';
import { accountDomain } from './domains/account/domain.ts';
import { bankDomain } from './domains/bank/domain.ts';
import { chatDomain } from './domains/chat/domain.ts';
import { depositDomain } from './domains/deposit/domain.ts';
import { deskDomain } from './domains/desk/domain.ts';
import { helpDomain } from './domains/help/domain.ts';
import { hostingDomain } from './domains/hosting/domain.ts';
import { ieoDomain } from './domains/ieo/domain.ts';
import { leverDomain } from './domains/lever/domain.ts';
import { marketDomain } from './domains/market/domain.ts';
import { noticesDomain } from './domains/notices/domain.ts';
import type { NoticeKinds } from './domains/notices/public/kinds.ts';
import { optionDomain } from './domains/option/domain.ts';
import { otcDomain } from './domains/otc/domain.ts';
import { productsDomain } from './domains/products/domain.ts';
import { referralDomain } from './domains/referral/domain.ts';
import { reservesDomain } from './domains/reserves/domain.ts';
import { reviewDomain } from './domains/review/domain.ts';
import { sessionDomain } from './domains/session/domain.ts';
import { spotDomain } from './domains/spot/domain.ts';
import { stocksDomain } from './domains/stocks/domain.ts';
import { subscriptionDomain } from './domains/subscription/domain.ts';
import { verificationDomain } from './domains/verification/domain.ts';
import { walletDomain } from './domains/wallet/domain.ts';
import { withdrawalDomain } from './domains/withdrawal/domain.ts';
import { joined } from './Domain.ts';
import type { Domain, Product } from './Domain.ts';
import type { OperationId } from './http/handler.ts';
import type { PostingReason } from './ledger/reasons.ts';
import type { dueReviews } from './reviews/sandboxReviewer.ts';
import { sharedTables } from './store/scales/columnMeanings.ts';
import type { AnyColumnMeanings } from './store/scales/columnMeanings.ts';
import type { Schema } from './store/schema.ts';
import type { DueKinds } from './commands/DueQueue.ts';
import type { MessageKinds } from './commands/OutboxQueue.ts';
import type { ReviewKinds } from './commands/ReviewKinds.ts';

/** Each may depend on those before it. */
export const domains = [
  sessionDomain,
  accountDomain,
  noticesDomain,
  verificationDomain,
  bankDomain,
  productsDomain,
  helpDomain,
  referralDomain,
  spotDomain,
  marketDomain,
  stocksDomain,
  leverDomain,
  optionDomain,
  walletDomain,
  depositDomain,
  withdrawalDomain,
  hostingDomain,
  otcDomain,
  chatDomain,
  subscriptionDomain,
  ieoDomain,
  reservesDomain,
  reviewDomain,
  deskDomain,
] as const satisfies readonly Domain[];

type NamesIn<Kind extends keyof Domain, One = (typeof domains)[number]> =
  One extends Record<Kind, infer Declared> ? keyof Declared : never;
/** Name prefix of everything that domains of tests declare. */
type OfExample = `example${string}`;
/** Names in the contract or in a domain's types that no domain declares. */
type Missing =
  | Exclude<OperationId, NamesIn<'handlers'>>
  | Exclude<PostingReason, NamesIn<'reasons'> | OfExample>
  | Exclude<keyof Schema, NamesIn<'tables'> | keyof typeof sharedTables | OfExample>
  | Exclude<keyof DueKinds, NamesIn<'dueWork'> | keyof ReturnType<typeof dueReviews> | OfExample>
  | Exclude<keyof MessageKinds, NamesIn<'messages'> | OfExample>
  | Exclude<keyof ReviewKinds, NamesIn<'reviews'> | OfExample>
  | Exclude<keyof OwnerMessages, NamesIn<'ownerMessages'> | OfExample>
  | Exclude<keyof Broadcasts, NamesIn<'broadcasts'> | OfExample>
  | Exclude<keyof NoticeKinds, NamesIn<'notices'> | OfExample>;

export const migrations = joined(domains, 'migrations');

/** Column meanings of all tables. */
export const tables: AnyColumnMeanings = joined(domains, 'tables', sharedTables);

/** This product; an incomplete one does not compile. */
export function product(): Product {
  const complete: [Missing] extends [never] ? readonly Domain[] : Missing = domains;
  return { specification: readOpenapi(), domains: complete };
}
