import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureChange } from '../../../src/ui/facts/FigureChange.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/facts/FigureChange',
  component: FigureChange,
  tags: ['autodocs'],
  args: {
    rows: [
      { label: 'Amount', before: '500.00', after: '500.00' },
      { label: 'Network fee', before: '−1.00', after: '−1.80' },
      { label: 'You receive', before: '499.00', after: '498.20', variant: 'total' },
    ],
  },
  parameters: guide({
    use: 'For figures that have changed since the user saw them, beside the current ones.',
    do: ['Mark what differs in both columns.'],
    dont: ['Go on without an answer of the user.'],
  }),
} satisfies Meta<typeof FigureChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fee: Story = {};

export const LongFigures: Story = {
  args: {
    rows: [
      { label: 'Auszahlungsgebühr', before: '−0.00012345 BTC', after: '−0.00023456 BTC' },
      { label: 'Sie erhalten', before: '1.23445678 BTC', after: '1.23434567 BTC', variant: 'total' },
    ],
  },
};

/** The unit is below the figure, and both columns stay visible. */
export const LargeText: Story = {
  args: {
    rows: [
      { label: 'Kurs', before: '0,9312', after: '0,9000' },
      { label: 'Sie erhalten', before: '463,27', after: '447,75', unit: 'EUR', variant: 'total' },
    ],
  },
  globals: { locale: 'de', textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
