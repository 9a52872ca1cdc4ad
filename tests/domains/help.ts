import { firstRow } from './presses.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

/** Calls and messages of a conversation that the app shows itself. */
const conversation = ['chatMessages', 'sendChatMessage', 'readChat', 'chatPicture', 'chat_message'] as const;

export const help: ScreenFixtures = {
  // A plain back end has none, and the page shows that.
  Notices: {
    ready: 'main li, main h2',
    isMember: true,
    quiet: { articles: 'the tab of announcements asks for them, and says so' },
    taps: [
      { tap: 'New', calls: ['notices'] },
      { tap: 'Announcements', calls: ['articles'] },
    ],
    breaksWith: ['notices', 'readNotices', 'notice', 'session_ended'],
    dialogs: [{ name: 'a notice', presses: [firstRow] }],
  },
  // Any text can be read there; announcements are published by an operator.
  Notice: { query: 'id=1903', ready: 'main h2' },
  HelpCentre: {
    ready: 'main li',
    breaksWith: ['chatUnread', 'chat_message'],
    quiet: { customerServiceUrl: 'the chat itself says whether anybody is there' },
  },
  HelpArticle: {
    query: 'id=1903',
    ready: 'main h2',
    quiet: { customerServiceUrl: 'the chat itself says whether anybody is there' },
    furtherCalls: { customerServiceUrl: 'whether somebody is there' },
  },
  // Chat is unavailable until an operator configures its address.
  Chat: { ready: 'main h2', breaksWith: conversation },
  Chat2: { ready: 'main h2', breaksWith: conversation },
  NewChat: { ready: 'main h2', breaksWith: conversation },
  OtcChat: {
    ready: 'main h2',
    breaksWith: conversation,
    commands: { otcOrder: (user) => user.openOrderChat('/pages/help/otcChat') },
  },
  NewOtcChat: {
    ready: 'main h2',
    breaksWith: conversation,
    commands: { otcOrder: (user) => user.openOrderChat('/pages/help/newotcChat') },
  },
  // A plain back end publishes nothing, and the page shows that.
  Reserves: { ready: 'main h2', breaksWith: ['reserves'] },
};
