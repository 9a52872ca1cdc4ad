import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinDisc } from '../../src/ui/CoinDisc.tsx';

const meta = {
  title: 'ui/CoinDisc',
  component: CoinDisc,
  args: { glyph: '₿', colour: 3 },
} satisfies Meta<typeof CoinDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <CoinDisc glyph="S" colour={0} />
      <CoinDisc glyph="Ξ" colour={1} />
      <CoinDisc glyph="₮" colour={2} />
      <CoinDisc glyph="₿" colour={3} />
      <CoinDisc glyph="Ð" colour={4} />
      <CoinDisc glyph="X" colour={5} />
      <CoinDisc glyph="₿" colour={3} size="sm" />
    </div>
  ),
};

export const Stock: Story = { args: { glyph: 'NV', colour: 2, shape: 'square' } };
