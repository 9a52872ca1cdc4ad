// A savings jar: a minimal complete domain, as docs/adding.md shows it. A payment in or out is held until the next full
// round, in which all of them move together. The balance grows each round. A withdrawal waits for an operator and is
// announced by mail.
import { checkAmount } from '../../../contracts/rules/amount.ts';
import type { Domain } from '../../Domain.ts';
import type { Call } from '../../http/handler.ts';
import { accountOf, isUser } from '../../ledger/account.ts';
import type { AccountKind } from '../../ledger/account.ts';
import { issuanceOwner } from '../../ledger/reasons.ts';
import type { Named, Reasons } from '../../ledger/reasons.ts';
import type { MessageKind } from '../../messaging/messages.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import type { Int } from '../../store/columns.ts';
import type { Migrations } from '../../store/migrations.ts';
import type { ColumnMeanings } from '../../store/scales/columnMeanings.ts';
import type { Context } from '../../context.ts';
import type { ReviewKind } from '../../reviews/ReviewKind.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';

declare module '../../store/schema.ts' {
  interface Schema {
    /** Payments under way; the row is deleted on arrival, and the posting remains. */
    example_savings: { hold: Int; owner: string; target: 'trust' | 'change'; made_at: Int };
    /** Owners whose jar grows. */
    example_jar: { owner: string };
  }
}
declare module '../../ledger/reasons.ts' {
  interface PostingReasons extends Named<typeof reasons> {}
}
declare module '../../commands/events.ts' {
  interface Events {
    savings: { type: 'savings'; owner: string };
  }
}
declare module '../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'example.withdrawal': { amount: string };
  }
}
declare module '../../commands/OutboxQueue.ts' {
  interface MessageKinds {
    'example.withdrawn': { amount: string };
  }
}
declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'example.arrive': { hold: number; at: number };
    'example.interest': { owner: string; at: number };
  }
}

const [asset, scale, roundMs] = ['USDT', 8, 60_000];
const reasons = {
  'example.savings': { kind: 'transfer', text: 'ledger.transfer', dayChange: 'result' },
  // Sandbox funds, like everything in a sandbox.
  'example.interest': {
    kind: 'grant',
    text: 'ledger.practiceMoney',
    dayChange: 'result',
    supply: { to: isUser },
  },
} as const satisfies Reasons;

const tables: ColumnMeanings<'example_savings' | 'example_jar'> = {
  example_jar: { owner: 'text' },
  example_savings: { hold: 'id', owner: 'text', target: 'text', made_at: 'time' },
};

const migrations: Migrations = {
  '9000-savings': {
    up: async ({ schema }) => {
      await schema
        .createTable('example_savings')
        .addColumn('hold', 'bigint', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute();
      const jar = schema.createTable('example_jar');
      await jar.addColumn('owner', 'text', (column) => column.primaryKey()).execute();
    },
  },
};

interface Move {
  amount: string;
  client_savings_id: string;
}

const moving = (owner: string, from: AccountKind, target: 'trust' | 'change', isReviewed = false) =>
  ({
    name: isReviewed ? 'savings.withdraw' : `savings.to.${target}`,
    repetition: ({ client_savings_id }) => client_savings_id,
    record: ({ amount }) => ({ amount }),
    run: async ({ ledger, db, now, schedule, openReview }, { amount }) => {
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
      const review = { owner, about: { amount }, reference: `savings:${hold}`, hold };
      if (isReviewed) return openReview('example.withdrawal', review);
      await db.insertInto('example_savings').values({ hold, owner, target, made_at: now }).execute();
      const at = Math.floor(now / roundMs + 1) * roundMs;
      schedule('example.arrive', at, { hold, at });
      return hold;
    },
    outcome: (id) => id,
  }) satisfies MoneyCommand<Move, number, number>;

const withdrawal: ReviewKind<{ amount: string }> = {
  perDay: 3,
  holdsMoney: true,
  rejections: { amount: ['wallet.rangeInvalid'] },
  approved: async ({ ledger, db, send }, { hold, owner, about, reference }) => {
    const posting = { units: hold!.units, reason: 'example.savings', reference } as const;
    ledger.post(hold!, { ...posting, to: accountOf(owner, asset, 'change') });
    const users = db
      .selectFrom('user')
      .select('email')
      .where('id', '=', BigInt(owner.slice('user:'.length)));
    const { email } = await users.executeTakeFirstOrThrow();
    if (email) send('example.withdrawn', { channel: 'mail', address: email, locale: 'en' }, about);
  },
  sandboxRejects: ({ amount }) => (amount === '13' ? { amount: 'wallet.rangeInvalid' } : undefined),
};

const withdrawn: MessageKind<{ amount: string }> = {
  usefulMs: 86_400_000,
  words: ({ amount }) => {
    const short = `${amount} ${asset} left your jar`;
    return { subject: short, intro: short, notes: ['If this was not you, contact support.'], short };
  },
};

/** Adds a thousandth of the balance, at the due time even if no server was running. */
function grow({ ledger, schedule }: MoneyTx, { owner, at }: { owner: string; at: number }): void {
  const jar = accountOf(owner, asset, 'trust');
  const { available, held } = ledger.balance(jar);
  const units = (available + held) / 1000n;
  const from = accountOf(issuanceOwner, asset);
  const posting = { reason: 'example.interest', reference: `interest:${at}` } as const;
  if (units > 0n) ledger.transfer({ ...posting, from, to: jar, units });
  schedule('example.interest', at + roundMs, { owner, at: at + roundMs });
}

async function arrive(
  { ledger, db, publish, schedule }: MoneyTx,
  { hold: id, at }: { hold: number; at: number },
): Promise<void> {
  const move = db.selectFrom('example_savings').selectAll().where('hold', '=', BigInt(id));
  const { owner, target } = await move.executeTakeFirstOrThrow();
  const hold = ledger.openHold(id)!;
  const posting = { units: hold.units, reason: 'example.savings', reference: `savings:${id}` } as const;
  ledger.post(hold, { ...posting, to: accountOf(owner, asset, target) });
  const jar = db.insertInto('example_jar').values({ owner });
  const first = await jar.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  if (first.numInsertedOrUpdatedRows === 1n)
    schedule('example.interest', at + roundMs, { owner, at: at + roundMs });
  await db.deleteFrom('example_savings').where('hold', '=', BigInt(id)).execute();
  publish({ type: 'savings', owner });
}

const send =
  (from: AccountKind, target: 'trust' | 'change', isReviewed = false) =>
  async ({ executor }: Context, { input, user }: Call<Move>) => {
    const { owner } = user();
    const made = await executor.perform(moving(owner, from, target, isReviewed), owner, input);
    return { id: made.isRepetition ? made.outcome : made.answer };
  };

export const savingsDomain = {
  handlers: {
    putIn: send('change', 'trust'),
    takeOut: send('trust', 'change'),
    withdraw: send('trust', 'change', true),
  },
  reasons,
  tables,
  migrations,
  commands: { 'savings.to.trust': {}, 'savings.to.change': {}, 'savings.withdraw': {} },
  dueWork: { 'example.arrive': arrive, 'example.interest': grow },
  messages: { 'example.withdrawn': withdrawn },
  reviews: { 'example.withdrawal': withdrawal },
} satisfies Domain;
