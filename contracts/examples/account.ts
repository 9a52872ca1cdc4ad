import type { components } from '../schema.d.ts';

export const profile: components['schemas']['Profile'] = {
  id: 1,
  account_number: '4820193',
  email: 'a***@example.com',
  phone: '',
  username: '',
  review_status: 0,
  advanced_user: 0,
  is_sandbox: true,
};

const submitted_ms = Date.UTC(2026, 10, 20, 9, 14);

/** The same user with basic verification under review, rejected and verified. */
export const profileUnderReview: components['schemas']['Profile'] = {
  ...profile,
  review_status: 1,
  name: 'Lena Marie Hartmann',
  card_id: 'L0******47',
  country: 'Germany',
  address: 'Lindenallee 14\n50968 Köln',
  submitted_ms,
};

export const profileRejected: components['schemas']['Profile'] = {
  ...profileUnderReview,
  review_status: 3,
  decided_ms: submitted_ms + 7 * 3_600_000,
  reasons: { name: 'The name differs from the one on the ID' },
};

export const profileVerified: components['schemas']['Profile'] = {
  ...profileUnderReview,
  review_status: 2,
  decided_ms: submitted_ms + 7 * 3_600_000,
};

export const advancedProfile: components['schemas']['AdvancedProfile'] = { review_status: 0 };

const pictures = {
  front_pic: '/upload/0mjq1yt5k2h8w3c7vd',
  reverse_pic: '/upload/0mjq1yxw9b4n6p1xza',
  hand_pic: '/upload/0mjq1z2r7t5f0m8qke',
};

export const advancedUnderReview: components['schemas']['AdvancedProfile'] = {
  review_status: 1,
  submitted_ms,
  ...pictures,
};

export const advancedRejected: components['schemas']['AdvancedProfile'] = {
  ...advancedUnderReview,
  review_status: 3,
  decided_ms: submitted_ms + 7 * 3_600_000,
  reasons: {
    front_pic: 'Light covers part of the text. Take it again without flash, by a window',
    hand_pic: 'Your whole face and the ID must be in the picture',
  },
};

export const advancedVerified: components['schemas']['AdvancedProfile'] = {
  ...advancedUnderReview,
  review_status: 2,
  decided_ms: submitted_ms + 7 * 3_600_000,
};

export const setTextConsent = 'Your choice has been saved';

export const sendOwnCode: components['schemas']['OwnCodeSent'] = {
  text: 'The code was sent',
  cooldown_s: 60,
  sandbox_code: '123456',
  to: 'a***@example.com',
};

/** The fund password is set. */
export const fundPasswordState = 1;

export const setFundPassword = 'Your fund password has been saved';

export const changePassword = 'Your password has been changed. All other devices are logged out';

const hour = 3_600_000;
const now_ms = Date.UTC(2026, 10, 21, 14, 23, 41);

export const security: components['schemas']['Security'] = {
  fund_password: { is_set: true, attempts_left: 5 },
  email: 'a***@example.com',
  phone: '',
  phrase: 'linden 14 blue',
  withdrawal_holds: [],
  hold_minutes: { change: 1440, forgotten: 4320, lift: 1440, address: 1440 },
  leaving: { kept_years: 5 },
};

export const passkeys: components['schemas']['Passkey'][] = [
  {
    id: 'BAUGBwgJCgsMDQ4PEBESEw',
    name: 'Chrome on Android',
    added_ms: now_ms - 60_000,
    is_synced: true,
  },
  {
    id: 'AQIDBAUGBwgJCgsMDQ4PEA',
    name: 'Safari on macOS',
    added_ms: now_ms - 40 * 86_400_000,
    used_ms: now_ms - 3_600_000,
    is_synced: false,
  },
];

/** An account with passkeys, the newest added a minute ago. */
export const securityPasskeys: components['schemas']['Security'] = {
  ...security,
  passkeys,
  withdrawal_holds: [{ reason: 'passkey', since_ms: now_ms - 60_000, until_ms: now_ms + 1439 * 60_000 }],
};

/** The same user's state before anything is set. */
export const securityBare: components['schemas']['Security'] = {
  ...security,
  fund_password: { is_set: false, attempts_left: 5 },
  email: '',
  phrase: '',
  // A back end that does not hold withdrawals to new addresses.
  hold_minutes: { change: 1440, forgotten: 4320, lift: 1440 },
};

/** Fund password locked after five failed attempts. */
export const securityLocked: components['schemas']['Security'] = {
  ...security,
  fund_password: { is_set: true, attempts_left: 0, locked_until_ms: now_ms + hour },
};

/** Held after a change, and by the owner, who has not requested the release. */
export const securityHeld: components['schemas']['Security'] = {
  ...security,
  withdrawal_holds: [
    { reason: 'own', since_ms: now_ms - hour },
    { reason: 'password', since_ms: now_ms - 2 * hour, until_ms: now_ms + 22 * hour },
  ],
};

export const sessions: components['schemas']['OpenSession'][] = [
  {
    id: 'Jr0pV5wQk3tX',
    browser: 'Safari',
    system: 'iOS',
    network: '203.0.113.x',
    created_ms: now_ms - 50 * hour,
    used_ms: now_ms,
    is_current: true,
  },
  {
    id: 'b8sYd1LmN4zC',
    browser: 'Firefox',
    system: 'Linux',
    network: '198.51.100.x',
    created_ms: now_ms - 170 * hour,
    used_ms: now_ms - 3 * hour,
    is_current: false,
  },
];

export const endSession = 'This device is logged out';

export const endOtherSessions = 'All other devices are logged out';

export const setPhrase = 'Your anti-phishing phrase has been saved';

export const holdWithdrawals = 'Your withdrawals are on hold';

export const liftWithdrawalHold = 'Your hold ends in 24 h';

export const sendContactCode: components['schemas']['OwnCodeSent'] = {
  ...sendOwnCode,
  to: '+49***78',
};

/** Account closure blocked by an open order. */
export const securityHindered: components['schemas']['Security'] = {
  ...security,
  leaving: { kept_years: 5, hindrance: 'This account has open orders. Cancel them first' },
};

export const askClosing = 'Your request has been sent. We’ll let you know when a decision is made';

export const askCopy = 'Your request has been sent. We’ll email you the copy';

export const bindContact = 'Your phone number is saved';

export const bindWallet = 'Your wallet can now log in';

export const unbindWallet = 'Your wallet can no longer log in';

export const confirmWallet: components['schemas']['WalletConfirmation'] = {
  confirmation: 'wallet-confirmation-000000000000000000000001',
  expires_ms: Date.UTC(2026, 0, 5, 12, 10),
};

export const addPasskey = 'Your passkey has been added';

export const removePasskey = 'Your passkey has been removed';

export const confirmPasskey: components['schemas']['PasskeyCode'] = {
  code: '123456',
  expires_ms: Date.UTC(2026, 0, 5, 12, 10),
};
