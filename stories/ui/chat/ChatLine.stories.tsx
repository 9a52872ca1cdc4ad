import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatLine } from '../../../src/ui/chat/ChatLine.tsx';
import { ChatList } from '../../../src/ui/chat/ChatList.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/chat/ChatLine',
  component: ChatLine,
  tags: ['autodocs'],
  args: { children: '21 Nov 2026' },
  argTypes: { children: { control: 'text' } },
  decorators: [
    (Story) => (
      <ChatList label="Messages" newest="1" oldest="1">
        <Story />
      </ChatList>
    ),
  ],
  parameters: guide({
    use: 'For a day, or for the start of new messages, between bubbles.',
    do: ['Keep it to a few words.'],
    dont: ['Use it for what the other side writes.'],
  }),
} satisfies Meta<typeof ChatLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { parameters: rests({ shows: ['21 Nov 2026'] }) };

export const Marked: Story = {
  args: { tone: 'marked', children: '2 new' },
  parameters: rests({ shows: ['2 new'] }),
};
