import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeyValue } from '../../../src/ui/facts/KeyValue.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/KeyValue',
  component: KeyValue,
  tags: ['autodocs'],
  args: {
    rows: [
      { label: 'Amount', value: '500.00 USDT' },
      { label: 'Network fee', value: '1.00 USDT' },
      { label: 'You receive', value: '499.00 USDT', variant: 'total' },
    ],
  },
  parameters: guide({
    use: 'For facts before a button commits: fee, net result, lock-up, penalty.',
    do: ['Put what the user pays or receives last, as the total.', 'Let labels wrap and figures stay whole.'],
    dont: ['Leave a fact out whose value is unknown: write “—” and block the act.'],
  }),
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

export const WithTotal: Story = { parameters: rests({ shows: ['You receive', '499.00 USDT'] }) };

export const Big: Story = {
  args: {
    rows: [
      { label: 'Coin', value: 'USDT', variant: 'big' },
      { label: 'Network', value: 'TRC20', variant: 'big' },
    ],
  },
};

/** Below the fields that determine them. */
export const BeneathFields: Story = {
  args: { frame: 'line' },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')!;
    await expect(getComputedStyle(list).borderTopStyle).toBe('solid');
  },
};

export const InPanel: Story = {
  args: { frame: 'panel' },
  play: async ({ canvasElement }) => {
    const { backgroundColor } = getComputedStyle(canvasElement.querySelector('dl')!);
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const LongGerman: Story = {
  args: {
    rows: [
      { label: 'Voraussichtliche Gebühr für die Ausführung', value: '0,00000097 BTC' },
      {
        label: 'Geschätzter Auszahlungsbetrag nach Abzug aller Gebühren',
        value: '0,00096903 BTC',
        variant: 'total',
      },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    for (const value of within(canvasElement).getAllByRole('definition')) {
      await expect(linesOf(value)).toBe(1);
    }
  },
};

/** Terms and their values are associated with each other. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Amount',
      'Network fee',
      'You receive',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('499.00 USDT');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
