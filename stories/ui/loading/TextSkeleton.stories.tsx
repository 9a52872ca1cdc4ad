import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextSkeleton } from '../../../src/ui/loading/TextSkeleton.tsx';

const meta = {
  title: 'ui/TextSkeleton',
  component: TextSkeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof TextSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
