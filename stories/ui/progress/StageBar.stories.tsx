import type { Meta, StoryObj } from '@storybook/react-vite';
import { StageBar } from '../../../src/ui/progress/StageBar.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/StageBar',
  component: StageBar,
  tags: ['autodocs'],
  args: {
    label: 'Dates of the offer',
    stages: [
      { name: 'Apply', note: '22 Nov' },
      { name: 'Allot', note: '24 Nov' },
      { name: 'Pay', note: '25 Nov' },
      { name: 'Locked', note: '30 days' },
      { name: 'Unlocked', note: '26 Dec' },
    ],
    at: 1,
  },
  parameters: guide({
    use: 'For dated stages in one line of a list.',
    do: ['Keep to five stages.'],
    dont: ['Use it where a stage needs a sentence.'],
  }),
} satisfies Meta<typeof StageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = { parameters: rests({ shows: ['Allot', '24 Nov'] }) };
export const BeforeTheFirst: Story = { args: { at: -1 }, parameters: rests({ shows: ['Apply'] }) };
export const Last: Story = { args: { at: 4 }, parameters: rests({ shows: ['Unlocked'] }) };
