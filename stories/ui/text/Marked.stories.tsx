import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marked } from '../../../src/ui/text/Marked.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/text/Marked',
  component: Marked,
  tags: ['autodocs'],
  args: { text: 'Why is my withdrawal still under review?', words: ['withdrawal', 'review'] },
  parameters: guide({
    use: 'For the words of a search inside a result.',
    do: ['Mark whole words.'],
    dont: ['Use it for emphasis.'],
  }),
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { parameters: rests({ shows: ['withdrawal', 'review'], has: ['mark'] }) };
