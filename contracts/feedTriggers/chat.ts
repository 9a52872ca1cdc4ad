import { loginThen } from '../feedTrigger.ts';
import type { FeedTriggers } from '../feedTrigger.ts';

export const feedTriggers: FeedTriggers = {
  chat_message: {
    event: 'chat_message',
    trigger: (around) =>
      loginThen(around, 'POST', 'chat/send', {
        text: 'A question',
        client_message_id: `chat-${String(around.answered.message_id ?? 1)}-again`,
      }),
  },
};
