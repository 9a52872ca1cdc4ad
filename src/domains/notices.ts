import type { Domain } from './Domain.ts';

export const notices = {
  events: ['notice'],
} satisfies Domain;
