// Committed cases: of an owner, and those that await an operator.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { ReviewRow } from './ReviewBook.ts';

export interface ReviewFilter {
  owner: string;
  kind?: string;
  id?: number;
  /** Only cases with a lower id. */
  beforeId?: number;
  limit: number;
}

/** Cases of an owner, newest first. */
export function listReviews(
  db: Kysely<Schema>,
  { owner, kind, id, beforeId, limit }: ReviewFilter,
): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('owner', '=', owner)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(id !== undefined, (query) => query.where('id', '=', BigInt(id!)))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Undecided cases of a kind, oldest first. */
export function listOpenReviews(
  db: Kysely<Schema>,
  { kind, afterId = 0, limit = 100 }: { kind: string; afterId?: number; limit?: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('kind', '=', kind)
    .where('id', '>', BigInt(afterId))
    .orderBy('id')
    .limit(limit)
    .execute();
}
