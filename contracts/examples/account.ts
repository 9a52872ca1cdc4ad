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

export const setTextConsent = 'Your choice is saved';
