import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldMessages } from '../../../src/ui/fields/FieldMessages.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/FieldMessages',
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
