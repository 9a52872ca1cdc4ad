import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnclearDigits } from '../../../src/ui/pins/UnclearDigits.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pins/UnclearDigits',
  component: UnclearDigits,
  tags: ['autodocs'],
  args: { digits: 6 },
  parameters: guide({
    use: 'For a pasted text without exactly one code in it.',
    do: ['Ask for the digits.'],
    dont: ['Guess a code.'],
  }),
} satisfies Meta<typeof UnclearDigits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACode: Story = {
  name: 'A code',
  parameters: rests({ shows: ['exactly one number of 6 digits'] }),
};

export const OfALongCode: Story = {
  name: 'A long code',
  args: { digits: 12 },
  parameters: rests({ shows: ['exactly one number of 12 digits'] }),
};
