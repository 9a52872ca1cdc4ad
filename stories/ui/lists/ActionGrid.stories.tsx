import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionGrid } from '../../../src/ui/lists/ActionGrid.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { rests } from '../../rests.ts';

const actions = [
  { href: '#deposit', icon: 'download', label: 'Deposit' },
  { href: '#withdraw', icon: 'upload', label: 'Withdraw' },
  { href: '#transfer', icon: 'transfer', label: 'Transfer' },
  { href: '#records', icon: laterIcons.receipt, label: 'Records' },
] as const;

const meta = {
  title: 'ui/ActionGrid',
  component: ActionGrid,
  tags: ['autodocs'],
  args: { label: 'Actions', actions },
} satisfies Meta<typeof ActionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  parameters: rests({ shows: ['Deposit', 'Withdraw', 'Transfer', 'Records'] }),
};

export const Disabled: Story = {
  args: {
    actions: actions.map((action) => ({ ...action, disabled: action.label !== 'Records' })),
    reason: 'Available again when you are online.',
  },
  parameters: rests({ shows: ['Available again when you are online.'] }),
};
