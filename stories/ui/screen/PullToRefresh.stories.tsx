import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PullToRefresh } from '../../../src/ui/screen/PullToRefresh.tsx';
import { guide } from '../../docs/guide.ts';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/screen/PullToRefresh',
  component: PullToRefresh,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
    ...guide({
      use: 'For data that users renew themselves.',
      do: ['Keep the button for keyboards.'],
      dont: ['Use it for prices that are live.'],
    }),
  },
  argTypes: { children: { control: false } },
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
  parameters: rests({ shows: ['Pull to refresh'] }),
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 70);
    await canvas.findByText('Pull to refresh');
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Enough: Story = {
  parameters: rests({ shows: ['Release to refresh'] }),
  play: async ({ canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 140);
    await canvas.findByText('Release to refresh');
  },
};

export const Updating: Story = {
  args: { onRefresh: fn(never) },
  parameters: rests({ shows: ['Updating'] }),
  play: async ({ canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 140);
    await canvas.findByText('Release to refresh');
    touch(content, 'touchend', 140);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Updating'));
  },
};

/** Releasing after a short pull does nothing, after a long one it refreshes once. */
export const RefreshesOnRelease: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const content = canvas.getByText('Balances');
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 60);
    touch(content, 'touchend', 60);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    touch(content, 'touchstart', 10);
    touch(content, 'touchmove', 140);
    await canvas.findByText('Release to refresh');
    touch(content, 'touchend', 140);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

/** Users who cannot pull press a button; pressing it twice refreshes once. */
export const RefreshesByKeyboard: Story = {
  tags: ['interaction'],
  args: { onRefresh: fn(never) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Updating');
    // The button does not cover the spinner.
    const { bottom } = button.getBoundingClientRect();
    await expect(canvas.getByText('Updating').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
