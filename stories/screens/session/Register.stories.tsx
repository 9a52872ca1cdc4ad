import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Refused } from '../../../src/screens/session/submission.ts';
import { RegisterView } from '../../../src/screens/session/RegisterView.tsx';
import { Toast } from '../../../src/ui/Toast.tsx';

const meta = {
  title: 'screens/session/Register',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  args: {
    languageName: 'English',
    links: { language: '#language', login: '#login', userAgreement: '#terms', privacy: '#privacy' },
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
  await userEvent.type(email(canvas), values.email ?? 'lena@posteo.example');
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
        email: 'lena@posteo.example',
        code: '123456',
        password: 'horse-battery',
        confirm: 'horse-battery',
        invitation: 'MRD-7Q4K',
        isAgreed: true,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).toHaveBeenCalledWith('lena@posteo.example');
    await expect(await canvas.findByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
  },
};

export const CodeFailed: Story = {
  args: {
    onSendCode: fn(() =>
      Promise.resolve({ refused: { message: 'You can send another code in 42 s' }, waitS: 42 }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(await canvas.findByText('You can send another code in 42 s')).toBeVisible();
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

export const PhoneTab: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
    await expect(canvas.getByText('Not available yet')).toBeVisible();
  },
};
