import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from '../../../src/ui/facts/Pill.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const pills = ['Waiting', 'Filled', 'Cancelled'].map((word) => (
  <Pill key={word} tone="neutral">
    {word}
  </Pill>
));

const meta = {
  title: 'ui/screen/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { gap: '4', children: pills },
  parameters: guide({
    use: 'For children below or beside each other, with a gap of the scale.',
    do: ['Use 8 inside a group, 16 between groups.'],
    dont: ['Set margins on children.'],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { parameters: rests({ shows: ['Waiting', 'Filled', 'Cancelled'] }) };

export const Row: Story = { args: { direction: 'row', wrap: true } };

export const Equal: Story = { args: { direction: 'row', equal: true, gap: '3' } };
