import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureTable } from '../../../src/ui/facts/FigureTable.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/facts/FigureTable',
  component: FigureTable,
  tags: ['autodocs'],
  args: {
    label: 'Maintenance margin',
    columns: ['Value up to (USDT)', 'Rate', 'Amount (USDT)'],
    rows: [
      ['50,000', '0.40%', '0.00'],
      ['250,000', '0.50%', '50.00'],
      ['5,000,000', '2.50%', '16,300.00'],
    ],
  },
  parameters: guide({
    use: 'For tiers and schedules that are looked up by their first column.',
    do: ['Align figures at their end.'],
    dont: ['Use it for two facts: a list of label and value is enough.'],
  }),
} satisfies Meta<typeof FigureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiers: Story = {};

/** The row's label goes above its figures, and all figures stay visible. */
export const LargeText: Story = {
  args: {
    label: 'Erhaltungsmargin',
    columns: ['Wert bis (USDT)', 'Satz', 'Betrag (USDT)'],
    rows: [
      ['50.000', '0,40 %', '0,00'],
      ['5.000.000', '2,50 %', '16.300,00'],
    ],
  },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
