import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { ChangeFundPasswordView } from '../../../src/screens/account/ChangeFundPasswordView.tsx';
import { noFundPassword, type FundPasswordValues } from '../../../src/screens/account/fundPasswordSchema.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, blurFaultyField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const filled = (values: Partial<FundPasswordValues>) => ({
  initial: { ...noFundPassword, ...values },
  onValues: fn(),
});
const changed = { old: '491370', password: '583920', confirm: '583920' };

const meta = {
  title: 'screens/account/ChangeFundPassword',
  component: ChangeFundPasswordView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    codesSent.clear();
    clearToasts();
  },
  args: {
    isSet: ready(true),
    done: undefined,
    address: { channel: 'mail', to: 'a•••@example.com' },
    triesLeft: 5,
    lockedUntilMs: undefined,
    holdMinutes: { change: 1440, forgotten: 4320 },
    isByWallet: false,
    isSandbox: false,
    isOffline: false,
    accountHref: '#account',
    onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof ChangeFundPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Current fund password', 'New fund password', 'Confirm new fund password'],
      ...['Withdrawals are on hold for 24 hours after this change.', 'Forgot the current one?'],
    ],
    hides: ['Login password', 'attempts left'],
  }),
};

/** The keypad appears with its field. */
export const Typing: Story = {
  parameters: rests({ shows: ['Current fund password', '5'], focus: 'New fund password' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Current fund password'));
    for (const digit of changed.old) await userEvent.click(canvas.getByRole('button', { name: digit }));
    await waitFor(() => expect(canvas.getByLabelText('New fund password')).toHaveFocus());
  },
};

export const SetFirst: Story = {
  name: 'Set for the first time',
  args: { isSet: ready(false) },
  parameters: rests({
    shows: ['Set fund password', 'New fund password', 'Login password'],
    hides: ['Current fund password', 'Withdrawals are on hold', 'Forgot the current one?'],
  }),
};

export const ForgotOld: Story = {
  name: 'Old password forgotten',
  args: { draft: filled({ isForgotten: true }) },
  parameters: rests({
    shows: [
      ...['Login password', 'Verification code', 'To a•••@example.com'],
      ...['Withdrawals are on hold for 72 hours after this change.', 'Use the current one'],
    ],
    hides: ['Current fund password'],
  }),
};

export const NoCodeAddress: Story = {
  args: { draft: filled({ isForgotten: true }), address: undefined },
  parameters: rests({
    shows: ['Add an email address or phone number first', 'Add one', 'Use the current one'],
    hides: ['New fund password'],
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Add one' });
    await expect(link).toHaveAttribute('href', '#account');
  },
};

export const FewTries: Story = {
  name: 'Two attempts left',
  args: { triesLeft: 2 },
  parameters: rests({ shows: ['2 attempts left', 'Current fund password'] }),
};

export const Locked: Story = {
  args: { lockedUntilMs: Date.UTC(2026, 10, 21, 15, 23, 41), triesLeft: 0 },
  parameters: rests({
    shows: ['Too many attempts. Try again in 60 minutes', 'Forgot the current one?'],
    hides: ['attempts left'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Change fund password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Invalid: Story = {
  args: { draft: filled({ old: '4913', password: '583920', confirm: '583921' }) },
  parameters: rests({
    shows: ['Enter exactly 6 digits', 'Passwords don’t match. Enter the same password twice'],
    focus: 'Current fund password',
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Change fund password');
    await waitFor(() => expect(within(canvasElement).getByLabelText('Current fund password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Shown with the sixth digit. */
export const InARow: Story = {
  args: { draft: filled({ password: '123456' }) },
  parameters: rests({ shows: ['These digits are all in a row. Choose another fund password'] }),
};

export const Repeated: Story = {
  args: { draft: filled({ password: '111111' }) },
  parameters: rests({ shows: ['This repeats one digit. Choose another fund password'] }),
};

export const Unchanged: Story = {
  args: { draft: filled({ old: '491370', password: '491370' }) },
  parameters: rests({ shows: ['This is your current fund password. Choose another'] }),
};

export const OldWrong: Story = {
  args: {
    draft: filled(changed),
    onSubmit: fn(() => Promise.resolve({ fields: { old: 'The fund password is wrong. 4 attempts left' } })),
  },
  parameters: rests({ shows: ['The fund password is wrong. 4 attempts left'] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Change fund password');
    await within(canvasElement).findByText(/4 attempts left/);
    await blurFaultyField();
  },
};

export const SubmitFailed: Story = {
  name: 'Change refused',
  args: {
    draft: filled(changed),
    onSubmit: fn(() => Promise.resolve({ message: 'The server is being maintained' })),
  },
  parameters: rests({
    shows: ['Current fund password'],
    toasts: ['The server is being maintained'],
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Change fund password');
    await within(canvasElement).findByText('The server is being maintained');
    blurField();
  },
};

export const Changed: Story = {
  args: { done: 'changed' },
  parameters: rests({
    shows: ['Your fund password has been changed', 'Withdrawals are on hold for 24 hours.', 'Done'],
  }),
};

export const Replaced: Story = {
  args: { done: 'forgotten' },
  parameters: rests({
    shows: ['Your fund password has been changed', 'Withdrawals are on hold for 72 hours.'],
  }),
};

/** The first fund password causes no hold. */
export const FirstSet: Story = {
  args: { done: 'first' },
  parameters: rests({
    shows: ['Your fund password has been set', 'You can withdraw and save addresses with it.'],
    hides: ['held'],
  }),
};

/** A plain back end says nothing of tries and holds. */
export const Plain: Story = {
  name: 'Length of the hold not stated',
  args: { triesLeft: undefined, holdMinutes: undefined },
  parameters: rests({
    shows: ['Withdrawals may be put on hold after this change.'],
    hides: ['attempts left'],
  }),
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Current fund password'] }),
};

export const Loading: Story = {
  args: { isSet: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    hides: ['New fund password'],
    shows: ['Change fund password'],
  }),
};

export const Failed: Story = {
  args: { isSet: failed(new Error('The server did not answer in time'), fn(), 0) },
  parameters: rests({ shows: ['Your fund password status could not be loaded', 'Try again'] }),
};

/** All digits by the keypad. */
export const Sets: Story = {
  tags: ['interaction'],
  args: { isSet: ready(false) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('New fund password'));
    for (const digit of '491370491370') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await userEvent.type(canvas.getByLabelText('Login password'), 'correct horse 7');
    await press(canvasElement, 'Set fund password');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          way: 'first',
          password: '491370',
          confirm: '491370',
          loginPassword: 'correct horse 7',
        }),
      ),
    );
  },
};

/** The active field and its message stay above the keypad on the smallest phones. */
const staysInSight: NonNullable<Story['play']> = async ({ canvasElement }) => {
  globalThis.scrollTo(0, 0);
  const inputs = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input[inputmode=none]')];
  const key = (digit: string) => within(canvasElement).getByRole('button', { name: digit });
  const above = (input: HTMLElement) =>
    waitFor(async () => {
      await expect(input).toHaveFocus();
      const top = canvasElement.querySelector('footer')!.getBoundingClientRect().top;
      await expect(key('1').getBoundingClientRect().top).toBeGreaterThan(top);
      await expect(input.parentElement!.parentElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        top,
      );
      await expect(input.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  const [old, next, repeat] = inputs() as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  await userEvent.click(old);
  await above(old);
  for (const digit of '491370') await userEvent.click(key(digit));
  await above(next);
  // The validation error appears beneath the digits.
  for (const digit of '111111') await userEvent.click(key(digit));
  await above(next);
  await userEvent.clear(next);
  for (const digit of '583920') await userEvent.click(key(digit));
  await above(repeat);
  for (const digit of '583921') await userEvent.click(key(digit));
  await above(repeat);
};

export const StaysInSight: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  parameters: { viewport: { options: { w320: { styles: { width: '320px', height: '568px' } } } } },
  play: staysInSight,
};

export const StaysInSightInGerman: Story = {
  tags: ['interaction'],
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: { viewport: { options: { w320: { styles: { width: '320px', height: '640px' } } } } },
  play: staysInSight,
};

export const StaysInSightInLargeText: Story = {
  tags: ['interaction'],
  globals: { textSize: '200' },
  play: staysInSight,
};

/** The user opens the forgotten-password flow, then returns. */
export const Forgets: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Forgot the current one?');
    await expect(canvas.queryByLabelText('Current fund password')).toBeNull();
    await press(canvasElement, 'Use the current one');
    await expect(canvas.getByLabelText('Current fund password')).toBeVisible();
  },
};
