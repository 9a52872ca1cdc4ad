import { rowsOf } from '../../store/inPages.ts';
import type { Context } from '../../context.ts';
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';

async function* copy({ store: { db } }: Context, { owner }: Person): AsyncGenerator<CopyRow> {
  const notices = rowsOf((after: { id: bigint } | undefined, limit) =>
    db
      .selectFrom('notice')
      .select(['id', 'kind', 'about', 'sent_to', 'created_at', 'read_at'])
      .where('owner', '=', owner)
      .$if(after !== undefined, (query) => query.where('id', '>', after!.id))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const { kind, about, sent_to, created_at, read_at } of notices)
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
