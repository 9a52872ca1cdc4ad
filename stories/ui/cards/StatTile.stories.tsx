import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from '../../../src/ui/cards/StatTile.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/cards/StatTile',
  component: StatTile,
  tags: ['autodocs'],
  argTypes: { label: { control: 'text' }, value: { control: 'text' }, caption: { control: 'text' } },
  args: { label: 'Equity (USDT)', value: '5,644.18' },
  parameters: guide({
    use: 'For a number with its caption; several stand in columns.',
    do: ['Give the number the room and keep the caption short.'],
    dont: ['Put a box around each: space divides them.'],
  }),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Small: Story = { args: { size: 'sm', caption: '≈ 5,640.02 USD' } };

export const Columns: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1.2fr 1fr 1fr', gap: 8 }}>
      <StatTile label="Equity (USDT)" value="5,644.18" />
      <StatTile label="Unrealised" value="+142.62" tone="positive" />
      <StatTile label="Hidden" value="••••••" align="end" />
    </div>
  ),
};

export const LongGerman: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <StatTile
        label="Nicht realisierter Gewinn oder Verlust"
        value="−1.284.910,55"
        tone="negative"
        size="sm"
      />
      <StatTile label="Verfügbares Guthaben" value="12.480,50" size="sm" align="end" />
    </div>
  ),
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
