import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSkeleton } from '../../../src/components/forms/FormSkeleton.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/FormSkeleton',
  component: FormSkeleton,
  tags: ['autodocs'],
  args: {},
} satisfies Meta<typeof FormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: rests({ has: ['[role=status] [aria-hidden=true]'] }),
};
