import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FieldProblem } from '../../../src/components/forms/FieldProblem.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/forms/FieldProblem',
  component: FieldProblem,
  tags: ['autodocs'],
  args: { text: 'Insufficient balance', nearest: '12480.5', onUse: fn() },
} satisfies Meta<typeof FieldProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nearest: Story = { parameters: rests({ shows: ['Insufficient balance', 'Use 12,480.5'] }) };

export const OfACoin: Story = {
  args: { coin: 'USDT' },
  parameters: rests({ shows: ['Use 12,480.50'] }),
};

export const None: Story = { args: { nearest: undefined }, parameters: rests({ hides: [/Use/] }) };
