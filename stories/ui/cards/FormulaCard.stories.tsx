import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormulaCard } from '../../../src/ui/cards/FormulaCard.tsx';

const meta = {
  title: 'ui/FormulaCard',
  component: FormulaCard,
  tags: ['autodocs'],
  args: {
    title: 'Value of an order',
    children: 'price × quantity',
    note: 'The price is that of the limit.',
  },
} satisfies Meta<typeof FormulaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};

export const Bare: Story = { args: { note: undefined } };
