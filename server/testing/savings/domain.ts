// A savings jar: the smallest whole domain, as docs/adding-a-domain.md shows it. What somebody puts in, or takes out, is
// held until the next full round, in which all of it moves at once.
import { checkAmount } from '../../../contracts/rules/amount.ts';
import type { Domain } from '../../Domain.ts';
import type { Call } from '../../http/handler.ts';
import { accountOf } from '../../ledger/account.ts';
import type { AccountKind } from '../../ledger/account.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { Int } from '../../store/columns.ts';
import type { Migrations } from '../../store/migrations.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';
import type { Context } from '../../context.ts';
import type { MoneyCommand, MoneyTx } from '../../writer/MoneyCommand.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    /** What is on its way; a row goes when it has arrived, and its posting stays. */
    example_savings: { hold: Int; owner: string; target: 'trust' | 'change'; made_at: Int };
  }
}
declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof reasons> {}
}
declare module '../../writer/events.ts' {
  interface Events {
    savings: { type: 'savings'; owner: string };
  }
}
declare module '../../writer/DueQueue.ts' {
  interface DueKinds {
    'example.arrive': { hold: number };
  }
}

const [asset, scale, roundMs] = ['USDT', 8, 60_000];
const reasons = {
  'example.savings': { kind: 'transfer', text: 'ledger.transfer', dayChange: 'result' },
} as const satisfies Reasons;

const tables: ColumnMeanings<'example_savings'> = {
  example_savings: { hold: 'id', owner: 'text', target: 'text', made_at: 'time' },
};

const migrations: Migrations = {
  '9000-savings': {
    up: (db) =>
      db.schema
        .createTable('example_savings')
        .addColumn('hold', 'bigint', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute(),
  },
};

interface Move {
  amount: string;
  client_savings_id: string;
}

const moving = (owner: string, from: AccountKind, target: 'trust' | 'change') =>
  ({
    name: `savings.to.${target}`,
    repetition: ({ client_savings_id }) => client_savings_id,
    record: ({ amount }) => ({ amount }),
    run: async ({ ledger, db, now, schedule }, { amount }) => {
      const account = accountOf(owner, asset, from);
      const available = fromUnits(ledger.balance(account).available, scale);
      const problem = checkAmount({ amount: isDecimal(amount) ? amount : '', scale, available });
      if (problem)
        throw new Refusal(problem.reason, {
          fields: { amount: problem.nearest ?? '' },
          values: problem.values,
        });
      const purpose = { reason: 'example.savings', reference: 'savings' };
      const { id: hold } = ledger.hold(account, toUnits(amount, scale), purpose);
      await db.insertInto('example_savings').values({ hold, owner, target, made_at: now }).execute();
      schedule('example.arrive', Math.floor(now / roundMs + 1) * roundMs, { hold });
      return hold;
    },
    outcome: (hold) => hold,
  }) satisfies MoneyCommand<Move, number, number>;

async function arrive({ ledger, db, publish }: MoneyTx, { hold: id }: { hold: number }): Promise<void> {
  const move = db.selectFrom('example_savings').selectAll().where('hold', '=', BigInt(id));
  const { owner, target } = await move.executeTakeFirstOrThrow();
  const hold = ledger.openHold(id)!;
  const posting = { units: hold.units, reason: 'example.savings', reference: `savings:${id}` } as const;
  ledger.post(hold, { ...posting, to: accountOf(owner, asset, target) });
  await db.deleteFrom('example_savings').where('hold', '=', BigInt(id)).execute();
  publish({ type: 'savings', owner });
}

const send =
  (from: AccountKind, target: 'trust' | 'change') =>
  async ({ writer }: Context, { input, user }: Call<Move>) => {
    const { owner } = user();
    const made = await writer.perform(moving(owner, from, target), owner, input);
    return { id: made.isRepetition ? made.outcome : made.answer };
  };

export const savingsDomain = {
  handlers: { putIn: send('change', 'trust'), takeOut: send('trust', 'change') },
  reasons,
  tables,
  migrations,
  commands: { 'savings.to.trust': {}, 'savings.to.change': {} },
  dueWork: { 'example.arrive': arrive },
} satisfies Domain;
