import type { Domain } from './Domain.ts';

export const review = {
  movesMoney: true,
  events: ['review'],
} satisfies Domain;
