import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeLine } from '../../../src/ui/facts/RangeLine.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/RangeLine',
  component: RangeLine,
  tags: ['autodocs'],
  args: {
    summary: 'Liquidation 77,618.5, entry 96,489.5, mark 97,412.6',
    points: [
      { at: 0.03, label: 'Liquidation 77,618.5', tone: 'danger', side: 'start' },
      { at: 0.85, label: 'Entry', tone: 'plain', side: 'end' },
      { at: 0.9, label: 'Mark', tone: 'accent', side: 'start' },
    ],
    span: { from: 0.85, to: 0.9, tone: 'gain' },
  },
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
    span: { from: 0.22, to: 0.31, tone: 'loss' },
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
    span: { from: 0.13, to: 0.97, tone: 'loss' },
  },
};

/** No price above zero liquidates the position. */
export const WithoutLiquidation: Story = {
  args: {
    points: [
      { at: 0.4, label: 'Entry', tone: 'plain', side: 'middle' },
      { at: 0.8, label: 'Mark', tone: 'accent', side: 'middle' },
    ],
    span: { from: 0.4, to: 0.8, tone: 'gain' },
  },
};
