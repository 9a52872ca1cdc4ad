import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import { codeSentText } from '../../../src/screens/session/codeSentText.ts';
import { ForgotPasswordView } from '../../../src/screens/session/ForgotPasswordView.tsx';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { Address } from '../../../src/components/identifiers/useAddressCode.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import type { ForgotValues } from '../../../src/screens/session/useForgot.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, toaster, withToasts } from '../../toasts.tsx';

type SendCode = (to: Address) => Promise<CodeAnswer>;
const accepted = () => Promise.resolve<Refused | undefined>(undefined);

/** Shows the app's toast when a code is sent. */
function Speaking(props: ComponentProps<typeof ForgotPasswordView>) {
  const intl = useIntl();
  const onSendCode: typeof props.onSendCode = async (to) => {
    const answer = await props.onSendCode(to);
    if (!('refused' in answer) && answer.sandboxCode === undefined)
      toaster.show({ kind: 'success', text: codeSentText(intl, 'forget', to.address) });
    return answer;
  };
  return <ForgotPasswordView {...props} onSendCode={onSendCode} />;
}

const meta = {
  title: 'screens/session/ForgotPassword',
  component: ForgotPasswordView,
  render: (args) => <Speaking {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    // Waits outlive the form by design.
    codesSent.clear();
    clearToasts();
  },
  args: {
    languageName: 'English',
    links: { language: '#language', country: '#countries', login: '#login' },
    country: { dialCode: '49', region: 'DE' },
    onCountry: fn(),
    onKind: fn(),
    onBack: fn(),
    onSendCode: fn<SendCode>(() => Promise.resolve({ waitS: 60 })),
    onCheck: fn(accepted),
    onReset: fn(accepted),
    onRefused: showRefusal,
  },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByLabelText('Email', { selector: 'input' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const draftOf = (initial: Partial<ForgotValues>) => ({ initial, onValues: fn() });
const withCode = { email: 'lena@posteo.example', code: '123456' };
const withPassword = { ...withCode, password: 'horse-battery', confirm: 'horse-battery' };

/** Continues to the password step, which focuses its first field. */
async function goOn(canvas: Canvas): Promise<void> {
  await press(canvas, 'Continue');
  await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
}

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: ['Reset your password', 'Sent if an account with this address exists.', 'Send code', 'Continue'],
    hides: ['Username'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Phone', 'Email']);
    await expect(email(canvas)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};

export const PhoneTab: Story = {
  args: { kind: 'mobile' },
  parameters: rests({ shows: ['+49', 'Phone number', 'Verification code', 'Send code'] }),
};

export const ChannelMissing: Story = {
  args: { kind: 'mobile', channels: ['mail'] },
  parameters: rests({
    shows: ['Codes cannot be sent this way', 'This site does not send text messages', 'Use email'],
    hides: ['Verification code', 'Continue'],
  }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  parameters: rests({
    shows: ['Enter your phone number or email address', 'Enter the verification code'],
    focus: 'Email',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Continue');
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  args: { draft: draftOf({ email: 'lena@posteo.example' }) },
  parameters: rests({
    shows: ['Resend in 60 s'],
    hides: ['Send code'],
    toasts: ['If lena@posteo.example has an account, a code is on its way'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send code');
    await userEvent.hover(
      await canvas.findByText(/If lena@posteo\.example has an account, a code is on its way/),
    );
    await expect(await canvas.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
    await expect(args.onSendCode).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'email', address: 'lena@posteo.example' }),
    );
    blurField();
  },
};

export const CodeWrong: Story = {
  args: {
    draft: draftOf(withCode),
    onCheck: fn(() =>
      Promise.resolve({
        fields: { code: 'The verification code is wrong or has expired. 3 attempts left' },
      }),
    ),
  },
  parameters: rests({
    shows: [
      'The verification code is wrong or has expired. 3 attempts left',
      'lena@posteo.example',
      'Send code',
    ],
    has: ['input[name=code][aria-invalid=true]'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Continue');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
    blurField();
  },
};

/** The effects of a reset show above its button. */
export const NewPassword: Story = {
  args: { draft: draftOf(withCode) },
  parameters: rests({
    shows: [
      'Code accepted.',
      'New password',
      'Confirm new password',
      'You’ll be logged out everywhere, and withdrawals will be on hold for a while. Set new password',
    ],
    hides: ['Verification code'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goOn(canvas);
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    blurField();
  },
};

export const Invalid: Story = {
  args: { draft: draftOf({ ...withCode, password: 'abc', confirm: 'abd' }) },
  parameters: rests({
    shows: [
      'Use a password of at least 6 characters',
      'Passwords don’t match. Enter the same password twice',
    ],
    has: ['input[name=password][aria-invalid=true]', 'input[name=confirm][aria-invalid=true]'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goOn(canvas);
    await press(canvas, 'Set new password');
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(args.onReset).not.toHaveBeenCalled();
    blurField();
  },
};

export const SubmitFailed: Story = {
  name: 'New password refused',
  args: {
    draft: draftOf(withPassword),
    onReset: fn(() => Promise.resolve({ message: 'The server did not answer in time' })),
  },
  parameters: rests({
    toasts: ['The server did not answer in time'],
    shows: ['Set new password'],
    hides: ['Your password has been changed'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goOn(canvas);
    await press(canvas, 'Set new password');
    await canvas.findByText('The server did not answer in time');
    await expect(canvas.getByLabelText('New password')).toHaveValue('horse-battery');
    blurField();
  },
};

/** A code that has expired in the meantime leads back to its field, with all values kept. */
export const CodeExpired: Story = {
  args: {
    draft: draftOf(withPassword),
    onReset: fn(() =>
      Promise.resolve({
        fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
      }),
    ),
  },
  parameters: rests({
    shows: [
      'The verification code is wrong or has expired. Check it or request a new one',
      'lena@posteo.example',
      'Continue',
    ],
    focus: 'Verification code',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goOn(canvas);
    await press(canvas, 'Set new password');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
  },
};

export const Changed: Story = {
  args: { isChanged: true },
  parameters: rests({
    shows: [
      'Your password has been changed',
      'All your devices are logged out. Log in with the new password.',
    ],
    hides: ['Set new password'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '#login',
    );
  },
};

/** Usernames have no tab: no code can be sent to one. */
export const OpensEmailForUsername: Story = {
  tags: ['interaction'],
  args: { kind: 'username' },
  play: Ready.play,
};

export const ChecksCodeOfPhone: Story = {
  tags: ['interaction'],
  args: {
    kind: 'mobile',
    onSendCode: fn<SendCode>(() => Promise.resolve({ waitS: 60, sandboxCode: '482910' })),
  },
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

/** Both steps together send address, code and password. */
export const SendsNewPassword: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), ' lena@posteo.example');
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
    await press(canvas, 'Continue');
    await userEvent.type(await canvas.findByLabelText('New password'), 'horse-battery');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'horse-battery');
    await press(canvas, 'Set new password');
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

export const TakesOtherChannel: Story = {
  tags: ['interaction'],
  args: { kind: 'mobile', channels: ['mail'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Use email');
    await expect(email(canvas)).toBeVisible();
  },
};
