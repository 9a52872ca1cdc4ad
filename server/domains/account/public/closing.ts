// Account closure: a case for the operators, whose approval deletes the data without a retention duty.
import type { Kysely } from 'kysely';
import { refusalText } from '../../../../contracts/messages/messages.ts';
import { closedKeptUntil } from '../../../personal/Leaving.ts';
import type { Leaving, Person, Retention } from '../../../personal/Leaving.ts';
import { Refusal } from '../../../refusal.ts';
import type { Rejections, Review, ReviewKind } from '../../../reviews/ReviewKind.ts';
import type { LedgerReader } from '../../../ledger/Ledger.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { demoAsset } from '../../lever/public/demoContracts.ts';
import type { DeskCase } from '../../desk/public/deskCases.ts';
import { notify } from '../accountNotices.ts';
import { accountLine, findAccount, hasOpenCase } from '../closureCases.ts';
import { sendToChannels } from '../../notices/public/sendToChannels.ts';

/** The operator who requested it; undefined if the owner did. */
type About = { asked_by?: string };

declare module '../../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'account.closing': About;
  }
}
declare module '../../../commands/DueQueue.ts' {
  interface DueKinds {
    'account.forget': { user: number };
  }
}

const perDay = 5;
export const personOf = (owner: string): Person => ({ id: Number(owner.slice('user:'.length)), owner });

/**
 * Submits the closure case.
 * @throws Refusal account.closingAsked, account.contractsOpen, account.ordersOpen, account.notEmpty, review.tooMany
 */
export async function askClosing(
  tx: MoneyTx,
  owner: string,
  personal: Leaving,
  about: About = {},
): Promise<number> {
  if (await hasOpenCase(tx.db, owner, 'account.closing')) throw new Refusal('account.closingAsked');
  const wrong = Object.values(await hindrances({ ...tx, personal }, owner))[0];
  if (wrong) throw new Refusal(wrong);
  return tx.openReview('account.closing', { owner, about, reference: 'account' });
}

/** Conditions that block the closure, by field of the case. Practice money has no value and blocks nothing. */
export async function hindrances(
  { ledger, db, personal }: { ledger: LedgerReader; db: Kysely<Schema>; personal: Leaving },
  owner: string,
): Promise<Rejections> {
  // Read before anything changes them.
  const balances = ledger.balances(owner).filter(({ asset }) => asset !== demoAsset);
  const { is_sandbox } = await db
    .selectFrom('user')
    .select('is_sandbox')
    .where('id', '=', BigInt(personOf(owner).id))
    .executeTakeFirstOrThrow();
  const review = await db
    .selectFrom('review')
    .select('id')
    .where('owner', '=', owner)
    // Held deposits are excluded, because anyone may send worthless coins; valuable ones are checked below as pending.
    .where('kind', 'not in', ['account.closing', 'deposit.held'])
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const open = await personal.closureBlockers(db, owner);
  const { deposits, withdrawals } = open;
  const isHeld = balances.some(({ held }) => held > 0n);
  const orders = open.orders ?? (isHeld ? 'account.ordersOpen' : undefined);
  return {
    ...(review ? { cases: 'account.casesOpen' } : {}),
    ...(deposits && { deposits }),
    ...(withdrawals && { withdrawals }),
    ...(orders && { orders }),
    ...(is_sandbox === 0n && balances.some(({ available }) => available > 0n)
      ? { balances: 'account.notEmpty' }
      : {}),
  };
}

async function approved(tx: MoneyTx, { owner }: Review<About>, personal: Leaving): Promise<void> {
  const wrong = Object.values(await hindrances({ ...tx, personal }, owner))[0];
  if (wrong) throw new Refusal(wrong);
  // Sent while the contacts are still stored.
  await sendToChannels(tx, owner, 'account.closed', { also: 'all', about: {}, today: [] });
  const person = personOf(owner);
  await personal.close(tx, person);
  tx.schedule('account.forget', closedKeptUntil(personal.retention, tx.now), { user: person.id });
}

export const closingReviews = {
  'account.closing': {
    perDay,
    approved,
    rejected: (tx, { owner }) => notify(tx, owner, 'account.closingRejected', {}),
    rejections: {
      account: ['account.closingNotWanted'],
      cases: ['account.casesOpen'],
      deposits: ['account.depositsOpen'],
      withdrawals: ['account.withdrawalsOpen'],
      orders: ['account.ordersOpen', 'account.contractsOpen', 'account.interestOwed'],
      balances: ['account.notEmpty'],
    },
    sandboxRejects: async (_, tx, owner, personal) => {
      const wrong = await hindrances({ ...tx, personal }, owner);
      return Object.keys(wrong).length > 0 ? wrong : undefined;
    },
  },
} satisfies Readonly<Record<string, ReviewKind<About>>>;

/** End of the legal retention period of a closed account. */
export async function endsOfClosed(
  db: Kysely<Schema>,
  abouts: readonly { user: number }[],
  retention: Retention,
): Promise<(number | undefined)[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'closed_at'])
    .where(
      'id',
      'in',
      abouts.map(({ user }) => BigInt(user)),
    )
    .execute();
  const closed = new Map(rows.map(({ id, closed_at }) => [Number(id), closed_at]));
  return abouts.map(({ user }) => {
    const at = closed.get(user) ?? null;
    return at === null ? undefined : closedKeptUntil(retention, Number(at));
  });
}

/** Deletes the account's data after the legal retention period. */
export function forgetAccount(tx: MoneyTx, { user }: { user: number }, personal: Leaving): Promise<void> {
  return personal.forget(tx, personOf(`user:${user}`));
}

const contents: DeskCase['contents'] = async ({ store: { db }, committed, personal }, { owner }) => {
  const user = await findAccount(db, owner);
  const wrong = await committed.read(({ ledger }) => hindrances({ ledger, db, personal }, owner));
  const said = (field: string, otherwise: string) =>
    wrong[field] ? refusalText(wrong[field], 'en') : otherwise;
  return {
    fields: [
      { name: 'account', value: accountLine(user) },
      { name: 'cases', value: said('cases', 'None open') },
      { name: 'deposits', value: said('deposits', 'None on their way') },
      { name: 'orders', value: said('orders', 'None open') },
      { name: 'balances', value: said('balances', 'Nothing that could be withdrawn') },
    ],
    pictures: [],
  };
};

export const closingDeskCases = {
  'account.closing': {
    hasPapers: false,
    effect:
      'Approving closes the account for good. Log-ins, address, password, notices and what was rejected are deleted ' +
      'at once, what the law demands years later; orders and ledger stay under the number of the account.',
    summary: () => 'Close this account',
    contents,
    picture: () => Promise.resolve(undefined),
  },
} satisfies Record<string, DeskCase>;
