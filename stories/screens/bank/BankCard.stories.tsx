import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noBankCard, bankCard } from '../../../contracts/examples/bank.ts';
import { BankCardView } from '../../../src/screens/bank/BankCardView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../rests.ts';

const fault = new Error('The server did not answer in time');

const closed = {
  isOpen: false,
  isForAnother: false,
  isBusy: false,
  isMissing: false,
  fundPassword: '',
  error: undefined,
  held: undefined,
  fundPasswordHref: '#fundPassword',
  open: fn(),
  close: fn(),
  onFundPassword: fn(),
  onComplete: fn(),
};

/** The sheet opens and closes as in the app. */
function Kept(props: ComponentProps<typeof BankCardView>) {
  const { deletion } = props;
  const [isOpen, setIsOpen] = useState(deletion.isOpen);
  const [fundPassword, setFundPassword] = useState(deletion.fundPassword);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    <BankCardView
      {...props}
      deletion={{ ...deletion, isOpen, fundPassword, open, close, onFundPassword: setFundPassword }}
    />
  );
}

const meta = {
  title: 'screens/bank/BankCard',
  component: BankCardView,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    card: ready(bankCard),
    deletion: closed,
    isOffline: false,
    addHref: '#add',
    onRefresh: fn(async () => undefined),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof BankCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const pinFocused: NonNullable<Story['play']> = async () => {
  await waitFor(() => expect(screen.getByLabelText('Fund password')).toHaveFocus());
  blurField();
};

export const Loading: Story = {
  args: { card: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Bank account'],
    hides: ['Replace bank account', 'No bank account linked'],
  }),
};

export const Failed: Story = {
  args: { card: failed(fault, fn(), 1_795_271_021_000) },
  parameters: rests({
    shows: ['Your bank account could not be loaded', 'Try again'],
    hides: ['No bank account linked'],
  }),
};

export const Empty: Story = {
  args: { card: ready(noBankCard) },
  parameters: rests({
    shows: ['No bank account linked', 'Link one to withdraw to your bank.', 'Link bank account'],
    hides: ['Replace bank account', 'Delete bank account'],
  }),
};

export const Ready: Story = {
  parameters: rests({
    shows: [
      'Number ends in 3000',
      'L••• H•••',
      '3 Nov 2026',
      'All digits but the last four are masked.',
      'Main card',
      'Sample Bank Köln',
      'Köln Mitte',
      'Domplatz',
      '370 400 44',
      'Domplatz 3, 50667 Köln',
      'SMPLDEFFXXX',
      'DE•• •••• •••• •••• ••30 00',
      'Lindenallee 14, Köln, Germany',
      '50968',
      'Replace bank account',
      'Delete bank account',
    ],
    hides: ['4000', 'Hartmann'],
  }),
};

/** A compatible back end returns the full number and name, and omits unknown fields. */
export const Unmasked: Story = {
  name: 'Masked on the phone',
  args: {
    card: ready({
      bank_account: '4000000000003000',
      real_name: 'Lena Marie Hartmann',
      bank_name: 'Sample Bank Köln',
      swift_code: 'SMPLDEFFXXX',
    }),
  },
  parameters: rests({
    shows: ['Number ends in 3000', 'L••• H•••', 'SMPLDEFFXXX', 'Replace bank account'],
    hides: ['4000', 'Hartmann', 'Delete bank account', 'IBAN', '3 Nov 2026'],
  }),
};

export const WithoutIban: Story = {
  args: {
    card: ready({
      ...bankCard,
      iban: undefined,
      swift_code: '021000021',
      branch_number: '021000021',
      bank_name: 'Example Bank',
    }),
  },
  parameters: rests({ shows: ['Branch code', '021000021'], hides: ['IBAN', 'Branch number'] }),
};

export const ConfirmDelete: Story = {
  args: { deletion: { ...closed, isOpen: true } },
  parameters: rests({
    dialog: 'Delete bank account',
    shows: [
      'Sample Bank Köln •••• 3000 is removed for good.',
      'Enter your fund password to delete it',
      'Forgot fund password?',
    ],
  }),
  play: pinFocused,
};

export const ConfirmReplace: Story = {
  args: { deletion: { ...closed, isOpen: true, isForAnother: true } },
  parameters: rests({
    dialog: 'Replace bank account',
    shows: ['Sample Bank Köln •••• 3000 is deleted now. Next, you link the new account.'],
  }),
  play: pinFocused,
};

/** Too many wrong attempts: the keypad is disabled. */
export const FundPasswordHeld: Story = {
  name: 'Too many wrong fund passwords',
  args: {
    deletion: { ...closed, isOpen: true, held: 'Too many attempts. Try again in 4 minutes' },
  },
  parameters: rests({
    dialog: 'Delete bank account',
    shows: ['Too many attempts. Try again in 4 minutes'],
  }),
  play: async () => {
    for (const digit of '284173')
      await userEvent.click(screen.getByRole('button', { name: digit }), { pointerEventsCheck: 0 });
    await expect(screen.getByLabelText('Fund password')).toHaveValue('');
    blurField();
  },
};

export const FundPasswordWrong: Story = {
  args: {
    deletion: { ...closed, isOpen: true, error: 'The fund password is wrong. 4 attempts left' },
  },
  parameters: rests({
    dialog: 'Delete bank account',
    shows: ['The fund password is wrong. 4 attempts left'],
  }),
  play: pinFocused,
};

export const FundPasswordMissing: Story = {
  args: { deletion: { ...closed, isOpen: true, isMissing: true } },
  parameters: rests({
    dialog: 'Delete bank account',
    shows: ['You need a fund password to delete it, and you haven’t set one yet.', 'Set a fund password'],
    hides: ['Enter your fund password to delete it'],
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Replace bank account'] }),
};

/** The sixth digit submits. */
export const Deletes: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete bank account' }));
    await pinFocused({} as never);
    for (const digit of '284173') await userEvent.click(screen.getByRole('button', { name: digit }));
    await expect(args.deletion.onComplete).toHaveBeenCalledOnce();
    await expect(args.deletion.onComplete).toHaveBeenCalledWith('284173');
  },
};
