import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnclearDigits } from '../../../src/ui/pins/UnclearDigits.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/UnclearDigits',
  component: UnclearDigits,
  tags: ['autodocs'],
  args: { digits: 6 },
} satisfies Meta<typeof UnclearDigits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACode: Story = { parameters: rests({ shows: ['exactly one number of 6 digits'] }) };

export const OfALongCode: Story = {
  args: { digits: 12 },
  parameters: rests({ shows: ['exactly one number of 12 digits'] }),
};
