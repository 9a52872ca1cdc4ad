import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelPill } from '../../../src/components/verification/LevelPill.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/verification/LevelPill',
  component: LevelPill,
  tags: ['autodocs'],
  args: { code: 0 },
} satisfies Meta<typeof LevelPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = { parameters: rests({ shows: ['Not started'] }) };

export const UnderReview: Story = { args: { code: 1 }, parameters: rests({ shows: ['Under review'] }) };

export const Verified: Story = { args: { code: 2 }, parameters: rests({ shows: ['Verified'] }) };

export const Rejected: Story = { args: { code: 3 }, parameters: rests({ shows: ['Rejected'] }) };

/** Level of another or a newer back end. */
export const Unknown: Story = {
  name: 'Status not known',
  args: { code: 7 },
  parameters: rests({ shows: ['Being checked (7)'] }),
};
