import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Empty } from '../../../src/ui/lists/Empty.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/lists/Empty',
  component: Empty,
  tags: ['autodocs'],
  args: { title: 'No open orders', text: 'Orders waiting to be filled appear here.' },
  argTypes: { title: { control: 'text' }, text: { control: 'text' }, action: { control: false } },
  parameters: guide({
    use: 'For a list without entries: drawing, sentence, one action.',
    do: ['Say what will appear here and how to get there.'],
    dont: ['Show it where loading failed.'],
  }),
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="secondary" size="dense" onClick={fn()}>
        Place an order
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No open orders' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place an order' })).toBeVisible();
  },
};

export const LongGerman: Story = {
  args: {
    title: 'Keine abgeschlossenen Auszahlungsanträge',
    text: 'Abgeschlossene und abgelehnte Auszahlungsanträge der letzten zwölf Monate erscheinen hier.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
