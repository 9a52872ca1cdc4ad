import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatBubble } from '../../../src/ui/chat/ChatBubble.tsx';
import { ChatList } from '../../../src/ui/chat/ChatList.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const bubbles = ['Hello', 'Is anyone there?', 'Yes'].map((text, index) => (
  <ChatBubble key={text} side={index < 2 ? 'own' : 'theirs'} sender="" text={text} />
));

const meta = {
  title: 'ui/chat/ChatList',
  component: ChatList,
  tags: ['autodocs'],
  args: { label: 'Messages', newest: '3', oldest: '1', children: bubbles },
  argTypes: { children: { control: false } },
  parameters: guide({
    use: 'For a conversation, oldest message first; the page opens at its end.',
    do: ['Follow new messages only where the user is near the end.'],
    dont: ['Move the page while older messages are read.'],
  }),
} satisfies Meta<typeof ChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { parameters: rests({ shows: ['Hello', 'Is anyone there?', 'Yes'] }) };
