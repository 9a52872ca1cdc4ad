// Retention of the tables that all domains share.
import type { sharedTables } from '../store/scales/columnMeanings.ts';
import type { Person } from './Leaving.ts';
import type { CopyRow, Keeping, PersonalData } from './PersonalData.ts';
import { ownRows } from './ownRows.ts';
import type { Context } from '../context.ts';

const keeping = {
  account: 'inTheBooks',
  posting: 'inTheBooks',
  entry: 'inTheBooks',
  hold: 'inTheBooks',
  flow_price: 'ofNobody',
  // Identifies only the account, and contains nothing beyond orders and ledger.
  command: 'inTheBooks',
  due_work: 'forAWhile',
  due_work_dropped: 'inTheBooks',
  outbox: 'forAWhile',
  review: 'forAWhile',
  asset_scale: 'ofNobody',
  pair_grid: 'ofNobody',
  audit_checkpoint: 'ofNobody',
  // Contains accounts and rows by number, while the books are broken.
  money_stop: 'forAWhile',
  quarantine: 'inTheBooks',
  repair_proposal: 'forAWhile',
} satisfies Record<keyof typeof sharedTables, Keeping>;

/** The user's requests to the desk; operators' internal notes are excluded. */
async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for await (const { id, kind, state, rejections, created_at, ended_at } of ownRows(db, 'review', [
    'owner',
    owner,
  ]))
    yield [
      'cases',
      {
        id: Number(id),
        kind,
        state,
        rejections: JSON.parse(rejections) as object,
        sent_ms: Number(created_at),
        ended_ms: ended_at === null ? null : Number(ended_at),
      },
    ];
}

export const sharedPersonal: PersonalData = { keeping, copy };
