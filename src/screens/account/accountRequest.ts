import type { Review } from '../../api/review.ts';

/** Requests to the operator: account closure, or a copy of the stored data. */
export type AccountRequestKind = 'closing' | 'copy';

/** Last case of the request in any state; undefined if there is none or the user has withdrawn it. */
export type LastCase = Pick<
  Review,
  'id' | 'state' | 'rejections' | 'created_ms' | 'updated_ms' | 'is_sandbox'
>;

/** State of each request; a kind that is missing is not available here. */
export type AccountRequests = Readonly<
  Record<AccountRequestKind, { last: LastCase | undefined } | undefined>
>;
