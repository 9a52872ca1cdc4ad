import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from '../../../src/ui/progress/Timeline.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    label: 'Withdrawal',
    steps: [
      {
        state: 'done',
        title: 'Requested',
        time: '20 Nov, 18:42',
        text: '500.00 USDT is frozen in your Spot account.',
      },
      {
        state: 'current',
        title: 'Under review',
        time: 'in 12 to 48 hours',
        text: 'Arrives 21 Nov, 06:42 at the earliest and 22 Nov, 18:42 at the latest.',
      },
      { state: 'ahead', title: 'Sent to TRC20' },
      { state: 'ahead', title: 'Arrived' },
    ],
  },
  parameters: guide({
    use: 'For events with a sentence each, or with two parties.',
    do: ['Put the time at the end of each line.'],
    dont: ['Show a future event as certain.'],
  }),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  parameters: rests({ shows: ['Requested', '20 Nov, 18:42', 'Under review', 'Arrived'] }),
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  },
};

export const Done: Story = {
  args: {
    steps: [
      { state: 'done', title: 'Requested', time: '20 Nov, 18:42' },
      { state: 'done', title: 'Sent to TRC20', time: '21 Nov, 09:12' },
      { state: 'done', title: 'Arrived', time: '21 Nov, 09:15' },
    ],
  },
  parameters: rests({ shows: ['21 Nov, 09:15'] }),
};

export const Failed: Story = {
  args: {
    steps: [
      { state: 'done', title: 'Requested', time: '20 Nov, 18:42' },
      {
        state: 'failed',
        title: 'Rejected',
        time: '20 Nov, 20:10',
        text: 'The address belongs to another network.',
      },
    ],
  },
  parameters: rests({ shows: ['Rejected', 'The address belongs to another network.'] }),
};

export const LongGerman: Story = {
  args: {
    label: 'Auszahlung',
    steps: [
      {
        state: 'done',
        title: 'Auszahlungsauftrag eingegangen',
        time: '20. Nov., 18:42',
        text: 'Eingefroren.',
      },
      {
        state: 'current',
        title: 'Sicherheitsprüfung',
        time: 'in 12 bis 48 Stunden',
        text: 'Es dauert noch.',
      },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A mark is centred on the first line, and its tick in the mark. */
export const LargeText: Story = {
  args: {
    steps: [
      { state: 'done', title: 'Requested', time: '20 Nov, 18:42' },
      { state: 'current', title: 'Under review', text: 'What we were told of this payment does not match.' },
      { state: 'ahead', title: 'Arrived' },
    ],
  },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const [done] = within(canvasElement).getAllByRole('listitem');
    const mark = done!.firstElementChild!.getBoundingClientRect();
    const tick = done!.querySelector('svg')!.getBoundingClientRect();
    const title = within(done!).getByText('Requested').getBoundingClientRect();
    await expect(Math.abs(mark.top + mark.height / 2 - (title.top + title.height / 2))).toBeLessThan(2);
    await expect(tick.width).toBeLessThan(mark.width);
  },
};
