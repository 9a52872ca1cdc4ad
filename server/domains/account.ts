// The caller's own account.
import type { Handler, Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import { maskEmail } from '../session/mask.ts';

const profile: Handler = async ({ store }, call) => {
  const { userId } = call.user();
  const user = await store.db
    .selectFrom('user')
    .select(['id', 'account_number', 'email', 'review_status', 'is_sandbox'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  return {
    id: Number(user.id),
    account_number: user.account_number,
    email: maskEmail(user.email),
    phone: '',
    username: '',
    review_status: Number(user.review_status),
    name: '',
    card_id: '',
    advanced_user: 0,
    is_sandbox: user.is_sandbox === 1n,
  };
};

const setTextConsent: Handler = () => {
  throw new Refusal('session.notAvailable');
};

export const handlers: Handlers = { profile, setTextConsent };
