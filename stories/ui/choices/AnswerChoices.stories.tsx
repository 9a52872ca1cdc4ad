import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnswerChoices } from '../../../src/ui/choices/AnswerChoices.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/choices/AnswerChoices',
  component: AnswerChoices,
  tags: ['autodocs'],
  args: {
    label: 'Which move uses up your margin?',
    choices: [
      { id: 1, text: 'About 50%' },
      { id: 2, text: 'About 20%' },
      { id: 3, text: 'About 5%' },
    ],
    onChoose: fn(),
  },
  parameters: guide({
    use: 'For the questions before risky products: one tap answers, then the right answer is shown.',
    do: ['Explain the right answer whatever was chosen.'],
    dont: ['Mark an answer before the user has chosen.'],
  }),
} satisfies Meta<typeof AnswerChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: rests({ shows: ['About 50%', 'About 20%', 'About 5%'] }) };

export const AllStates: Story = allStates({
  Loading: { sending: 2 },
  Error: { answer: { chosen: 2, right: 3 } },
  Selected: { answer: { chosen: 3, right: 3 } },
});

export const Sending: Story = { args: { sending: 2 } };

export const Wrong: Story = {
  args: { answer: { chosen: 2, right: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Your answer, wrong:' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Right:' })).toBeVisible();
  },
};

export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'About 5%' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
};
