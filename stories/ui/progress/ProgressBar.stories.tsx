import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from '../../../src/ui/progress/ProgressBar.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'ID, back', percent: 64 },
  parameters: guide({
    use: 'For the part that is done, beside its figure.',
    do: ['Write the figure.'],
    dont: ['Let it move without progress.'],
  }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two thirds of the bar are filled. */
export const OnItsWay: Story = {
  parameters: rests({ has: ['[role=progressbar][aria-valuenow="64"]'] }),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'ID, back' });
    const done = bar.firstElementChild as HTMLElement;
    await expect(done.offsetWidth / bar.offsetWidth).toBeCloseTo(0.64, 1);
  },
};

export const Begun: Story = {
  args: { percent: 0 },
  parameters: rests({ has: ['[role=progressbar][aria-valuenow="0"]'] }),
};
