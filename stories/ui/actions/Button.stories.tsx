import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { Stack } from '../../../src/ui/screen/Stack.tsx';
import * as laterIcons from '../../../src/ui/pictures/laterIcons.ts';
import { guide } from '../../docs/guide.ts';
import { allStates } from '../../docs/StateSheet.tsx';
import { rests } from '../../rests.ts';

const meta = {
  title: 'ui/actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Continue', onClick: fn() },
  parameters: guide({
    use: 'For the action that commits or continues: one primary button per screen, full width in the lower half.',
    do: [
      'Name the act and the amount: “Host 10,000 USDT for 15 days”.',
      'Say why it is disabled, with the fix beside the reason.',
    ],
    dont: [
      'Use green or red for anything but buy and sell.',
      'Hide it while a form is incomplete: it leads to the first error.',
    ],
  }),
  argTypes: {
    children: { control: 'text' },
    loading: { control: 'text' },
    reason: { control: 'text' },
    fix: { control: false },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const AllStates: Story = allStates({
  Disabled: { disabled: true, reason: 'You have 12.50 USDT available.' },
  Loading: { loading: 'Sending' },
});
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Close position' } };
export const DangerOutline: Story = { args: { variant: 'dangerOutline', children: 'Log out' } };
export const Quiet: Story = { args: { variant: 'quiet', icon: laterIcons.globe, children: 'English' } };
export const TextAction: Story = { args: { variant: 'text', children: 'Text action' } };

/** The focus ring of keyboard users. */
export const Focus: Story = {
  args: { variant: 'secondary' },
  parameters: rests({ focus: 'Continue' }),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const BuyAndSell: Story = {
  render: () => (
    <Stack direction="row" gap="3" equal>
      <Button variant="buy" icon={laterIcons.arrowUp}>
        Buy BTC
      </Button>
      <Button variant="sell" icon={laterIcons.arrowDown}>
        Sell BTC
      </Button>
    </Stack>
  ),
};

/** With swapped price colours, buy is red and sell is green. */
export const BuyAndSellRedUp: Story = {
  ...BuyAndSell,
  globals: { direction: 'red-up' },
  play: async ({ canvasElement }) => {
    const [buy, sell] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundColor.match(/\d+/g)!.map(Number));
    await expect(buy![0]).toBeGreaterThan(buy![1]!);
    await expect(sell![1]).toBeGreaterThan(sell![0]!);
  },
};

/** A progress verb replaces the label. */
export const Loading: Story = {
  args: { loading: 'Sending', children: 'Withdraw 500.00 USDT' },
  parameters: rests({ shows: ['Sending'], hides: ['Withdraw'] }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName(/Sending/);
  },
};

/** It shows why it is disabled, with a link to the fix beside the reason. */
export const DisabledWithReason: Story = {
  args: {
    disabled: true,
    children: 'Buy BTC',
    reason: 'You have 12.50 USDT available.',
    fix: <a href="#deposit">Deposit</a>,
  },
  parameters: rests({ shows: ['You have 12.50 USDT available.', 'Deposit'] }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buy BTC' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You have 12.50 USDT available.');
  },
};

/** A small button still has a touch target 44 px high. */
export const Small: Story = {
  args: { size: 'sm', children: 'Show' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(height).toBeLessThan(44);
    const above = document.elementFromPoint(left + width / 2, top - 3);
    await expect(above).toBe(button);
  },
};

export const Dense: Story = { args: { size: 'dense', variant: 'secondary', children: 'Transfer' } };

export const AsLink: Story = {
  args: { href: '#register', onClick: undefined, children: 'Create account' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '#register',
    );
  },
};

/** A long label wraps instead of being cut. */
export const LongGerman: Story = {
  args: { width: 'block', children: 'Auszahlungsadresse dauerhaft aus dem Adressbuch entfernen' },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().height).toBeGreaterThan(48);
  },
};

export const LargeText: Story = {
  args: { width: 'block', children: 'Confirm withdrawal' },
  globals: { textSize: '200' },
};

export const PressedByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const SmallPressed: Story = {
  tags: ['interaction'],
  args: Small.args,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

function Sending() {
  const [isSending, setIsSending] = useState(false);
  return (
    <Button loading={isSending ? 'Sending' : undefined} onClick={() => setIsSending(true)}>
      Withdraw 500.00 USDT
    </Button>
  );
}

/** The progress verb does not move the content beside the button. */
export const KeepsItsWidthWhileLoading: Story = {
  tags: ['interaction'],
  render: () => <Sending />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveAccessibleName(/Sending/);
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const LoadingIgnoresPresses: Story = {
  tags: ['interaction'],
  args: { loading: 'Sending' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It is reachable by keyboard, so that its reason is announced, followed by the link. */
export const DisabledIgnoresPresses: Story = {
  tags: ['interaction'],
  args: DisabledWithReason.args,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buy BTC' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Deposit' })).toHaveFocus();
  },
};
