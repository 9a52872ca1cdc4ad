import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from '../../../src/components/details/StatusPill.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/details/StatusPill',
  component: StatusPill,
  tags: ['autodocs'],
  args: { status: { tone: 'warning', icon: 'clock', label: 'Under review' }, code: 1 },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { parameters: rests({ shows: ['Under review'], hides: ['(1)'] }) };

/** An unknown code of a newer back end shows unchanged and never maps to another status. */
export const Unknown: Story = {
  name: 'Status not known',
  args: { status: undefined, code: 7 },
  parameters: rests({ shows: ['Being checked (7)'] }),
};
