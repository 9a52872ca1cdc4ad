import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentSkeleton } from '../../../src/ui/loading/ContentSkeleton.tsx';

const meta = {
  title: 'ui/loading/ContentSkeleton',
  component: ContentSkeleton,
  tags: ['autodocs'],
  args: { shape: 'fields' },
} satisfies Meta<typeof ContentSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const Facts: Story = { args: { shape: 'facts', count: 6 } };
export const Cards: Story = { args: { shape: 'cards' } };
export const Messages: Story = { args: { shape: 'messages', count: 4 } };
