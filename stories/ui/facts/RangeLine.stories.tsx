import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeLine } from '../../../src/ui/facts/RangeLine.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/RangeLine',
  component: RangeLine,
  tags: ['autodocs'],
  args: {
    summary: 'Liquidation 77,618.5, entry 96,489.5, mark 97,412.6',
    points: [
      { at: 0.03, label: 'Liquidation 77,618.5', tone: 'danger', side: 'start' },
      { at: 0.85, label: 'Entry', tone: 'plain', side: 'end' },
      { at: 0.9, label: 'Mark', tone: 'accent', side: 'start' },
    ],
    spans: [{ from: 0.85, to: 0.9, tone: 'gain' }],
  },
  parameters: guide({
    use: 'For prices or times in their order: liquidation, entry, mark.',
    do: ['Keep labels on the outer sides where two marks are close.'],
    dont: ['Stretch the line so that distances mislead.'],
  }),
} satisfies Meta<typeof RangeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { parameters: rests({ shows: ['Entry', 'Mark'] }) };

/** Its liquidation price is above. */
export const Short: Story = {
  args: {
    points: [
      { at: 0.92, label: 'Liquidation 3,612.4', tone: 'danger', side: 'end' },
      { at: 0.22, label: 'Entry', tone: 'plain', side: 'end' },
      { at: 0.31, label: 'Mark', tone: 'accent', side: 'start' },
    ],
    spans: [{ from: 0.22, to: 0.31, tone: 'loss' }],
  },
};

/** A label that would touch another is placed above the line. */
export const Near: Story = {
  args: {
    points: [
      { at: 0, label: 'Liquidation 3,315.2', tone: 'danger', side: 'start' },
      { at: 0.97, label: 'Entry', tone: 'plain', side: 'middle' },
      { at: 0.13, label: 'Mark', tone: 'accent', side: 'middle' },
    ],
    spans: [{ from: 0.13, to: 0.97, tone: 'loss' }],
  },
};

/** No price above zero liquidates the position. */
export const WithoutLiquidation: Story = {
  args: {
    points: [
      { at: 0.4, label: 'Entry', tone: 'plain', side: 'middle' },
      { at: 0.8, label: 'Mark', tone: 'accent', side: 'middle' },
    ],
    spans: [{ from: 0.4, to: 0.8, tone: 'gain' }],
  },
};

/** Times of a day: what has passed, and positions without a label. */
export const Times: Story = {
  args: {
    summary: 'From 09:30 to 16:00, now 11:48, quoted until 11:33',
    points: [
      { at: 0, label: '09:30', tone: 'muted', side: 'start' },
      { at: 1, label: '16:00', tone: 'muted', side: 'end' },
      { at: 0.35, label: 'Now 11:48', tone: 'plain', side: 'start' },
      { at: 0.32, label: 'Quoted until 11:33', tone: 'accent', side: 'end' },
    ],
    spans: [
      { from: 0, to: 0.32, tone: 'accent' },
      { from: 0.32, to: 0.35, tone: 'warning' },
    ],
    marks: [0.2, 0.4, 0.6, 0.8],
  },
  parameters: rests({ shows: ['09:30', 'Now 11:48', 'Quoted until 11:33', '16:00'] }),
};
