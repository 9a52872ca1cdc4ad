import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailHead } from '../../../src/components/details/DetailHead.tsx';
import { StatusPill } from '../../../src/components/details/StatusPill.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/details/DetailHead',
  component: DetailHead,
  tags: ['autodocs'],
  args: { figure: '499.00', unit: 'USDT' },
} satisfies Meta<typeof DetailHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = { parameters: rests({ shows: ['499.00', 'USDT'] }) };

export const WithStatus: Story = {
  args: {
    label: 'You receive',
    status: <StatusPill status={{ tone: 'warning', icon: 'clock', label: 'Under review' }} code={1} />,
  },
  parameters: rests({ shows: ['You receive', 'Under review', '499.00'] }),
};

export const Gain: Story = {
  args: { figure: '+180.00', isGain: true },
  parameters: rests({ shows: ['+180.00'] }),
};
