import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { codesSent } from '../../../src/screens/session/codesSent.ts';
import { ForgotPasswordView } from '../../../src/screens/session/ForgotPasswordView.tsx';
import type { Refused } from '../../../src/screens/session/submission.ts';
import { Toast } from '../../../src/ui/Toast.tsx';

const accepted = () => Promise.resolve<Refused | undefined>(undefined);

const meta = {
  title: 'screens/session/ForgotPassword',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen' },
  // Waits outlast the form on purpose.
  beforeEach: () => codesSent.clear(),
  args: {
    languageName: 'English',
    links: { language: '#language', country: '#countries', login: '#login' },
    country: { dialCode: '49', region: 'DE' },
    onCountry: fn(),
    onKind: fn(),
    onBack: fn(),
    onSendCode: fn(() => Promise.resolve({ waitS: 60 })),
    onCheck: fn(accepted),
    onReset: fn(accepted),
  },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByLabelText('E-mail', { selector: 'input' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

async function enterCode(canvas: Canvas): Promise<void> {
  await userEvent.type(email(canvas), ' lena@posteo.example');
  await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
  await press(canvas, 'Continue');
}

async function enterPasswords(canvas: Canvas, password: string, confirm = password): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Repeat new password'), confirm);
  await press(canvas, 'Set new password');
}

/** No tab for usernames: there is no address to send a code to. */
export const Ready: Story = {
  args: { kind: 'username' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Phone', 'E-mail']);
    await expect(email(canvas)).toBeVisible();
    await expect(canvas.getByText('Sent if an account with this address exists.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};

export const PhoneTab: Story = {
  args: { kind: 'mobile', onSendCode: fn(() => Promise.resolve({ waitS: 60, sandboxCode: '482910' })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Phone number'), '15123456789');
    await press(canvas, 'Send code');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this code' }));
    await press(canvas, 'Continue');
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'mobile', address: '15123456789', dialCode: '49', code: '482910' }),
      ),
    );
  },
};

export const CodeSent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await press(canvas, 'Send code');
    await expect(await canvas.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await expect(args.onSendCode).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'email', address: 'lena@posteo.example' }),
    );
  },
};

export const CodeWrong: Story = {
  args: {
    onCheck: fn(() =>
      Promise.resolve({
        fields: { code: 'The verification code is wrong or has expired. 3 tries left' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await expect(
      await canvas.findByText('The verification code is wrong or has expired. 3 tries left'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(email(canvas)).toHaveValue('lena@posteo.example');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};

/** What a reset does stands above its button. */
export const NewPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await expect(await canvas.findByText('The code is right.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(
      canvas.getByText('All your devices are logged out, and withdrawals pause for 24 hours.'),
    ).toBeVisible();
  },
};

/** Both steps together send address, code and password. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await enterPasswords(canvas, 'horse-battery');
    await waitFor(() =>
      expect(args.onReset).toHaveBeenCalledWith({
        kind: 'email',
        address: 'lena@posteo.example',
        dialCode: '',
        code: '123456',
        password: 'horse-battery',
        confirm: 'horse-battery',
      }),
    );
  },
};

export const SubmitFailed: Story = {
  args: { onReset: fn(() => Promise.resolve({ message: 'The server did not answer in time' })) },
  render: (args) => (
    <>
      <ForgotPasswordView {...args} />
      <Toast toast={{ kind: 'error', text: 'ERROR' }} onDismiss={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await enterPasswords(canvas, 'horse-battery');
    await expect(await canvas.findByText('The server did not answer in time')).toBeVisible();
    await expect(canvas.getByText('ERROR')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('horse-battery');
  },
};

/** A code that has run out meanwhile leads back to its field, with everything still there. */
export const CodeExpired: Story = {
  args: {
    onReset: fn(() => Promise.resolve({ fields: { code: 'The verification code is wrong or has expired' } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await enterPasswords(canvas, 'horse-battery');
    await expect(await canvas.findByText('The verification code is wrong or has expired')).toBeVisible();
    await expect(email(canvas)).toHaveValue('lena@posteo.example');
  },
};

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your password is changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Continue');
    await expect(await canvas.findByText('Enter your phone number or e-mail address')).toBeVisible();
    await expect(canvas.getByText('Enter the verification code')).toBeVisible();
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await enterCode(canvas);
    await enterPasswords(canvas, 'abc', 'abd');
    await expect(await canvas.findByText('The password needs at least 6 characters')).toBeVisible();
    await expect(canvas.getByText('Password twice inconsistent')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const ChannelMissing: Story = {
  args: { kind: 'mobile', channels: ['mail'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use e-mail' }));
    await expect(email(canvas)).toBeVisible();
  },
};
