import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../../../src/ui/lists/CardGrid.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/lists/CardGrid',
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
  parameters: guide({
    use: 'For the parts of the product, two in a row.',
    do: ['Describe each part in one sentence.'],
    dont: ['Use it for rows of data.'],
  }),
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: rests({ shows: ['Deposits', 'Withdrawals', 'Documents, levels'] }),
};

export const AllStates: Story = allStates();
