import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PullToRefresh } from '../../src/ui/PullToRefresh.tsx';

const meta = {
  title: 'ui/PullToRefresh',
  component: PullToRefresh,
  parameters: { layout: 'fullscreen' },
  args: {
    onRefresh: fn(() => Promise.resolve()),
    children: <p style={{ padding: 16 }}>Balances</p>,
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<void>(() => undefined);

function touch(target: Element, type: string, y: number): void {
  const point = new Touch({ identifier: 1, target, clientX: 40, clientY: y });
  const touches = type === 'touchend' ? [] : [point];
  target.dispatchEvent(
    new TouchEvent(type, { touches, changedTouches: [point], bubbles: true, cancelable: true }),
  );
}

export const Rest: Story = {};

export const Pulling: Story = {
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 70);
    await expect(await canvas.findByText('Pull')).toBeInTheDocument();
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Enough: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 140);
    await expect(await canvas.findByText('Release')).toBeInTheDocument();
  },
};

/** Letting go after a short pull does nothing, after a long one it refreshes once. */
export const Released: Story = {
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 60);
    touch(content, 'touchend', 60);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 140);
    await canvas.findByText('Release');
    touch(content, 'touchend', 140);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const Updating: Story = {
  args: { onRefresh: fn(never) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Updating');
    // The button does not cover what it started.
    const { bottom } = canvas.getByRole('button', { name: 'Refresh' }).getBoundingClientRect();
    await expect(canvas.getByText('Updating').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** Who cannot pull presses a button, and pressing it twice asks once. */
export const ByKeyboard: Story = {
  args: { onRefresh: fn(never) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
