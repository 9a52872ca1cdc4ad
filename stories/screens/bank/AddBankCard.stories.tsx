import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noBankCard, bankForm, bankCard } from '../../../contracts/examples/bank.ts';
import type { BankValues } from '../../../contracts/rules/identity/bank.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { AddBankCardView } from '../../../src/screens/bank/AddBankCardView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const fault = new Error('The server did not answer in time');
const nobody = { card: noBankCard, verifiedName: undefined, address: undefined };
const verified = {
  card: noBankCard,
  verifiedName: 'Lena Marie Hartmann',
  address: 'Lindenallee 14\n50968 Köln',
};

const meta = {
  title: 'screens/bank/AddBankCard',
  component: AddBankCardView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    known: ready(verified),
    bound: undefined,
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    isOffline: false,
    cardHref: '#card',
    onDone: fn(),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof AddBankCardView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Form as the user left it. */
const filled = (values: Partial<BankValues> = {}) => ({
  initial: { ...bankForm, ...values },
  onValues: fn(),
});

const submit = ({ canvasElement }: Pick<Context, 'canvasElement'>) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Link bank account' }));

export const Loading: Story = {
  args: { known: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Link bank account'],
    hides: ['Account number'],
  }),
};

export const Failed: Story = {
  args: { known: failed(fault, fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['The form could not be loaded', 'Try again'], hides: ['Account number'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  args: { draft: filled() },
  parameters: rests({
    shows: [
      'Nickname',
      '4000 0000 0000 3000',
      'Your verified name: Lena Marie Hartmann. Order, capitals and accents do not matter.',
      'SMPLDEFFXXX',
      'DE89 3704 0044 0532 0130 00',
      'Germany · 22 of 22',
      'Bank name',
      'Branch number',
      'Bank address',
      'Recipient’s full address',
      'Postal code',
      'Only the last 4 digits are shown later.',
    ],
    hides: ['Enter '],
  }),
};

/** Known data of a verified user is prefilled. */
export const Blank: Story = {
  parameters: rests({
    shows: ['Lena Marie Hartmann', 'Lindenallee 14, 50968 Köln'],
    hides: ['Germany'],
  }),
};

/** Any holder name is accepted before verification; the form still shows the rule. */
export const NotVerified: Story = {
  args: { known: ready(nobody) },
  parameters: rests({
    shows: ['Enter your own name. Once you are verified, it must match your verified name.'],
    hides: ['Your verified name'],
  }),
};

/** The user must delete the bound card first, which requires the fund password. */
export const BoundAlready: Story = {
  args: { known: ready({ ...verified, card: bankCard }) },
  parameters: rests({
    shows: [
      'You already have a linked bank account. Delete it before you link another.',
      'Go to bank account',
    ],
    hides: ['Account number'],
  }),
};

/** A second card of the same user; the back end does not delete cards. */
export const Replace: Story = {
  args: { known: ready({ ...verified, card: { ...bankCard, can_delete: undefined } }) },
  parameters: rests({ shows: ['Lindenallee 14, Köln, Germany', '50968'], hides: ['3000'] }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  args: { known: ready(nobody) },
  parameters: rests({
    shows: [
      'Enter a name',
      'Enter the account number',
      'Enter the account holder’s full name',
      'Enter a SWIFT code of 8 or 11 characters',
      'Enter a valid IBAN',
      'Enter the bank name',
      'Enter the branch',
      'Enter the branch name',
      'Enter the branch number',
      'Enter the bank’s address',
      'Enter the recipient’s full address',
      'Enter the postal code',
    ],
    focus: 'Nickname',
  }),
  play: async (context) => {
    await submit(context);
    const name = within(context.canvasElement).getByRole('textbox', { name: 'Nickname' });
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: {
    draft: filled({
      real_name: 'Jonas Weber',
      swift_code: 'SMPLDEFFX',
      iban: 'DE88370400440532013000',
    }),
  },
  parameters: rests({
    shows: [
      'The bank account must be in your verified name. Correct the account holder',
      'Enter a SWIFT code of 8 or 11 characters',
      'The check digits do not match. Compare each group with your bank statement.',
    ],
    focus: 'Account holder’s full name',
  }),
  play: async (context) => {
    await submit(context);
    const holder = within(context.canvasElement).getByRole('textbox', { name: 'Account holder’s full name' });
    await waitFor(() => expect(holder).toHaveFocus());
  },
};

/** The error shows immediately, because no further character can make the value valid. */
export const WrongGroup: Story = {
  args: { draft: filled({ iban: 'DE8937040044O532013000' }) },
  parameters: rests({ shows: ['Group 4 has the letter O. Use the digit 0.', 'Germany · 22 of 22'] }),
};

/** Banks of the United States have no IBANs. */
export const Fedwire: Story = {
  args: { draft: filled({ swift_code: '021000021', bank_account: '000123456789', iban: '' }) },
  parameters: rests({
    shows: [
      'Account number',
      'Branch code',
      'United States',
      'Banks in this country have no IBAN. Enter the account number and branch code instead.',
    ],
    hides: ['Branch number', /^IBAN$/],
  }),
};

export const FedwireWrong: Story = {
  args: { draft: filled({ swift_code: '021000012' }) },
  parameters: rests({
    shows: ['This Fedwire number does not exist. Check its 9 digits'],
    focus: 'SWIFT (Fedwire) code',
  }),
  play: async (context) => {
    await submit(context);
    const code = within(context.canvasElement).getByRole('textbox', { name: 'SWIFT (Fedwire) code' });
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const BindingFailed: Story = {
  args: {
    draft: filled(),
    onSubmit: fn(async () => ({
      message: 'Bank account not linked. The service is being maintained',
      requestId: '7f3a-91c2',
    })),
  },
  parameters: rests({
    toasts: ['Bank account not linked. The service is being maintained'],
    shows: ['4000 0000 0000 3000', 'DE89 3704 0044 0532 0130 00'],
  }),
  play: async (context) => {
    await submit(context);
    await screen.findByText('Bank account not linked. The service is being maintained');
    blurField();
  },
};

export const Submitted: Story = {
  name: 'Bank account saved',
  args: { bound: bankCard },
  parameters: rests({
    shows: ['Your bank account is linked.', 'Number ends in 3000', 'Sample Bank Köln', 'Done'],
    hides: ['Account number'],
  }),
};

export const Offline: Story = {
  args: { draft: filled(), isOffline: true },
  parameters: rests({ shows: ['You are offline', 'DE89 3704 0044 0532 0130 00'] }),
};

/** Groups are inserted automatically; the caret stays at its character. */
export const Typing: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const iban = canvas.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.type(iban, 'de8937o4');
    await expect(iban).toHaveValue('DE89 37O4');
    await expect(iban).toHaveAccessibleDescription(/Group 2 has the letter O\. Use the digit 0\./);
    iban.setSelectionRange(8, 8);
    await userEvent.keyboard('{Backspace}0');
    await expect(iban).toHaveValue('DE89 3704');
    await expect(iban.selectionStart).toBe(8);
    await userEvent.click(iban);
    iban.setSelectionRange(9, 9);
    await userEvent.paste(' 0044-0532 0130 00');
    await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
    await expect(iban).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
