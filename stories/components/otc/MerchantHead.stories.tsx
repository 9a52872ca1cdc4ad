import type { Meta, StoryObj } from '@storybook/react-vite';
import { MerchantHead } from '../../../src/components/otc/MerchantHead.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/otc/MerchantHead',
  component: MerchantHead,
  tags: ['autodocs'],
  args: { merchant: { seller_name: 'Aldine Exchange', is_sandbox: false }, end: '412 deals · 98.8%' },
} satisfies Meta<typeof MerchantHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  parameters: rests({ shows: ['Aldine Exchange', '412 deals'], hides: ['Sandbox'] }),
};
export const Program: Story = {
  args: { merchant: { seller_name: 'Corvid', is_sandbox: true }, end: undefined },
  parameters: rests({ shows: ['Corvid', 'Sandbox program'] }),
};
