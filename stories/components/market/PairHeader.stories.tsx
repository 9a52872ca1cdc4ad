import type { Meta, StoryObj } from '@storybook/react-vite';
import { pair } from '../../../contracts/examples/market.ts';
import { PairHeader } from '../../../src/components/market/PairHeader.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'components/market/PairHeader',
  component: PairHeader,
  tags: ['autodocs'],
  args: {
    quote: fixedSource(pair),
    fallback: pair,
    base: 'BTC',
    tick: '0.1',
    freshness: { level: 'live', ageSeconds: 0 },
  },
} satisfies Meta<typeof PairHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = { parameters: rests({ shows: [/97,412\.6/, '+1.84%'] }) };

export const Full: Story = { args: { variant: 'full' }, parameters: rests({ shows: [/97,412\.6/] }) };

export const Stale: Story = { args: { freshness: { level: 'stale', ageSeconds: 20 } } };
