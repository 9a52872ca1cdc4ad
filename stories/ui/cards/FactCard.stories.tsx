import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { FactCard } from '../../../src/ui/cards/FactCard.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/cards/FactCard',
  component: FactCard,
  tags: ['autodocs'],
  args: {
    title: 'TRC20',
    detail: 'TRON',
    facts: [
      { label: 'Minimum', value: '10.00 USDT' },
      { label: 'Arrives', value: '≈ 1 minute' },
      { label: 'Confirmations', value: '20' },
    ],
    href: '#trc20',
  },
  parameters: guide({
    use: 'For one of several offers that are compared by their figures, such as hosting products.',
    do: ['Put the same facts in the same order on every card.'],
    dont: ['Nest further buttons: the whole card is the link.'],
  }),
} satisfies Meta<typeof FactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: rests({ has: ['a'], shows: ['TRC20', '10.00 USDT'] }) };

export const AllStates: Story = allStates({
  Disabled: { href: undefined, note: 'Suspended. The network is being upgraded.' },
});

/** It cannot be selected, and shows why. */
export const Closed: Story = {
  args: { href: undefined, note: 'Suspended. The network is being upgraded.' },
  parameters: rests({ shows: ['Suspended. The network is being upgraded.'] }),
};

/** A row of a list: no frame, and an action outside the link. */
export const Row: Story = {
  args: {
    frame: 'row',
    sentence: 'Deposits are open',
    action: <Button size="sm">Deposit</Button>,
  },
  parameters: rests({ has: ['a', 'button'], shows: ['Deposits are open', 'Deposit'] }),
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
