import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmSheet } from '../../../src/ui/dialogs/ConfirmSheet.tsx';
import { Text } from '../../../src/ui/text/Text.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'ui/dialogs/ConfirmSheet',
  component: ConfirmSheet,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For a question before an act that cannot be undone.',
      do: ['Name the act on the button.', 'Say what happens to the money.'],
      dont: ['Ask for what can be undone afterwards.'],
    }),
  },
  args: {
    title: 'Redeem early?',
    rows: [
      { label: 'Hosted amount', value: '5,000.00 USDT' },
      { label: 'Penalty', value: '−120.00 USDT' },
      { label: 'You get back', value: '4,880.00 USDT', variant: 'total' },
    ],
    children: (
      <Text as="p" variant="label" tone="secondary" weight="regular">
        This cannot be undone.
      </Text>
    ),
    keep: 'Keep hosting',
    commit: 'Redeem 4,880.00',
    variant: 'danger',
    onKeep: fn(),
    onCommit: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
} satisfies Meta<typeof ConfirmSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: rests({ dialog: 'Redeem early?', shows: ['4,880.00 USDT', 'Keep hosting', 'Redeem 4,880.00'] }),
};

export const Busy: Story = {
  args: { busy: 'Redeeming' },
  parameters: rests({ dialog: 'Redeem early?', shows: ['Redeeming'] }),
};

/** A pending request is not sent a second time. */
export const Answers: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Keep hosting' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'Redeem 4,880.00' }));
    await expect(args.onCommit).toHaveBeenCalledOnce();
  },
};
