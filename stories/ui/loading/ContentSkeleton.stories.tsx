import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { ContentSkeleton } from '../../../src/ui/loading/ContentSkeleton.tsx';

const meta = {
  title: 'ui/loading/ContentSkeleton',
  component: ContentSkeleton,
  tags: ['autodocs'],
  parameters: guide({
    use: 'While a form, facts, cards or a chat load: in the shape and number of what follows.',
    do: ['Choose the count of the usual content, so that little moves when it arrives.'],
    dont: ['Show rows with discs where a form will be.'],
  }),
  args: { shape: 'fields' },
} satisfies Meta<typeof ContentSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const Facts: Story = { args: { shape: 'facts', count: 6 } };
export const Cards: Story = { args: { shape: 'cards' } };
export const Messages: Story = { args: { shape: 'messages', count: 4 } };
