import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { object, string } from 'yup';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Submission } from '../../../src/components/command/attempt.ts';
import { CommandFrame } from '../../../src/components/command/CommandFrame.tsx';
import { CoinAmountField } from '../../../src/components/forms/CoinAmountField.tsx';
import type { Submit } from '../../../src/components/forms/submission.ts';
import { useForm } from '../../../src/components/forms/useForm.ts';
import { KeyValue } from '../../../src/ui/facts/KeyValue.tsx';
import { blurField, rests } from '../../rests.ts';

type Values = { amount: string; network: string };

const schema = object({ amount: string().required('Enter an amount') });
const checking = {
  checking: 'We are checking whether your withdrawal arrived.',
  notFound: 'Your withdrawal has not arrived so far.',
  alike: 'We found a withdrawal like yours.',
  askedOf: ({ amount }: Values) => `${amount} USDT.`,
  alikeOf: (found: string) => found,
  askedOnceOf: ({ amount }: Values) => `${amount} USDT. Sending it again cannot withdraw it twice.`,
  obstacle: 'Your last withdrawal is being checked.',
};

interface WithdrawalProps {
  submission: Submission<Values, string>;
  isOffline: boolean;
  onSubmit: Submit<Values>;
  onRepeat: () => void;
  onCheck: () => void;
  onAccept: () => void;
  onDismiss: () => void;
}

/** A form with a field that is emptied once it was carried out, and one that is not. */
function Withdrawal({ onSubmit, ...props }: WithdrawalProps) {
  const [made, setMade] = useState<Values>();
  const form = useForm<Values>({
    initial: { amount: '', network: 'TRC20' },
    schema,
    onSubmit: async (values) => {
      const refused = await onSubmit(values);
      if (!refused) setMade(values);
      return refused;
    },
    onRefused: () => () => undefined,
  });
  return (
    <CommandFrame
      {...props}
      form={form}
      made={made}
      emptied={{ amount: '' }}
      label="Withdrawal"
      submit="Withdraw"
      busy="Withdrawing"
      checking={checking}
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

const draft: Values = { amount: '2000', network: 'TRC20' };
const open = { draft, canDouble: false, alike: [] };

const meta = {
  title: 'components/command/CommandFrame',
  component: Withdrawal,
  tags: ['autodocs'],
  args: {
    submission: { state: 'idle' },
    isOffline: false,
    onSubmit: fn(async () => undefined),
    onRepeat: fn(),
    onCheck: fn(),
    onAccept: fn(),
    onDismiss: fn(),
  },
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

export const Checking: Story = {
  args: { submission: { ...open, state: 'checking' } },
  parameters: rests({
    shows: [
      'We are checking whether your withdrawal arrived.',
      '2000 USDT. Sending it again cannot withdraw it twice.',
      'Your last withdrawal is being checked.',
    ],
    hides: ['Dismiss'],
  }),
};

export const NotFound: Story = {
  args: { submission: { ...open, state: 'notFound' } },
  parameters: rests({ shows: ['Your withdrawal has not arrived so far.', 'Dismiss'] }),
};

export const AlikeFound: Story = {
  args: {
    submission: { ...open, state: 'unknowable', canDouble: true, alike: ['TRC20, 2,000.00 USDT, 14:23'] },
  },
  parameters: rests({
    shows: ['We found a withdrawal like yours.', '14:23', 'It arrived', 'First say whether it arrived.'],
    hides: ['cannot withdraw it twice'],
  }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline'] }),
};

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Withdrawing'] }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('Withdrawing');
    blurField();
  },
};

/** Another tap cannot send it again. */
export const EmptiesWhatWasSent: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    await waitFor(() => expect(amountField(canvasElement)).toHaveValue(''));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
    await within(canvasElement).findByText('Enter an amount');
    await expect(within(canvasElement).getByText('TRC20')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const RepeatsAndDismisses: Story = {
  tags: ['interaction'],
  args: { submission: { ...open, state: 'notFound' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRepeat).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
