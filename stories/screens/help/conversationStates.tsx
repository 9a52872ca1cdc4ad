import { fn } from 'storybook/test';
import * as chat from '../../../contracts/examples/chat.ts';
import * as otc from '../../../contracts/examples/otc.ts';
import type { ChatMessages } from '../../../src/api/chat.ts';
import type { Conversation } from '../../../src/screens/help/chat/useConversation.ts';
import { chatTitles } from '../../../src/screens/help/chat/chatTitles.tsx';
import { ConversationView } from '../../../src/screens/help/chat/ConversationView.tsx';
import { OrderHead } from '../../../src/screens/help/chat/OrderHead.tsx';
import { ChatPicture } from '../../../src/ui/chat/ChatPicture.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';

const { type, base64 } = chat.chatPicture;
const picture = <ChatPicture of={ready(`data:${type};base64,${base64}`)} />;

export const conversationOf = ({ list, ...rest }: ChatMessages): Conversation => ({
  messages: list.toReversed(),
  older: rest.is_more ? 'waiting' : 'none',
  seenId: rest.seen_id,
  newFromId: rest.unseen_from_id,
  isDeskJoined: rest.desk_joined,
});

/** Arguments common to all conversations. */
const common = {
  outgoing: [],
  pictureOf: () => picture,
  uploadedPicture: () => picture,
  picture: 'none',
  canAttach: true,
  onPicture: fn(),
  onSend: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  onOlder: fn(),
  onBack: fn(),
  offlineBar: undefined,
} as const;

export const serviceArgs = {
  ...common,
  about: 'service',
  title: chatTitles.service,
  conversation: ready(conversationOf(chat.serviceMessages)),
} as const;

export const orderArgs = {
  ...common,
  about: 'order',
  title: otc.otcOrder.seller_name,
  merchant: otc.otcOrder.seller_name,
  head: <OrderHead order={otc.otcOrder} href="#order" serverAheadMs={0} />,
  conversation: ready(conversationOf(chat.chatMessages)),
} as const;

/** The conversation of a screen with its own address. */
export const serviceReady = {
  render: () => <ConversationView {...serviceArgs} />,
  parameters: rests({
    shows: [
      'Customer service',
      'When is my deposit credited?',
      'Automatic reply',
      'We never ask for your password',
    ],
  }),
};
export const orderReady = {
  render: () => <ConversationView {...orderArgs} />,
  parameters: rests({
    shows: [
      'Aldine Exchange',
      'Order 452509286800110',
      'Support reads this chat only if there is an appeal',
      '1 new',
      'We never ask for your password',
    ],
  }),
};
