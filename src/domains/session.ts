import type { Domain } from './Domain.ts';

export const session = {
  screens: {
    Login: { path: '/pages/user/login/login', isPublic: true },
    Register: {
      path: '/pages/user/login/register',
      isPublic: true,
      title: { id: 'session.register', defaultMessage: 'Create account' },
    },
    ChooseCountry: { path: '/pages/user/login/choose', isPublic: true },
    ForgotPassword: {
      path: '/pages/user/login/forgetPassword',
      isPublic: true,
      title: { id: 'forgot.title', defaultMessage: 'Reset your password' },
    },
    Agreements: { path: '/pages/user/login/agree', isPublic: true },
    Agreement: { path: '/pages/user/login/agree/agree', isPublic: true },
    UserAgreement: { path: '/pages/user/login/privacyAgreement/userAgreement', isPublic: true },
    PrivacyAgreement: { path: '/pages/user/login/privacyAgreement/privacyAgreement', isPublic: true },
  },
} satisfies Domain;
