import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoneSheet } from '../../../src/components/command/DoneSheet.tsx';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'components/command/DoneSheet',
  component: DoneSheet,
  tags: ['autodocs'],
  args: {
    title: 'Transferred',
    rows: [
      { label: 'Amount', value: '2,000.00 USDT' },
      { label: 'Spot account', value: '10,480.50 USDT' },
    ],
    link: { label: 'Transfer records', href: '#records' },
    onClose: fn(),
  },
} satisfies Meta<typeof DoneSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  parameters: rests({
    dialog: 'Transferred',
    shows: ['2,000.00 USDT', '10,480.50 USDT', 'Transfer records'],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

export const Closes: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await expect(sheet.getByRole('link', { name: 'Transfer records' })).toHaveAttribute('href', '#records');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
