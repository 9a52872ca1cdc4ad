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

/** The same person, whose basic verification is under review, was rejected and was verified. */
export const profileUnderReview: components['schemas']['Profile'] = {
  ...profile,
  review_status: 1,
  ...{ name: 'Lena Marie Hartmann', card_id: 'L0******47', country: 'Germany' },
  ...{ address: 'Lindenallee 14\n50968 Köln', submitted_ms },
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
  ...{ review_status: 1, submitted_ms },
  ...pictures,
};

export const advancedRejected: components['schemas']['AdvancedProfile'] = {
  ...advancedUnderReview,
  ...{ review_status: 3, decided_ms: submitted_ms + 7 * 3_600_000 },
  reasons: {
    front_pic: 'Light covers part of the text. Take it again without flash, by a window',
    hand_pic: 'Your whole face and the ID must be in the picture',
  },
};

export const advancedVerified: components['schemas']['AdvancedProfile'] = {
  ...advancedUnderReview,
  ...{ review_status: 2, decided_ms: submitted_ms + 7 * 3_600_000 },
};

export const setTextConsent = 'Your choice is saved';
