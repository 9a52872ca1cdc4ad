import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadPairs } from '../../../src/components/market/UnreadPairs.tsx';
import { List } from '../../../src/ui/lists/List.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/UnreadPairs',
  component: UnreadPairs,
  tags: ['autodocs'],
  args: { symbols: ['ETH/USDT', undefined], hrefOf: (symbol) => `#${symbol}` },
  render: (args) => (
    <List label="Spot pairs">
      <UnreadPairs {...args} />
    </List>
  ),
} satisfies Meta<typeof UnreadPairs>;
export default meta;

/** One pair reports its symbol, the other does not even report that. */
export const Named: StoryObj<typeof meta> = {
  parameters: rests({ shows: ['ETH/USDT', 'Could not be read', '—'], hides: ['0.00'] }),
};
