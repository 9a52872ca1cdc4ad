import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldMessages } from '../../../src/ui/fields/FieldMessages.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/fields/FieldMessages',
  component: FieldMessages,
  tags: ['autodocs'],
  args: {
    fieldId: 'price',
    label: 'Price',
    error: 'Use multiples of 0.1',
    errorId: 'price-error',
    hint: 'The price of one BTC',
    hintId: 'price-hint',
  },
  parameters: guide({
    use: 'For the hint and the error of a field.',
    do: ['Say what happened and what to do.'],
    dont: ['Show an error before the user has left the field.'],
  }),
} satisfies Meta<typeof FieldMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  parameters: rests({ shows: ['Use multiples of 0.1', 'The price of one BTC'] }),
};

export const HintAlone: Story = {
  args: { error: false },
  parameters: rests({ shows: ['The price of one BTC'], hides: ['Use multiples'] }),
};
