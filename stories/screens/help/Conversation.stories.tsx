import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../src/api/calling/ApiError.ts';
import * as chat from '../../../contracts/examples/chat.ts';
import { ConversationView } from '../../../src/screens/help/chat/ConversationView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import { conversationOf, orderArgs, serviceArgs } from './conversationStates.tsx';

const meta = {
  title: 'screens/help/Conversation',
  component: ConversationView,
  parameters: { layout: 'fullscreen' },
  args: orderArgs,
} satisfies Meta<typeof ConversationView>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { clientId: 'chat-7Kj4St9z', text: 'Is the name spelled right?' } as const;

export const Sending: Story = {
  args: { outgoing: [{ ...own, state: 'sending' }] },
  parameters: rests({ shows: [own.text, 'Sending'] }),
};

/** A failed message keeps its text. */
export const Failed: Story = {
  args: {
    outgoing: [{ ...own, state: 'failed', error: new ApiError({ kind: 'offline', message: 'offline' }) }],
  },
  parameters: rests({
    shows: [own.text, 'Not sent. The server could not be reached', 'Try again', 'Discard'],
    hides: ['Sending'],
  }),
};

export const Picture: Story = {
  args: { outgoing: [{ ...own, text: '', picture: '/upload/0mjq1yt5k2h8w3c7vd', state: 'sending' }] },
  parameters: rests({ has: ['main li img'], shows: ['Sending'] }),
};

export const Empty: Story = {
  args: {
    ...serviceArgs,
    conversation: ready(conversationOf({ list: [], is_more: false, desk_joined: true })),
  },
  parameters: rests({ shows: ['No messages yet', 'Write your question below'] }),
};

/** After an appeal. */
export const DeskJoined: Story = {
  args: {
    conversation: ready(
      conversationOf({
        ...chat.chatMessages,
        is_more: true,
        desk_joined: true,
        list: [
          {
            id: 459_806_112_000_009,
            at_ms: Date.UTC(2026, 10, 22, 8, 2),
            by: 'desk',
            text: 'We look at it.',
          },
          ...chat.chatMessages.list,
        ],
      }),
    ),
  },
  parameters: rests({
    shows: [
      'Support reads this chat, because there is an appeal',
      'Support · 08:02',
      'Older messages',
      '22 Nov 2026',
    ],
  }),
};

export const SendsAndTriesAgain: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a message' }), '  Hello  ');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith('Hello');
    await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(own.clientId);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(own.clientId);
  },
};
