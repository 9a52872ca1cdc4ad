import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../../src/ui/actions/IconButton.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { icon: 'search', label: 'Search', onClick: fn() },
  parameters: guide({
    use: 'For a familiar action without room for its word: back, close, copy, refresh.',
    do: ['Give it a name for screen readers.', 'Keep it in bars and at the end of lines.'],
    dont: ['Use an icon alone for an act that moves money.'],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AllStates: Story = allStates({ Selected: { pressed: true, tone: 'accent' } });

/** Even with a small icon, the touch target is 44 units square. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** The focus ring of keyboard users. */
export const Focus: Story = {
  parameters: rests({ focus: 'Search' }),
  play: () => userEvent.tab(),
};

export const WithDot: Story = { args: { icon: 'bell', label: 'Notices, 2 unread', dot: 'new' } };

export const WithSetting: Story = {
  args: { icon: laterIcons.filter, label: 'Filters, 1 active', dot: 'set' },
};

/** A toggle button announces its state. */
export const Pressed: Story = {
  args: { icon: 'star-filled', label: 'Favourite', tone: 'accent', pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Favourite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
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

/** Enter and Space press it. */
export const PressedByKeyboard: Story = {
  tags: ['interaction'],
  args: Small.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Toggles: Story = {
  tags: ['interaction'],
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
