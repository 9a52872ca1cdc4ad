import type { Meta, StoryObj } from '@storybook/react-vite';
import { pair } from '../../../contracts/examples/market.ts';
import { coinName } from '../../../src/components/coins/coinName.ts';
import { MarketRow } from '../../../src/components/market/MarketRow.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { List } from '../../../src/ui/lists/List.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/MarketRow',
  component: MarketRow,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <List label="Markets">
        <Story />
      </List>
    ),
  ],
  args: { pair, live: fixedSource(pair), href: '#kline' },
} satisfies Meta<typeof MarketRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = { parameters: rests({ shows: ['BTC', /97,412\.6/, '+1.84%'] }) };

export const Name: Story = { args: { captionOf: coinName }, parameters: rests({ shows: ['Bitcoin'] }) };

export const Stale: Story = { args: { isStale: true } };
