import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionGrid } from '../../../src/ui/lists/ActionGrid.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const actions = [
  { href: '#deposit', icon: 'download', label: 'Deposit' },
  { href: '#withdraw', icon: 'upload', label: 'Withdraw' },
  { href: '#transfer', icon: 'transfer', label: 'Transfer' },
  { href: '#records', icon: laterIcons.receipt, label: 'Records' },
] as const;

const meta = {
  title: 'ui/lists/ActionGrid',
  component: ActionGrid,
  tags: ['autodocs'],
  args: { label: 'Actions', actions },
  parameters: guide({
    use: 'For the few ways on from a page: four in a row, each with icon and word.',
    do: ['Keep the words short enough for German.'],
    dont: ['Hide an action that is not available: give its reason.'],
  }),
} satisfies Meta<typeof ActionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  parameters: rests({ shows: ['Deposit', 'Withdraw', 'Transfer', 'Records'] }),
};

export const AllStates: Story = allStates();

export const Disabled: Story = {
  args: {
    actions: actions.map((action) => ({ ...action, disabled: action.label !== 'Records' })),
    reason: 'Available again when you are online.',
  },
  parameters: rests({ shows: ['Available again when you are online.'] }),
};
