import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormulaCard } from '../../../src/ui/cards/FormulaCard.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/cards/FormulaCard',
  component: FormulaCard,
  tags: ['autodocs'],
  args: {
    title: 'Value of an order',
    children: 'price × quantity',
    note: 'The price is that of the limit.',
  },
  parameters: guide({
    use: 'For a figure that users may want to recompute, such as a liquidation price.',
    do: ['Write the formula with the names that the screen uses.'],
    dont: ['Show a result without its inputs.'],
  }),
} satisfies Meta<typeof FormulaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};

export const Bare: Story = { args: { note: undefined } };
