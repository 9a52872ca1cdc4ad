import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { ChangePasswordView } from '../../../src/screens/account/ChangePasswordView.tsx';
import { blurField, blurFaultyField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const entries = { old: 'correct horse 7', password: 'battery staple 8', confirm: 'battery staple 8' };
const filled = (values: Partial<typeof entries> = {}) => ({
  initial: { ...entries, ...values },
  onValues: fn(),
});

const meta = {
  title: 'screens/account/ChangePassword',
  component: ChangePasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    isChanged: false,
    holdMinutes: 1440,
    isByWallet: false,
    needsAddress: false,
    isSandbox: false,
    isOffline: false,
    forgotHref: '#forgot',
    accountHref: '#account',
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof ChangePasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save new password' }));

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Current password', 'New password', 'Confirm new password', 'At least 6 characters'],
      ...['Withdrawals are on hold for 24 hours after this change.', 'Save new password'],
    ],
    hides: ['sandbox'],
  }),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('button', { name: 'Show password' });
    await expect(shown).toHaveLength(3);
  },
};

export const Invalid: Story = {
  args: { draft: filled({ old: '', password: '12345', confirm: '123456' }) },
  parameters: rests({
    shows: [
      ...[
        'Enter your current password',
        'Use a password of at least 6 characters',
        'Passwords don’t match. Enter the same password twice',
      ],
    ],
    focus: 'Current password',
  }),
  play: async ({ canvasElement, args }) => {
    await save(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Current password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SamePassword: Story = {
  args: { draft: filled({ password: entries.old, confirm: entries.old }) },
  parameters: rests({ shows: ['This is your current password. Choose another'] }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByText('This is your current password. Choose another');
    await blurFaultyField();
  },
};

/** The number of remaining attempts shows while it is useful. */
export const OldWrong: Story = {
  args: {
    draft: filled(),
    onSubmit: fn(() =>
      Promise.resolve({ fields: { old: 'The current password is wrong. 3 attempts left' } }),
    ),
  },
  parameters: rests({ shows: ['The current password is wrong. 3 attempts left'] }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByText(/3 attempts left/);
    await blurFaultyField();
  },
};

export const Locked: Story = {
  args: {
    draft: filled(),
    onSubmit: fn(() =>
      Promise.resolve({ message: 'Too many attempts', heldUntilMs: Date.now() + 3_600_000 }),
    ),
  },
  parameters: rests({ shows: ['Too many attempts. Try again in 60 minutes'] }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByText('Too many attempts. Try again in 60 minutes');
    blurField();
  },
};

export const SubmitFailed: Story = {
  name: 'Change refused',
  args: {
    draft: filled(),
    onSubmit: fn(() => Promise.resolve({ message: 'The server is being maintained' })),
  },
  parameters: rests({
    shows: ['Withdrawals are on hold for 24 hours after this change.'],
    toasts: ['The server is being maintained'],
  }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await within(canvasElement).findByText('The server is being maintained');
    await expect(within(canvasElement).getByLabelText('Current password')).toHaveValue(entries.old);
    blurField();
  },
};

export const Changed: Story = {
  args: { isChanged: true },
  parameters: rests({
    shows: [
      ...['Your password has been changed', 'All other devices are logged out.'],
      ...['Withdrawals are on hold for 24 hours.', 'Done'],
    ],
    hides: ['Current password'],
  }),
};

/** Opened by a wallet, without an email address and phone number. */
export const NoAddress: Story = {
  args: { isByWallet: true, needsAddress: true },
  parameters: rests({
    shows: [
      ...['Add an email address or phone number first', 'If you forget the password, we send a code there.'],
      ...['Add one', 'Save new password'],
    ],
    hides: ['New password', 'Your wallet asks you to sign'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Add one' })).toHaveAttribute('href', '#account');
    await expect(canvas.getByRole('button', { name: 'Save new password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A sandbox shows that its hours are minutes. */
export const Sandbox: Story = {
  args: { isSandbox: true, holdMinutes: 24 },
  parameters: rests({
    shows: ['on hold for 24 minutes', 'This sandbox waits minutes where the product waits hours.'],
  }),
};

/** A plain back end does not say for how long. */
export const Plain: Story = {
  name: 'Length of the hold not stated',
  args: { holdMinutes: undefined },
  parameters: rests({ shows: ['Withdrawals may be put on hold after this change.'] }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Save new password'] }),
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Current password'), entries.old);
    await userEvent.type(canvas.getByLabelText('New password'), entries.password);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), entries.confirm);
    await save(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(entries));
  },
};
