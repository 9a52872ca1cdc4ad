import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CancelSheet } from '../../../src/components/command/CancelSheet.tsx';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'components/command/CancelSheet',
  component: CancelSheet,
  tags: ['autodocs'],
  args: {
    title: 'Cancel this withdrawal?',
    rows: [
      { label: 'To', value: 'Ledger at home' },
      { label: 'Available again in Spot', value: '500.00 USDT', variant: 'total' },
    ],
    keep: 'Keep withdrawal',
    commit: 'Cancel withdrawal',
    isCancelling: false,
    onKeep: fn(),
    onCommit: fn(),
  },
} satisfies Meta<typeof CancelSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  parameters: rests({
    dialog: 'Cancel this withdrawal?',
    shows: ['500.00 USDT', 'Keep withdrawal', 'Cancel withdrawal'],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

export const Cancelling: Story = {
  args: { isCancelling: true },
  parameters: rests({ dialog: 'Cancel this withdrawal?', shows: ['Cancelling', 'Keep withdrawal'] }),
  play: Asks.play,
};

export const Answers: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await userEvent.click(sheet.getByRole('button', { name: 'Keep withdrawal' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
};
