// Security settings of a user's account, as pacts may assume them (contracts/states).
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { askClosing } from '../../domains/account/public/closing.ts';
import { askCopy } from '../../domains/account/public/copying.ts';
import { holdAfterChange, holdByOwner } from '../../domains/account/public/withdrawalHolds.ts';
import { keepCode } from '../../domains/session/public/codes.ts';
import { Refusal } from '../../refusal.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

const network = '127.0.0.1';
const fundPassword = '482913';

export async function setFund(
  context: Context,
  userId: number,
  parameters: Parameters,
): Promise<StateValues> {
  const { passwords, executor } = context;
  const hash = await passwords.hash(parameters.fund_password ?? fundPassword, network);
  await executor.run('state.fund', ({ db, now }) =>
    db.insertInto('fund_password').values({ user_id: userId, hash, set_at: now }).execute(),
  );
  return {};
}

export async function guessFund(
  context: Context,
  userId: number,
  parameters: Parameters,
): Promise<StateValues> {
  await setFund(context, userId, parameters);
  const tried = {
    userId,
    secret: 'fundPassword',
    wrong: 'account.fundPasswordWrong',
    field: 'oldpassword',
  } as const;
  for (let tries = 0; tries < 5; tries += 1)
    await context.attemptLimiter.try(tried, async () => ({ isRight: false })).catch(ignoreRefusal);
  return {};
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

export async function holdFor(
  { executor, config }: Context,
  userId: number,
  { reason }: Parameters,
): Promise<StateValues> {
  await executor.run('state.hold', async (tx) => {
    if (reason === 'password') await holdAfterChange(tx, config, { userId, reason });
    else await holdByOwner(tx, userId);
  });
  return {};
}

export async function openSecond({ sessions }: Context, userId: number): Promise<StateValues> {
  const before = new Set((await sessions.of(userId)).map(({ name }) => name));
  await sessions.open(userId, { origin: { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' } });
  const second = (await sessions.of(userId)).find(({ name }) => !before.has(name));
  return { session_id: second!.name };
}

export async function sendBindCode(
  { executor, random }: Context,
  userId: number,
  { contact = '+4915112345678', code = '123456' }: Parameters,
): Promise<StateValues> {
  await executor.runForPlatform('state.bind', (tx) =>
    keepCode(tx, { address: contact, purpose: `bind:${userId}`, network }, code, random),
  );
  return { code };
}

export async function requestClosing({ executor, personal }: Context, owner: string): Promise<StateValues> {
  return {
    review_id: await executor.runForPlatform('state.closing', (tx) => askClosing(tx, owner, personal)),
  };
}

export async function declineCopy({ executor, reviews }: Context, owner: string): Promise<StateValues> {
  const review = await executor.runForPlatform('state.copy', (tx) => askCopy(tx, owner));
  await reviews.take('desk:7', review);
  await reviews.reject('desk:7', review, { account: 'account.copyOfSandbox' });
  return {};
}
