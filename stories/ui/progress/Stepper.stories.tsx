import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from '../../../src/ui/progress/Stepper.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { label: 'Order', steps: ['Order placed', 'You pay', 'Merchant confirms', 'Coins arrive'], at: 1 },
  parameters: guide({
    use: 'For progress through up to five fixed steps, dates beneath.',
    do: ['Mark the current step by a ring, done ones by a check.'],
    dont: ['Use it where two parties act: that is a timeline.'],
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  parameters: rests({ shows: ['Order placed', 'You pay', 'Merchant confirms', 'Coins arrive'] }),
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Order placed (done)');
  },
};

export const First: Story = { args: { at: 0 }, parameters: rests({ hides: ['(done)'] }) };

export const AllDone: Story = {
  args: { at: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('(done)')).toHaveLength(4);
  },
};

export const LongGerman: Story = {
  args: {
    label: 'Auftrag',
    steps: ['Auftrag erteilt', 'Sie bezahlen', 'Händler bestätigt', 'Coins treffen ein'],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
