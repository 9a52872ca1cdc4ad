import type { Domain } from './Domain.ts';

export const verification = {
  screens: {
    Verification: { path: '/pages/verification/index' },
    BasicVerification: { path: '/pages/verification/basic' },
    AdvancedVerification: { path: '/pages/verification/advanced' },
    VerificationAgreement: { path: '/pages/verification/agree', isPublic: true },
    ProductQuestions: { path: '/pages/verification/questions' },
  },
  shownIn: ['account'],
} satisfies Domain;
