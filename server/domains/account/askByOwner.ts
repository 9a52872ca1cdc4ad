// Requests of an account's owner to the operators. A session alone is not enough: a copy contains everything known
// about the user, and closing is final.
import type { Context } from '../../context.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import { repeatKey } from '../../commands/repeatKey.ts';
import type { MoneyCommand, Tx } from '../../commands/MoneyCommand.ts';
import { notify } from './accountNotices.ts';
import type { Caller } from './public/caller.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { askClosing, hindrances } from './public/closing.ts';
import { askCopy } from './public/copying.ts';
import { findAccount, hasOpenCase } from './closureCases.ts';
import { checkOwnCode, ownAddresses } from './public/ownCodes.ts';

interface Proof {
  login_password: string;
  code?: string | undefined;
}

interface Asked {
  after: string;
}

type AccountRequestKind = 'closing' | 'copy';

const requests = {
  closing: { name: 'account.askClosing', open: askClosing, told: 'account.closingAsked' },
  copy: { name: 'account.askCopy', open: askCopy, told: 'account.copyAsked' },
} as const;

/**
 * Opens the case and notifies the owner, in case someone else sent the request.
 * @throws InvalidFields; Refusal as askClosing and askCopy, account.passwordWrong, session.codeInvalid, account.locked
 */
export async function askByOwner(
  context: Context,
  requestKind: AccountRequestKind,
  { proof, caller }: { proof: Proof; caller: Caller },
): Promise<void> {
  const { store, executor, sessions, personal } = context;
  const { userId, session, origin } = caller;
  const owner = `user:${userId}`;
  const { name, open, told } = requests[requestKind];
  const after = await repeatKey(store.db, owner, name);
  // A request that would be refused uses up no attempt and no code.
  await refuseInVain(context, requestKind, owner);
  const useUp = await prove(context, requestKind, { proof, caller });
  const command: MoneyCommand<Asked, number, number> = {
    name,
    // A double tap counts once.
    repetition: (asked) => asked.after,
    record: () => ({}),
    async run(tx) {
      await sessions.require(tx, session);
      await useUp?.(tx);
      const review = await open(tx, owner, personal);
      await notify(tx, owner, told, origin);
      return review;
    },
    outcome: (review) => review,
  };
  await executor.perform(command, owner, { after });
}

/** Why a closure would currently be refused; undefined if it is allowed. */
export async function hindranceOf({ store: { db }, committed, personal }: Context, owner: string) {
  const wrong = await committed.read(({ ledger }) => hindrances({ ledger, db, personal }, owner));
  return Object.values(wrong)[0];
}

async function refuseInVain(context: Context, requestKind: AccountRequestKind, owner: string): Promise<void> {
  const { db } = context.store;
  if (await hasOpenCase(db, owner, `account.${requestKind}`))
    throw new Refusal(`account.${requestKind}Asked`);
  const wrong =
    requestKind === 'closing'
      ? await hindranceOf(context, owner)
      : (await findAccount(db, owner)).email === null
        ? 'account.copyNoMail'
        : undefined;
  if (wrong) throw new Refusal(wrong);
}

/** The login password and, if the account has an address, a verification code. */
async function prove(
  context: Context,
  purpose: AccountRequestKind,
  { proof, caller }: { proof: Proof; caller: Caller },
): Promise<((tx: Tx) => Promise<void>) | undefined> {
  const own = await ownAddresses(context.store.db, caller.userId);
  const hasAddress = Object.keys(own).length > 0;
  const { code, login_password: password } = proof;
  if (hasAddress && code === undefined) throw new InvalidFields({ code: 'session.codeRequired' });
  const [wrong, field] = ['account.passwordWrong', 'login_password'] as const;
  await checkLoginPassword(context, caller, { password, wrong, field });
  return hasAddress ? checkOwnCode(context, caller, { purpose, code: code!, field: 'code' }) : undefined;
}
