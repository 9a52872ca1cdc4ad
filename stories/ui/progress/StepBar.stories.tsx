import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepBar } from '../../../src/ui/progress/StepBar.tsx';
import { guide } from '../../docs/guide.ts';

const meta = {
  title: 'ui/progress/StepBar',
  component: StepBar,
  tags: ['autodocs'],
  args: { steps: ['right', 'wrong', 'open', 'open', 'open'] },
  parameters: guide({
    use: 'For the result of each step of a series.',
    do: ['Repeat the result as text.'],
    dont: ['Use colour alone for the result.'],
  }),
} satisfies Meta<typeof StepBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const has =
  (count: number): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span')).toHaveLength(count);
  };

export const UnderWay: Story = { play: has(5) };

export const Done: Story = { args: { steps: ['right', 'right', 'right'] }, play: has(3) };
