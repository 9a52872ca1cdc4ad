import type { ScreenFixtures, User } from './ScreenFixtures.ts';

const email = 'lena@posteo.example';

async function enterAddress({ press, enter }: User, kind: 'Phone' | 'Email'): Promise<void> {
  await press(kind, 'tab');
  if (kind === 'Phone') await enter('phone', '+49 151 12345678');
  else await enter('email', email);
}

async function sendCode(user: User, kind: 'Phone' | 'Email'): Promise<void> {
  await enterAddress(user, kind);
  await user.press('Send code');
}

async function checkCode(user: User, kind: 'Phone' | 'Email'): Promise<void> {
  await enterAddress(user, kind);
  await user.enter('code', '123456');
  await user.submit();
}

const registration = {
  email,
  code: '123456',
  password: 'horse-battery',
  confirm: 'horse-battery',
  invitationCode: 'MERIDIAN',
};

async function logIn({ press, enter, submit }: User): Promise<void> {
  await press('Email', 'tab');
  await enter('email', email);
  await enter('password', 'horse-battery');
  await submit();
}

async function register(user: User, changes: Record<string, string> = {}, agrees = true): Promise<void> {
  await user.press('Email', 'tab');
  for (const [name, value] of Object.entries({ ...registration, ...changes })) await user.enter(name, value);
  if (agrees) await user.press(/I have read/, 'checkbox');
  await user.submit();
}

/** To the second step of a new password. */
async function reset(user: User, fields: Record<string, string>): Promise<void> {
  await checkCode(user, 'Email');
  for (const [name, value] of Object.entries(fields)) await user.enter(name, value);
  await user.submit();
}

async function sendCodeTo(user: User, tab: 'Phone' | 'Email', field: string, value: string): Promise<void> {
  await user.press(tab, 'tab');
  await user.enter(field, value);
  await user.press('Send code');
}

export const session: ScreenFixtures = {
  Login: {
    detours: { areaCodes: 'ChooseCountry' },
    breaksWith: ['siteConfig', 'walletNonce', 'walletLogin', 'passkeyChallenge', 'passkeyLogin'],
    form: 'login',
    commands: {
      login: logIn,
      // Logging in loads the profile.
      profile: logIn,
    },
    breaches: {
      'session.login.identifier_required': {
        break: async (user) => {
          await user.enter('password', 'horse-battery');
          await user.submit();
        },
      },
      'session.login.password_required': {
        break: async (user) => {
          await user.press('Email', 'tab');
          await user.enter('email', 'lena@posteo.example');
          await user.submit();
        },
      },
    },
  },
  Register: {
    quiet: { articles: 'the links to the agreements lead to pages that say so' },
    furtherCalls: { articles: 'the versions of the agreements that are accepted' },
    // The code is sent with the registration: a separate check would cost an attempt.
    insteadOf: { checkEmailCode: 'register', checkMobileCode: 'register' },
    breaksWith: ['siteConfig'],
    form: 'register',
    commands: {
      sendEmailCode: (user) => sendCode(user, 'Email'),
      sendSmsCode: (user) => sendCode(user, 'Phone'),
      register: (user) => register(user),
    },
    breaches: {
      'session.register.phone_required': {
        break: async (user) => {
          await user.press('Phone', 'tab');
          await user.submit();
        },
      },
      'session.register.phone_valid': {
        break: async (user) => {
          await user.press('Phone', 'tab');
          await user.enter('phone', '+1 000 000 0000');
          await user.submit();
        },
      },
      'session.register.email_required': { break: (user) => register(user, { email: '' }) },
      'session.register.email_valid': { break: (user) => register(user, { email: 'lena' }) },
      'session.register.username_required': {
        break: async (user) => {
          await user.press('Username', 'tab');
          await user.submit();
        },
      },
      'session.register.code_required': { break: (user) => register(user, { code: '' }) },
      'session.register.password_required': { break: (user) => register(user, { password: '' }) },
      'session.register.password_length': {
        break: (user) => register(user, { password: '12345', confirm: '12345' }),
      },
      'session.register.confirm_required': { break: (user) => register(user, { confirm: '' }) },
      'session.register.confirm_match': { break: (user) => register(user, { confirm: 'horse-batter' }) },
      'session.register.invitation_required': { break: (user) => register(user, { invitationCode: '' }) },
      'session.register.agreement_required': { break: (user) => register(user, {}, false) },
      'session.code.address_required': {
        break: (user) => sendCodeTo(user, 'Email', 'email', 'lena'),
        held: 'sendEmailCode',
      },
      'session.code.phone_required': {
        break: (user) => sendCodeTo(user, 'Phone', 'phone', '+1 000 000 0000'),
        held: 'sendSmsCode',
      },
    },
  },
  ForgotPassword: {
    breaksWith: ['siteConfig'],
    form: 'resetPassword',
    commands: {
      sendEmailCode: (user) => sendCode(user, 'Email'),
      sendSmsCode: (user) => sendCode(user, 'Phone'),
      checkEmailCode: (user) => checkCode(user, 'Email'),
      checkMobileCode: (user) => checkCode(user, 'Phone'),
      resetPassword: async (user) => {
        await checkCode(user, 'Email');
        await user.enter('password', 'horse-battery');
        await user.enter('confirm', 'horse-battery');
        await user.submit();
      },
    },
    breaches: {
      'session.forgot.identifier_required': {
        break: async (user) => {
          await user.enter('code', '123456');
          await user.submit();
        },
        held: 'checkMobileCode',
      },
      'session.forgot.password_length': {
        break: (user) => reset(user, { password: '12345', confirm: '12345' }),
      },
      'session.forgot.confirm_match': {
        break: (user) => reset(user, { password: 'horse-battery', confirm: 'horse-batter' }),
      },
    },
  },
  ChooseCountry: { ready: 'nav button' },
  Agreements: {
    ready: 'main li',
    isMember: true,
    quiet: { profile: 'what is kept of the profile is shown' },
    furtherCalls: { profile: 'which versions somebody has accepted' },
    breaksWith: ['setTextConsent'],
  },
  Agreement: { query: 'id=2001', ready: 'main h2' },
  UserAgreement: { ready: 'main h2' },
  PrivacyAgreement: { ready: 'main h2' },
};
