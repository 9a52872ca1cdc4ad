import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'something is announced': {
    means: 'There is an announcement, in English at least, that opens over Home now.',
  },
  'a chat is configured': { means: 'Customer service and the chat about orders each have a link of https.' },
};
