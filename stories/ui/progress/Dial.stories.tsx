import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dial } from '../../../src/ui/progress/Dial.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/progress/Dial',
  component: Dial,
  tags: ['autodocs'],
  args: { share: 0.75, value: '3 of 4', unit: 'done' },
  parameters: guide({
    use: 'For progress or for the rest, around a figure.',
    do: ['Write the time as text inside.'],
    dont: ['Show a countdown that is not real.'],
  }),
} satisfies Meta<typeof Dial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = { parameters: rests({ shows: ['3 of 4', 'done'] }) };

export const Wait: Story = {
  args: { share: 0.72, tone: 'warning', value: '18 h', unit: 'left' },
  parameters: rests({ shows: ['18 h', 'left'] }),
};

export const Complete: Story = {
  args: { share: 1, value: '4 of 4' },
  parameters: rests({ shows: ['4 of 4'] }),
};

export const TwoFigures: Story = {
  args: { size: 'sm', value: '1 วัน 02 ชม.', unit: 'เหลือ' },
  parameters: rests({ shows: ['1 วัน 02 ชม.'] }),
};
