import type { Domain } from './Domain.ts';

export const products = {
  // A verification decides what the country of the user is offered.
  events: ['review'],
} satisfies Domain;
