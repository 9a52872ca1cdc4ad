import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextButton } from '../../../src/ui/actions/TextButton.tsx';
import { ChatBubble } from '../../../src/ui/chat/ChatBubble.tsx';
import { ChatList } from '../../../src/ui/chat/ChatList.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/chat/ChatBubble',
  component: ChatBubble,
  tags: ['autodocs'],
  args: {
    side: 'theirs',
    sender: 'Aldine Exchange',
    text: 'Thank you, I am checking my account.\nMy bank takes a few minutes.',
    foot: 'Aldine Exchange · 14:10',
  },
  argTypes: { foot: { control: 'text' }, sender: { control: 'text' }, failure: { control: 'text' } },
  decorators: [
    (Story) => (
      <ChatList label="Messages" newest="1" oldest="1">
        <Story />
      </ChatList>
    ),
  ],
  parameters: guide({
    use: 'For one message of a conversation, theirs or the user’s own.',
    do: ['Keep the text of a message that failed, with a way to send it again.'],
    dont: ['Use colour alone to tell the two sides apart.'],
  }),
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = { parameters: rests({ shows: ['Thank you', '14:10'] }) };

export const Own: Story = {
  args: { side: 'own', sender: 'You', foot: '14:09 · read' },
  parameters: rests({ shows: ['14:09 · read'] }),
};

/** Markup and addresses are plain text, and a long word stays within the bubble. */
export const PlainText: Story = {
  args: { text: `<b>bold</b> https://example.com/${'long'.repeat(40)}` },
  parameters: rests({ shows: ['<b>bold</b> https://example.com/'], hides: ['bold</b> www'] }),
};

export const Failed: Story = {
  args: {
    side: 'own',
    sender: 'You',
    failure: 'Not sent. The server could not be reached.',
    actions: (
      <TextButton place="text" onClick={fn()}>
        Try again
      </TextButton>
    ),
  },
  parameters: rests({ shows: ['Not sent', 'Try again'], hides: ['14:10'] }),
};
