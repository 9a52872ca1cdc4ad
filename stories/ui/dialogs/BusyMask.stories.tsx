import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BusyMask, busyDelay } from '../../../src/ui/dialogs/BusyMask.tsx';
import { guide } from '../../docs/guide.ts';
import { blurField, rests } from '../../rests.ts';

const meta = {
  title: 'ui/dialogs/BusyMask',
  component: BusyMask,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '500px' } },
    ...guide({
      use: 'For commands that must not be sent twice: it covers the page after a second.',
      do: ['Say what is going on.'],
      dont: ['Use it while a page loads: a skeleton shows its shape.'],
    }),
  },
  args: { busy: false },
  render: (args) => (
    <>
      <button type="button">Place order</button>
      <BusyMask {...args} />
    </>
  ),
} satisfies Meta<typeof BusyMask>;
export default meta;
type Story = StoryObj<typeof meta>;

const findMask = () => screen.findByRole('dialog', { name: 'One moment' }, { timeout: busyDelay + 2_000 });

export const NotBusy: Story = {};

export const Long: Story = {
  args: { busy: true },
  parameters: rests({ dialog: 'One moment' }),
  play: async () => {
    await expect(await findMask()).toBeVisible();
    blurField();
  },
};

/** Hidden in the first second; then it covers the page and blocks the keyboard. */
export const CoversAfterASecond: Story = {
  tags: ['interaction'],
  args: Long.args,
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await findMask()).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toHaveTextContent('Place order'));
  },
};

export const StaysAwayFromAQuietPage: Story = {
  tags: ['interaction'],
  play: async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, busyDelay + 200);
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
