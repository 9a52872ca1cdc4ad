import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BusyMask, busyDelay } from '../../src/ui/BusyMask.tsx';

const meta = {
  title: 'ui/BusyMask',
  component: BusyMask,
  args: { busy: true },
  render: (args) => (
    <>
      <button type="button">Place order</button>
      <BusyMask {...args} />
    </>
  ),
} satisfies Meta<typeof BusyMask>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not in the first second; then it covers the page and takes the keyboard with it. */
export const Long: Story = {
  args: { children: 'Placing the order' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Placing the order' },
      { timeout: busyDelay + 2_000 },
    );
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toHaveTextContent('Place order'));
  },
};

export const NotBusy: Story = {
  args: { busy: false },
  play: async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, busyDelay + 200);
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
