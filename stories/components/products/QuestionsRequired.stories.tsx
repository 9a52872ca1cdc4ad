import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { QuestionsRequired } from '../../../src/components/products/QuestionsRequired.tsx';
import { blurField, rests } from '../../rests.ts';

const title = 'Answer the questions first';

/** After opening without a pointer, the browser shows the ring on the focused button. */
const withoutRing: Story['play'] = async () => {
  await screen.findByRole('alertdialog');
  blurField();
};

const meta = {
  title: 'components/products/QuestionsRequired',
  component: QuestionsRequired,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { product: 'lever', onGo: fn(), onClose: fn() },
} satisfies Meta<typeof QuestionsRequired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contracts: Story = {
  parameters: rests({
    dialog: title,
    shows: [/You can lose everything you put into contracts/, 'Go to the questions', 'Not now'],
  }),
  play: withoutRing,
};

export const Options: Story = {
  args: { product: 'option' },
  parameters: rests({ dialog: title, shows: [/You can lose everything you put into timed options/] }),
  play: withoutRing,
};

export const Answers: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the questions' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
