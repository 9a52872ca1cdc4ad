import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Refused } from '../../../src/screens/session/submission.ts';
import { codesSent } from '../../../src/screens/session/codesSent.ts';
import { RegisterView } from '../../../src/screens/session/RegisterView.tsx';
import { Toast } from '../../../src/ui/Toast.tsx';

const meta = {
  title: 'screens/session/Register',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  // Waits outlast the form on purpose.
  beforeEach: () => codesSent.clear(),
  args: {
    country: { dialCode: '49', region: 'DE' },
    onCountry: fn(),
    onKind: fn(),
    languageName: 'English',
    links: {
      language: '#language',
      login: '#login',
      userAgreement: '#terms',
      privacy: '#privacy',
      country: '#countries',
    },
    onBack: fn(),
    onSendCode: fn(() => Promise.resolve({ waitS: 60 })),
    onSubmit: fn((): Promise<Refused | undefined> => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = (canvas: ReturnType<typeof within>) => canvas.getByLabelText('E-mail', { selector: 'input' });

async function fillIn(
  canvasElement: HTMLElement,
  values: Partial<Record<string, string>> = {},
): Promise<void> {
  const canvas = within(canvasElement);
  if (values.email !== '') await userEvent.type(email(canvas), values.email ?? 'lena@posteo.example');
  if (values.code !== '')
    await userEvent.type(canvas.getByLabelText('Verification code'), values.code ?? '123456');
  await userEvent.type(canvas.getByLabelText('Password'), values.password ?? 'horse-battery');
  await userEvent.type(canvas.getByLabelText('Confirm password'), values.confirm ?? 'horse-battery');
  await userEvent.type(canvas.getByLabelText('Invitation code'), values.invitation ?? 'MRD-7Q4K');
}

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

const agree = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('checkbox'));

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
    await fillIn(canvasElement);
    await agree(canvasElement);
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'email',
        identifier: 'lena@posteo.example',
        shownAs: 'lena@posteo.example',
        phone: '',
        email: 'lena@posteo.example',
        username: '',
        code: '123456',
        password: 'horse-battery',
        confirm: 'horse-battery',
        invitation: 'MRD-7Q4K',
        isAgreed: true,
        hasTextConsent: false,
      }),
    );
  },
};

export const Sandbox: Story = {
  args: {
    invitation: 'MERIDIAN',
    isSandboxInvitation: true,
    onSendCode: fn(() => Promise.resolve({ waitS: 60, sandboxCode: '482910' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Sandbox: this code is filled in for you.')).toBeVisible();
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this code' }));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue('482910'));
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    for (const text of [
      'Enter your e-mail address',
      'Enter the verification code',
      'Enter a password',
      'Enter the password again',
      'Enter an invitation code',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AgreementMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText('Please agree to the user agreement')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'User agreement' })).toHaveAttribute('href', '#terms');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    const send = canvas.getByRole('button', { name: 'Send code' });
    await userEvent.dblClick(send);
    await waitFor(() => expect(args.onSendCode).toHaveBeenCalledOnce());
    await expect(args.onSendCode).toHaveBeenCalledWith({
      kind: 'email',
      address: 'lena@posteo.example',
      dialCode: '',
    });
    await expect(await canvas.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
  },
};

export const CodeFailed: Story = {
  args: {
    onSendCode: fn(() =>
      Promise.resolve({
        refused: { message: 'The code could not be sent. Try again in a moment' },
        waitS: 0,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('The code could not be sent. Try again in a moment')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};

export const CodeWrong: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.resolve({ fields: { code: 'The verification code is wrong or has expired' } }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await agree(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText('The verification code is wrong or has expired')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('horse-battery');
  },
};

export const SubmitFailed: Story = {
  render: (args) => (
    <>
      <RegisterView {...args} />
      <Toast toast={{ kind: 'error', text: 'ERROR' }} onDismiss={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await expect(canvas.getByText('ERROR')).toBeVisible();
    await expect(email(canvas)).toHaveValue('lena@posteo.example');
  },
};

export const Registered: Story = {
  args: { registered: 'lena@posteo.example' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your account is open')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement, { email: 'lena@', password: 'abc', confirm: 'abd', code: '12' });
    await submit(canvasElement);
    await expect(await canvas.findByText('Enter a valid e-mail address')).toBeVisible();
    await expect(canvas.getByText('The password needs at least 6 characters')).toBeVisible();
    await expect(canvas.getByText('Password twice inconsistent')).toBeVisible();
    await expect(canvas.getByText('The code has 6 digits')).toBeVisible();
  },
};

/** A look at another tab and back keeps the wait of the address. */
export const CodeStillWaiting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await canvas.findByRole('button', { name: /Again in \d+ s/ });
    await userEvent.click(canvas.getByRole('tab', { name: 'Username' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'E-mail' }));
    await expect(canvas.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await userEvent.type(email(canvas), 'x');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const PhoneTab: Story = {
  args: {
    kind: 'mobile',
    onSendCode: fn(() => Promise.resolve({ waitS: 60, sandboxCode: '482910' })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '15123456789');
    await waitFor(() => expect(field).toHaveValue('1512 3456789'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(args.onSendCode).toHaveBeenCalledWith({
        kind: 'mobile',
        address: '15123456789',
        dialCode: '49',
      }),
    );
    await expect(await canvas.findByText(/No message is sent here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this code' }));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue('482910'));
  },
};

/** No code is asked, because there is no address to send it to. */
export const UsernameTab: Story = {
  args: { kind: 'username', invitation: 'MRD-7Q4K' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Verification code')).toBeNull();
    const field = canvas.getByLabelText('Username', { selector: 'input' });
    await userEvent.type(field, 'l-h');
    await userEvent.type(canvas.getByLabelText('Password'), 'horse-battery');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'horse-battery');
    await agree(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText('Use 4 to 20 letters, digits or underscores')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'lena_h');
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'username', identifier: 'lena_h', code: '' }),
      ),
    );
  },
};

/** Optional, never ticked beforehand, and under the number that it is about. */
export const TextConsent: Story = {
  args: { kind: 'mobile', asksTextConsent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const consent = canvas.getByRole('checkbox', { name: /Send me text messages/ });
    await expect(consent).not.toBeChecked();
    await submit(canvasElement);
    await expect(await canvas.findByText('Enter your phone number')).toBeVisible();
    await expect(consent).toBeValid();
    await userEvent.click(canvas.getByRole('tab', { name: 'E-mail' }));
    await expect(canvas.queryByRole('checkbox', { name: /Send me text messages/ })).toBeNull();
  },
};

export const PhoneMissing: Story = {
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(await canvas.findByText('Enter your phone number')).toBeVisible();
    await expect(canvas.getByText('Enter the verification code')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Each number that cannot be one says why, and no code is sent to it. */
export const PhoneInvalid: Story = {
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    for (const [text, sentence] of [
      ['15', 'This phone number is too short for its country'],
      ['151234567890123456', 'This phone number is too long for its country'],
      ['15O', 'Enter a correct phone number'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};

export const UsernameMissing: Story = {
  args: { kind: 'username' },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText('Enter a username')).toBeVisible();
  },
};

/** A site without a gateway for text messages says so in place of a form that cannot end. */
export const ChannelMissing: Story = {
  args: { kind: 'mobile', channels: ['mail'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Codes cannot be sent this way')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use e-mail' }));
    await expect(email(canvas)).toBeVisible();
  },
};
