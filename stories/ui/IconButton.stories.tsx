import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../src/ui/IconButton.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: 'search', label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Small drawing or not, the target is 44 units square; Enter and space press it. */
export const Rest: Story = {
  args: { size: 'sm' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const WithDot: Story = { args: { icon: 'bell', label: 'Notices, 2 unread', dot: 'new' } };

export const WithSetting: Story = { args: { icon: 'filter', label: 'Filters, 1 active', dot: 'set' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A button that stays in says so. */
export const Toggle: Story = {
  render: function Favourite() {
    const [isSet, setSet] = useState(false);
    return (
      <IconButton
        icon={isSet ? 'star-filled' : 'star'}
        label="Favourite"
        tone="accent"
        pressed={isSet}
        onClick={() => setSet(!isSet)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Favourite' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AsLink: Story = {
  args: { icon: 'chat', label: 'Support chat', href: '#chat', onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Support chat' })).toHaveAttribute(
      'href',
      '#chat',
    );
  },
};
