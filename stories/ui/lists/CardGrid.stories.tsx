import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../../../src/ui/lists/CardGrid.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/CardGrid',
  component: CardGrid,
  tags: ['autodocs'],
  args: {
    label: 'Topics',
    cards: [
      { href: '#deposits', icon: 'download', title: 'Deposits', detail: 'Networks and arrival times' },
      { href: '#withdrawals', icon: 'upload', title: 'Withdrawals', detail: 'Review, fund password' },
      { href: '#verification', icon: laterIcons.face, title: 'Verification', detail: 'Documents, levels' },
    ],
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: rests({ shows: ['Deposits', 'Withdrawals', 'Documents, levels'] }),
};
