import type { Kysely } from 'kysely';
import type { DeclaredReviews } from '../../reviews/ReviewKind.ts';
import type { Schema } from '../../store/schema.ts';
import type { Findings } from '../Findings.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

interface Parts {
  kinds: DeclaredReviews;
  findings: Findings;
  pages: Pages;
}

/** A case that holds money has a hold exactly while it is open. */
export async function checkReviews(db: Kysely<Schema>, { kinds, findings, pages }: Parts): Promise<void> {
  await pagesById(
    { after: 0n, pages },
    (after, limit) => readReviews(db, after, limit),
    (rows) => {
      for (const row of rows) {
        const fault = faultOf(row, kinds[row.kind]?.holdsMoney);
        if (fault !== undefined)
          findings.add(`Review ${row.id} ${fault}`, { row: `review ${row.id}`, owner: row.owner });
      }
    },
  );
}

type Row = Awaited<ReturnType<typeof readReviews>>[number];

/** Reads cases with their holds in one statement, because both change concurrently. */
function readReviews(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('review')
    .leftJoin('hold', 'hold.id', 'review.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .select(['review.id', 'review.kind', 'review.owner', 'review.hold', 'review.ended_at'])
    .select(['hold.id as held', 'hold.ended_at as hold_ended_at', 'account.owner as holder'])
    .where('review.id', '>', after)
    .orderBy('review.id')
    .limit(limit)
    .execute();
}

function faultOf(row: Row, holdsMoney: boolean | undefined): string | undefined {
  const isOpen = row.ended_at === null;
  if (row.hold === null) return holdsMoney ? 'is of a kind that holds money, and has no hold' : undefined;
  // A hold that began and ended within one group has no row.
  if (row.held === null) return isOpen ? `is open without hold ${row.hold}` : undefined;
  if (row.holder !== row.owner) return `has hold ${row.hold}, which is not its owner's`;
  const isHeld = row.hold_ended_at === null;
  if (isOpen === isHeld) return undefined;
  return isOpen
    ? `is open, and its hold ${row.hold} has ended`
    : `has ended, and its hold ${row.hold} is open`;
}
