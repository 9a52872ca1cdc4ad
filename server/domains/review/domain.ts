import type { Domain } from '../../Domain.ts';
import { Reviews } from '../../reviews/Reviews.ts';
import { handlers } from './handlers.ts';

declare module '../../context.ts' {
  interface Services {
    reviews: Reviews;
  }
}

/** A user's view of own cases, for all domains. */
export const reviewDomain = {
  handlers,
  commands: { 'review.take': {}, 'review.approve': {}, 'review.reject': {}, 'review.withdraw': {} },
  ownerMessages: {
    review: {
      event: 'review',
      contents: ({ id, kind, reference, state }) => ({ id, kind, reference, state }),
    },
  },
  openServices: ({ store: { db }, executor }, { reviews: book }) => ({
    services: { reviews: new Reviews({ db, executor, book }) },
  }),
} satisfies Domain;
