import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

const at = Date.UTC(2026, 10, 20, 17, 42);
const [minute, day] = [60_000, 86_400_000];
const sent_to = ['a***@example.com'];
const origin = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' };

export const notices: Schemas['NoticePage'] = {
  list: [
    {
      id: 3,
      kind: 'session.newLogIn',
      category: 'security',
      title: 'New login to your account',
      about: origin,
      page: 'ForgotPassword',
      sent_to,
      created_ms: at,
      is_read: false,
    },
    {
      id: 2,
      kind: 'session.passwordReset',
      category: 'security',
      title: 'Your password was reset',
      about: { ...origin, browser: 'Safari', system: 'iOS', held_until_ms: String(at - 12 * minute + day) },
      page: 'ForgotPassword',
      sent_to,
      created_ms: at - 12 * minute,
      is_read: false,
    },
    {
      id: 1,
      kind: 'session.newLogIn',
      category: 'security',
      title: 'New login to your account',
      about: { ...origin, browser: 'Chrome', system: 'Android', network: '2001:db8:7:x' },
      page: 'ForgotPassword',
      sent_to,
      created_ms: at - 8 * day,
      is_read: true,
    },
  ],
  count: 3,
  unread: 2,
  page: 1,
  limit: 40,
};

export const readNotices: Schemas['NoticesRead'] = { unread: 1 };
