import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Points } from '../../../src/ui/facts/Points.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/facts/Points',
  component: Points,
  tags: ['autodocs'],
  args: {
    label: 'Unlocks',
    points: [
      { icon: 'check', tone: 'success', text: 'Deposits' },
      { icon: laterIcons.lock, tone: 'muted', text: 'Withdrawals' },
      { icon: 'clock', tone: 'warning', text: 'Under review' },
      { icon: 'close', tone: 'danger', text: 'The name differs from the one on the ID' },
    ],
  },
  parameters: guide({
    use: 'For a few short sentences of equal weight.',
    do: ['Keep each to one idea.'],
    dont: ['Use the marks to carry meaning: screen readers skip them.'],
  }),
} satisfies Meta<typeof Points>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: rests({ shows: ['Deposits', 'Withdrawals', 'Under review', 'The name differs'] }),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Unlocks' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const LongWord: Story = {
  args: {
    points: [
      { icon: 'close', tone: 'danger', text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
