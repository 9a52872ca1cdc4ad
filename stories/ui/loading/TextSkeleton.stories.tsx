import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextSkeleton } from '../../../src/ui/loading/TextSkeleton.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/TextSkeleton',
  component: TextSkeleton,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For a section of text that loads, such as an agreement.',
    do: ['Keep the lines of uneven length.'],
    dont: ['Use it for rows.'],
  }),
} satisfies Meta<typeof TextSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
