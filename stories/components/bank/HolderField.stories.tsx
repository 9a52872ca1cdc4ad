import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HolderField } from '../../../src/components/bank/HolderField.tsx';

const meta = {
  title: 'components/bank/HolderField',
  component: HolderField,
  tags: ['autodocs'],
  args: { name: 'cardname', value: 'Lena Hartmann', onChange: fn(), verifiedName: 'Lena Hartmann' },
} satisfies Meta<typeof HolderField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {};

export const Unverified: Story = {
  args: { verifiedName: undefined, unverified: 'Enter your own name.', error: 'Fill in all bank details' },
};
