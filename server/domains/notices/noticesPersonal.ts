import { ownRows } from '../../personal/ownRows.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  for await (const { kind, about, sent_to, created_at, read_at } of ownRows(db, 'notice', ['owner', owner]))
    yield [
      'notices',
      {
        kind,
        about: JSON.parse(about) as object,
        sent_to: JSON.parse(sent_to) as object,
        told_ms: Number(created_at),
        read_ms: read_at === null ? null : Number(read_at),
      },
    ];
}

export const noticesPersonal: PersonalData = {
  keeping: { notice: 'untilClosed' },
  copy,
  close: async ({ db }, { owner }) => {
    await db.deleteFrom('notice').where('owner', '=', owner).execute();
  },
};
