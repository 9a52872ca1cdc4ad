import type { Domain } from './Domain.ts';

export const chat = {
  events: ['chat_message'],
} satisfies Domain;
