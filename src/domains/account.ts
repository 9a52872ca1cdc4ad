import type { Domain } from './Domain.ts';

export const account = {
  screens: {
    Settings: {
      path: '/pages/settings/index',
      isPublic: true,
      title: { id: 'settings.title', defaultMessage: 'Settings' },
    },
    Language: {
      path: '/pages/settings/language/language',
      isPublic: true,
      title: { id: 'language.title', defaultMessage: 'Language' },
    },
    Account: { path: '/pages/settings/account/index' },
    Security: { path: '/pages/settings/security/index' },
    ChangePassword: { path: '/pages/settings/security/changePassword' },
    ChangeFundPassword: { path: '/pages/settings/security/changePayPassword' },
  },
  // Another device may have logged in or changed what protects the account.
  events: ['notice'],
} satisfies Domain;
