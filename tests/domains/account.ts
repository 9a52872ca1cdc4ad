import { withWords } from './presses.ts';
import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Changes the login password with valid values, except for the given changes. */
async function changePassword(user: User, changes: Record<string, string>): Promise<void> {
  const right = { old: 'correct horse 7', password: 'horse-battery', confirm: 'horse-battery' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await user.enter(name, value);
  await user.submit();
}

/** Changes the fund password with valid values, except for the given changes. */
async function changeFundPassword(user: User, changes: Record<string, string>): Promise<void> {
  const right = { old: '491370', password: '583920', confirm: '583920' };
  for (const [name, value] of Object.entries({ ...right, ...changes })) await user.enter(name, value);
  await user.submit();
}

export const account: ScreenFixtures = {
  Settings: {
    ready: '[role=radiogroup]',
    isMember: true,
    quiet: {
      balances: 'an example of a value in a currency is left out',
      fundPasswordState: 'its row says nothing of it, and leads to the page that says so',
    },
    replaced: { balances: 'without rates values appear in USDT, and it says so' },
    furtherCalls: {
      balances: 'an example of a value in the chosen currency',
      fundPasswordState: 'whether a fund password is set',
    },
    breaksWith: ['logout', 'session_ended'],
    dialogs: [
      { name: 'the currency', presses: [withWords('Currency')] },
      { name: 'the log-out', presses: [withWords('Log out')] },
    ],
  },
  Account: {
    ready: 'main li',
    quiet: {
      invite: 'its row says no code, and leads to the page that says so',
      bankCard: 'its row says nothing of it, and leads to the page that says so',
      reviews: 'its rows say nothing of what was asked for, and the server refuses to be asked twice',
      advancedProfile: 'the basic verification is shown, and leads to the page that says so',
    },
    taps: [{ tap: 'Phone', calls: ['profile', 'security'] }],
    breaksWith: [
      'security',
      'askClosing',
      'askCopy',
      'sendContactCode',
      'bindContact',
      'walletNonce',
      'bindWallet',
      'unbindWallet',
      'confirmWallet',
      'reviews',
      'withdrawReview',
      'review',
    ],
    dialogs: [
      {
        name: 'another email address',
        presses: ['//main//button[contains(., "Email")]'],
        isExtension: true,
      },
    ],
  },
  Security: {
    ready: 'main li',
    quiet: {
      sessions: 'the row has no count, and leads to the list that says so',
      withdrawalAddresses: 'the row has no count, and leads to the list that says so',
    },
    taps: [
      { tap: 'Sessions', calls: ['sessions'] },
      { tap: 'Anti-phishing phrase', calls: ['security'] },
    ],
    breaksWith: [
      'security',
      'passkeyChallenge',
      'addPasskey',
      'removePasskey',
      'confirmPasskey',
      'sessions',
      'endSession',
      'endOtherSessions',
      'setPhrase',
      'holdWithdrawals',
      'liftWithdrawalHold',
    ],
    dialogs: [
      { name: 'the phrase of mails', presses: [withWords('Anti-phishing phrase')], isExtension: true },
      {
        name: 'the hold of withdrawals',
        presses: ['//*[@role="switch" and @aria-label="Hold my withdrawals"]'],
        isExtension: true,
      },
    ],
  },
  ChangePassword: {
    quiet: { security: 'for how long withdrawals are held is not said' },
    form: 'changePassword',
    commands: {
      changePassword: async (user) => {
        for (const [name, value] of Object.entries({
          old: 'correct horse 7',
          password: 'horse-battery',
          confirm: 'horse-battery',
        }))
          await user.enter(name, value);
        await user.submit();
      },
    },
    breaches: {
      'account.password.old_required': { break: (user) => changePassword(user, { old: '' }) },
      'account.password.new_required': {
        break: (user) => changePassword(user, { password: '12345', confirm: '12345' }),
      },
      'account.password.repeat_required': { break: (user) => changePassword(user, { confirm: '' }) },
      'account.password.repeat_match': { break: (user) => changePassword(user, { confirm: 'horse-batter' }) },
    },
  },
  ChangeFundPassword: {
    quiet: {
      security: 'for how long withdrawals are held, and how many tries are left, is not said',
      profile: 'what is kept of the profile says where a code goes',
    },
    taps: [{ tap: 'Forgot the current one?', calls: ['security'] }],
    furtherCalls: { profile: 'where a code goes' },
    breaksWith: ['security'],
    form: 'setFundPassword',
    commands: {
      setFundPassword: async (user) => {
        const digits = { old: '491370', password: '583920', confirm: '583920' };
        for (const [name, value] of Object.entries(digits)) await user.enter(name, value);
        await user.submit();
      },
      sendOwnCode: async (user) => {
        await user.press('Forgot the current one?');
        await user.press('Send code');
      },
    },
    breaches: {
      'account.fund_password.digits': {
        break: (user) => changeFundPassword(user, { password: '58392', confirm: '58392' }),
      },
      'account.fund_password.repeat_match': {
        break: (user) => changeFundPassword(user, { confirm: '583921' }),
      },
      'account.fund_password.old_required': { break: (user) => changeFundPassword(user, { old: '' }) },
      'account.fund_password.forgotten': {
        break: async (user) => {
          await user.press('Forgot the current one?');
          const right = { password: '583920', confirm: '583920', loginPassword: 'correct horse 7' };
          for (const [name, value] of Object.entries(right)) await user.enter(name, value);
          await user.submit();
        },
      },
    },
  },
  Language: { ready: 'main li', commands: { setLanguage: (user) => user.press(/Deutsch/) } },
};
