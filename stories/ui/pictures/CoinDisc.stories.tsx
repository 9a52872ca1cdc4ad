import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinDisc } from '../../../src/ui/pictures/CoinDisc.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/pictures/CoinDisc',
  component: CoinDisc,
  tags: ['autodocs'],
  args: { glyph: '₿', colour: 3 },
  parameters: guide({
    use: 'For a coin or a stock beside its name: round for coins, square for stocks.',
    do: ['Use the glyph and tint of the coin.'],
    dont: ['Use a third party’s logo.', 'Use it without the name.'],
  }),
} satisfies Meta<typeof CoinDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coin: Story = {};

export const Stock: Story = { args: { glyph: 'NV', colour: 2, shape: 'square' } };

const row = { display: 'flex', gap: 8, alignItems: 'center' };

export const Colours: Story = {
  render: () => (
    <div style={row}>
      <CoinDisc glyph="S" colour={0} />
      <CoinDisc glyph="Ξ" colour={1} />
      <CoinDisc glyph="₮" colour={2} />
      <CoinDisc glyph="₿" colour={3} />
      <CoinDisc glyph="Ð" colour={4} />
      <CoinDisc glyph="X" colour={5} />
    </div>
  ),
};

export const Sizes: Story = {
  render: ({ glyph, colour }) => (
    <div style={row}>
      <CoinDisc glyph={glyph} colour={colour} size="lg" />
      <CoinDisc glyph={glyph} colour={colour} size="md" />
      <CoinDisc glyph={glyph} colour={colour} size="sm" />
    </div>
  ),
};
