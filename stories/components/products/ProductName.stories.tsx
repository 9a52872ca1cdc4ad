import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductName } from '../../../src/components/products/ProductName.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/products/ProductName',
  component: ProductName,
  tags: ['autodocs'],
  args: { product: 'lever' },
} satisfies Meta<typeof ProductName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contracts: Story = { parameters: rests({ shows: ['Contracts'] }) };
export const Options: Story = {
  args: { product: 'option' },
  parameters: rests({ shows: ['Timed options'] }),
};
