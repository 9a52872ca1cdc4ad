import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadedSkeleton } from '../../../src/ui/loading/HeadedSkeleton.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/loading/HeadedSkeleton',
  component: HeadedSkeleton,
  tags: ['autodocs'],
  parameters: guide({
    use: 'For a page that loads with a headline and rows.',
    do: ['Use the shape of the page that follows.'],
    dont: ['Use it for one part of a page.'],
  }),
} satisfies Meta<typeof HeadedSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
