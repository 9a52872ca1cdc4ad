import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositAddress } from '../../../contracts/examples/deposit.ts';
import { QrCode } from '../../../src/ui/facts/QrCode.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: { text: depositAddress['trc20']!, label: 'QR code of the address' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['QR code of the address'] }) };
