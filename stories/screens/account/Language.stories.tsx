import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageView } from '../../../src/screens/account/LanguageView.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'screens/account/Language',
  component: LanguageView,
  parameters: { layout: 'fullscreen' },
  args: { current: 'en', onChoose: fn(), onBack: fn() },
} satisfies Meta<typeof LanguageView>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownNames = ['English', 'Deutsch', '日本語', '한국어', 'Español', 'ไทย', '简体中文', '繁體中文'];

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({ shows: [...ownNames, 'Current language'], hides: ['Loading', 'could not be loaded'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: /English.*Current language/ })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: 'de' },
  parameters: rests({ shows: ['Loading this language', 'Current language'] }),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /Deutsch/ });
    await expect(within(row).getByRole('status')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { failed: 'th' },
  parameters: rests({
    shows: ['Thai could not be loaded. Your language stays the same.', 'Try again', 'Current language'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not be loaded/)).toBeVisible();
  },
};

export const ChoosesLanguage: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('日本語'));
    await expect(args.onChoose).toHaveBeenCalledWith('ja');
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onChoose).toHaveBeenCalledWith('th');
  },
};
