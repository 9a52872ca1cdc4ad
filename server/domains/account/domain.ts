import type { Domain } from '../../Domain.ts';
import { closingReviews, forgetAccount } from './closing.ts';
import { closingMessages } from './closingMessages.ts';
import { handlers } from './handlers.ts';

/** The caller's own account. */
export const accountDomain = {
  handlers,
  reviews: closingReviews,
  messages: closingMessages,
  dueWork: { 'account.forget': forgetAccount },
} satisfies Domain;
