import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Keypad } from '../../../src/ui/pins/Keypad.tsx';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/pins/Keypad',
  component: Keypad,
  tags: ['autodocs'],
  args: { value: '49', onPress: fn() },
  parameters: guide({
    use: 'For six secret digits, apart from the device’s keyboard.',
    do: ['Show above it what is authorised.'],
    dont: ['Use it for amounts.'],
  }),
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: rests({ shows: ['1', '9', '0'] }) };

export const AllStates: Story = allStates();

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

/** The second tap of a double tap that opened it is not a digit; two quick taps on a key are two digits. */
export const OpenedByADoubleTap: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const five = within(canvasElement).getByRole('button', { name: '5' });
    await fireEvent.click(five, { detail: 2 });
    await expect(args.onPress).not.toHaveBeenCalled();
    await fireEvent.click(five, { detail: 1 });
    await fireEvent.click(five, { detail: 2 });
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
