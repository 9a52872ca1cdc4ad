import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marked } from '../../../src/ui/text/Marked.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/Marked',
  component: Marked,
  tags: ['autodocs'],
  args: { text: 'Why is my withdrawal still under review?', words: ['withdrawal', 'review'] },
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { parameters: rests({ shows: ['withdrawal', 'review'], has: ['mark'] }) };
