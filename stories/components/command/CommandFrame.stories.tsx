import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { object, string } from 'yup';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommandFrame } from '../../../src/components/command/CommandFrame.tsx';
import type { CommandForm } from '../../../src/components/command/useCommandForm.ts';
import { CoinAmountField } from '../../../src/components/forms/CoinAmountField.tsx';
import { useForm } from '../../../src/components/forms/useForm.ts';
import { KeyValue } from '../../../src/ui/facts/KeyValue.tsx';
import { blurField, rests } from '../../rests.ts';
import { commandStories, idleCommand, never } from './commandStories.tsx';

type Values = { amount: string; network: string };

const schema = object({ amount: string().required('Enter an amount') });
const words = {
  checking: 'We’re checking whether your withdrawal arrived.',
  notFound: 'Your withdrawal has not been received yet.',
  alike: 'We found a withdrawal like yours.',
  askedOf: ({ amount }: Values) => `${amount} USDT.`,
  alikeOf: (found: string) => found,
  askedOnceOf: ({ amount }: Values) => `${amount} USDT. Sending it again can’t withdraw it twice.`,
  obstacle: 'Your last withdrawal is being checked.',
};

interface WithdrawalProps {
  command: CommandForm<Values, string>;
  isOffline: boolean;
}

/** A form with a field that is cleared after success, and a field that is not. */
function Withdrawal({ command, isOffline }: WithdrawalProps) {
  const [made, setMade] = useState<Values>();
  const form = useForm<Values>({
    initial: { amount: '', network: 'TRC20' },
    schema,
    onSubmit: async (values) => {
      const refused = await command.onSubmit(values);
      if (!refused) setMade(values);
      return refused;
    },
    onRefused: () => () => undefined,
  });
  return (
    <CommandFrame
      command={{ ...command, made }}
      isOffline={isOffline}
      form={form}
      emptied={{ amount: '' }}
      label="Withdrawal"
      submit="Withdraw"
      busy="Cancelling"
      words={words}
    >
      <CoinAmountField
        {...form.field('amount')}
        label="Amount"
        coin="USDT"
        decimals={6}
        available="12480.5"
        held="0"
      />
      <KeyValue rows={[{ label: 'Network', value: form.values.network }]} />
    </CommandFrame>
  );
}

const states = commandStories<Values, string>({ amount: '2000', network: 'TRC20' }, /^Withdraw/);

const meta = {
  title: 'components/command/CommandFrame',
  component: Withdrawal,
  tags: ['autodocs'],
  args: { command: idleCommand, isOffline: false },
} satisfies Meta<typeof Withdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

const amountField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount' });

async function send(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(amountField(canvasElement), '2000');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
}

export const Ready: Story = {
  parameters: rests({ shows: ['Withdraw', 'TRC20'], hides: ['Send again', 'being checked'] }),
};

export const Checking: Story = states.looked('checking', {
  shows: [
    'We’re checking whether your withdrawal arrived.',
    '2000 USDT. Sending it again can’t withdraw it twice.',
    'Your last withdrawal is being checked.',
  ],
  hides: ['Dismiss'],
});

export const NotFound: Story = states.looked('notFound', {
  shows: ['Your withdrawal has not been received yet.', 'Dismiss'],
});

export const AlikeFound: Story = {
  name: 'Similar one found after Send',
  ...states.looked(
    'unknowable',
    {
      shows: [
        'We found a withdrawal like yours.',
        '14:23',
        'Yes, it went through',
        'First choose whether it went through.',
      ],
      hides: ['can’t withdraw it twice'],
    },
    ['TRC20, 2,000.00 USDT, 14:23'],
  ),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline'] }),
};

export const Sending: Story = {
  args: { command: { ...idleCommand, onSubmit: fn(never) } },
  parameters: rests({ shows: ['Cancelling'] }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('Cancelling');
    blurField();
  },
};

/** A second tap cannot send it again. */
export const EmptiesWhatWasSent: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    await waitFor(() => expect(amountField(canvasElement)).toHaveValue(''));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
    await within(canvasElement).findByText('Enter an amount');
    await expect(within(canvasElement).getByText('TRC20')).toBeVisible();
    await expect(args.command.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const RepeatsAndDismisses: Story = {
  tags: ['interaction'],
  args: NotFound.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.command.onRepeat).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.command.onDismiss).toHaveBeenCalled();
  },
};
