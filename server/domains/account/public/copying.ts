// Copy of a user's data on the owner's request: a case that tells an operator what to export and where to send it.
import { Refusal } from '../../../refusal.ts';
import type { ReviewKind } from '../../../reviews/ReviewKind.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { DeskCase } from '../../desk/public/deskCases.ts';
import { maskEmail } from '../../session/public/mask.ts';
import { notify } from '../accountNotices.ts';
import { accountLine, findAccount, hasOpenCase } from '../closureCases.ts';

type Nothing = Record<never, never>;

declare module '../../../commands/ReviewKinds.ts' {
  interface ReviewKinds {
    'account.copy': Nothing;
  }
}

const perDay = 2;

/**
 * Submits the data copy case.
 * @throws Refusal account.copyAsked, account.copyNoMail, review.tooMany
 */
export async function askCopy(tx: MoneyTx, owner: string): Promise<number> {
  if (await hasOpenCase(tx.db, owner, 'account.copy')) throw new Refusal('account.copyAsked');
  // An operator cannot send a file by text message.
  if ((await findAccount(tx.db, owner)).email === null) throw new Refusal('account.copyNoMail');
  return tx.openReview('account.copy', { owner, about: {}, reference: 'account' });
}

export const copyReviews = {
  'account.copy': {
    perDay,
    approved: (tx, { owner }) => notify(tx, owner, 'account.copySent', {}),
    rejected: (tx, { owner }) => notify(tx, owner, 'account.copyRejected', {}),
    rejections: { account: ['account.copyNotWanted', 'account.copyOfSandbox'] },
    // The sandbox's program sends nothing, and must not claim otherwise.
    sandboxRejects: () => ({ account: 'account.copyOfSandbox' }),
  },
} satisfies Readonly<Record<string, ReviewKind<Nothing>>>;

const contents: DeskCase['contents'] = async ({ store: { db } }, { owner }) => {
  const account = await findAccount(db, owner);
  const { account_number: number, email } = account;
  return {
    fields: [
      { name: 'account', value: accountLine(account) },
      { name: 'make', value: `npm run operator -- copy ${number} --to ${number}.json` },
      {
        name: 'send',
        value:
          email === null ? 'No e-mail address any more' : `${maskEmail(email)}, which the copy has in full`,
      },
    ],
    pictures: [],
  };
};

export const copyDeskCases = {
  'account.copy': {
    hasPapers: false,
    effect: 'Make the copy and send it first: approving tells the customer that it was sent.',
    summary: () => 'Send a copy of the data',
    contents,
    picture: () => Promise.resolve(undefined),
  },
} satisfies Record<string, DeskCase>;
