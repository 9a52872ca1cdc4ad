import type { Review } from '../../api/review.ts';

/** What somebody asks a desk for who leaves, or wants to know what is kept of them. */
export type AccountRequestKind = 'closing' | 'copy';

/** The last case of it, whatever has become of it; undefined where there was none, or its owner has withdrawn it. */
export type LastCase = Pick<
  Review,
  'id' | 'state' | 'rejections' | 'created_ms' | 'updated_ms' | 'is_sandbox'
>;

/** What is known of each; a wish that is not there cannot be asked for here. */
export type AccountRequests = Readonly<
  Record<AccountRequestKind, { last: LastCase | undefined } | undefined>
>;
