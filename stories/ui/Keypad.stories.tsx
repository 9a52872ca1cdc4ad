import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Keypad } from '../../src/ui/Keypad.tsx';
import { rests } from '../rests.ts';

const meta = {
  title: 'ui/Keypad',
  component: Keypad,
  tags: ['autodocs'],
  args: { value: '49', onPress: fn() },
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: rests({ shows: ['1', '9', '0'] }) };

export const Full: Story = {
  args: { value: '491370' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '5' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

export const Presses: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('495');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('4');
  },
};
