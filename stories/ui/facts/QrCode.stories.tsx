import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositAddress } from '../../../contracts/examples/deposit.ts';
import { QrCode } from '../../../src/ui/facts/QrCode.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: { text: depositAddress['trc20']!, label: 'QR code of the address' },
  parameters: guide({
    use: 'For a text that another device reads, always dark on white.',
    do: ['Leave the quiet frame around it.'],
    dont: ['Colour it in the theme.'],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: rests({ shows: ['QR code of the address'] }) };
