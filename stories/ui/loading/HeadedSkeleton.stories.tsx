import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadedSkeleton } from '../../../src/ui/loading/HeadedSkeleton.tsx';

const meta = {
  title: 'ui/HeadedSkeleton',
  component: HeadedSkeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof HeadedSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
