// The caller's own account.
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { maskEmail, maskPhone } from '../session/mask.ts';
import { advancedView, basicView } from '../verification/view.ts';

const profile: Handler<'profile'> = async (context, { user: caller, locale }) => {
  const { userId, owner } = caller();
  const user = await context.store.db
    .selectFrom('user')
    .select(['id', 'account_number', 'email', 'phone', 'username', 'is_sandbox', 'text_consent_at'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  return {
    id: Number(user.id),
    account_number: user.account_number,
    email: user.email === null ? '' : maskEmail(user.email),
    phone: user.phone === null ? '' : maskPhone(user.phone),
    username: user.username ?? '',
    ...(await basicView(context, owner, locale)),
    text_messages: user.text_consent_at !== null,
    is_sandbox: user.is_sandbox === 1n,
  };
};

const advancedProfile: Handler<'advancedProfile'> = (context, { user, locale }) =>
  advancedView(context, user().owner, locale);

const setTextConsent: Handler<'setTextConsent'> = async ({ writer }, call) => {
  const { userId } = call.user();
  const wantsTexts = call.input.text_messages === '1';
  await writer.run('user.consent', (tx) => {
    const update = tx.db.updateTable('user').where('id', '=', BigInt(userId));
    if (!wantsTexts) return update.set({ text_consent_at: null }).execute();
    // Saying yes again does not make the first yes a later one.
    return update.set({ text_consent_at: tx.now }).where('text_consent_at', 'is', null).execute();
  });
  return refusalText('account.consentSaved', call.locale);
};

export const handlers: Handlers<'account'> = { profile, advancedProfile, setTextConsent };
