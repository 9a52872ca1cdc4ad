import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { ApiError, noSentence } from '../../../src/api/calling/ApiError.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { RegisterValues } from '../../../src/screens/session/registerSchema.ts';
import { codeSentText } from '../../../src/screens/session/codeSentText.ts';
import { RegisterView } from '../../../src/screens/session/RegisterView.tsx';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { withoutCountries } from '../../../src/screens/session/useOpenAccount.ts';
import type { Address } from '../../../src/components/identifiers/useAddressCode.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, said, showRefusal, toaster, withToasts } from '../../toasts.tsx';

type SendCode = (to: Address) => Promise<CodeAnswer>;

/** Shows the app's toast when a code is sent. */
function Speaking(props: ComponentProps<typeof RegisterView>) {
  const intl = useIntl();
  const onSendCode: typeof props.onSendCode = async (to) => {
    const answer = await props.onSendCode(to);
    if (!('refused' in answer) && answer.sandboxCode === undefined)
      toaster.show({ kind: 'success', text: codeSentText(intl, 'register', to.address) });
    return answer;
  };
  return <RegisterView {...props} onSendCode={onSendCode} />;
}

const meta = {
  title: 'screens/session/Register',
  component: RegisterView,
  render: (args) => <Speaking {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    // Waits outlive the form by design.
    codesSent.clear();
    clearToasts();
  },
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
    onSendCode: fn<SendCode>(() => Promise.resolve({ waitS: 60 })),
    onSubmit: fn((): Promise<Refused | undefined> => Promise.resolve(undefined)),
    onRefused: showRefusal,
  },
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByLabelText('Email', { selector: 'input' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const submit = (canvas: Canvas) => press(canvas, 'Create account');

const filled = {
  email: 'lena@posteo.example',
  code: '123456',
  password: 'horse-battery',
  confirm: 'horse-battery',
  invitationCode: 'MRD-7Q4K',
};
const draftOf = (initial: Partial<RegisterValues>) => ({ initial, onValues: fn() });
/** A sandbox sends nothing and shows the code itself. */
const sandboxCode: SendCode = () => Promise.resolve({ waitS: 60, sandboxCode: '482910' });

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      'Phone',
      'Email',
      'Username',
      'Verification code',
      'Send code',
      'Password',
      'Confirm password',
      'Invitation code',
      'I have read and accept',
      'Create account',
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
  },
};

export const PhoneTab: Story = {
  args: { kind: 'mobile' },
  parameters: rests({
    shows: ['+49', 'Phone number', 'Verification code'],
    hides: ['Send me text messages'],
  }),
};

/** No code is requested, because there is no address for it. */
export const UsernameTab: Story = {
  args: { kind: 'username' },
  parameters: rests({
    shows: ['Username', '4 to 20 letters, digits or underscores', 'Invitation code'],
    hides: ['Verification code', 'Send code', '+49'],
  }),
};

/** Optional, unchecked by default, and below its phone number. */
export const TextConsent: Story = {
  args: { kind: 'mobile', asksTextConsent: true },
  parameters: rests({
    shows: ['+49', /Phone number.*Send me text messages.*\(optional\).*Verification code/],
  }),
  play: async ({ canvasElement }) => {
    const consent = within(canvasElement).getByRole('checkbox', { name: /Send me text messages/ });
    await expect(consent).not.toBeChecked();
  },
};

export const Sandbox: Story = {
  args: {
    invitationCode: 'MERIDIAN',
    isSandboxInvitation: true,
    draft: draftOf({ email: filled.email }),
    onSendCode: fn(sandboxCode),
  },
  parameters: rests({
    shows: [
      'Sandbox: this code is filled in for you.',
      'MERIDIAN',
      'No email is sent here. Your code is 482910.',
      'Use this code',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send code');
    await canvas.findByRole('button', { name: 'Use this code' });
    blurField();
  },
};

/** A site without a text message gateway shows a notice instead of an unusable form. */
export const ChannelMissing: Story = {
  args: { kind: 'mobile', channels: ['mail'] },
  parameters: rests({
    shows: ['Codes cannot be sent this way', 'This site does not send text messages', 'Use email'],
    hides: ['Verification code', 'Invitation code'],
  }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  parameters: rests({
    shows: [
      'Enter your email address',
      'Enter the verification code',
      'Enter a password',
      'Enter the password again',
      'Enter an invitation code',
      'Accept the User agreement and Privacy policy',
    ],
    focus: 'Email',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PhoneMissing: Story = {
  args: { kind: 'mobile' },
  parameters: rests({
    shows: ['Enter your phone number', 'Enter the verification code'],
    focus: 'Phone number',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UsernameMissing: Story = {
  args: { kind: 'username' },
  parameters: rests({ shows: ['Enter a username'], focus: 'Username' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Username', { selector: 'input' })).toHaveFocus());
  },
};

export const AgreementMissing: Story = {
  args: { draft: draftOf(filled) },
  parameters: rests({
    shows: ['Accept the User agreement and Privacy policy'],
    hides: [/Enter (your|the|a|an) /],
    has: ['input[name=isAgreed][aria-invalid=true]'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'User agreement' })).toHaveAttribute('href', '#terms');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const Invalid: Story = {
  args: { draft: draftOf({ ...filled, email: 'lena@', password: 'abc', confirm: 'abd', code: '12' }) },
  parameters: rests({
    shows: [
      'Enter a valid email address',
      'The code has 6 digits',
      'Use a password of at least 6 characters',
      'Passwords don’t match. Enter the same password twice',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    blurField();
  },
};

/** The reason why a number is invalid is shown at its field, before a code is sent. */
export const PhoneInvalid: Story = {
  args: { kind: 'mobile', draft: draftOf({ phone: '15' }) },
  parameters: rests({
    shows: ['This phone number is too short for its country', 'Send code'],
    has: ['input[name=phone][aria-invalid=true]'],
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send code');
    await canvas.findByText('This phone number is too short for its country');
    await expect(args.onSendCode).not.toHaveBeenCalled();
    blurField();
  },
};

/** Shows the app's message for a failed country list while `onSubmit` returns that failure. */
function WithoutCountries({ onSubmit, ...props }: ComponentProps<typeof RegisterView>) {
  const intl = useIntl();
  const failure = new ApiError({ kind: 'rejected', status: 502, message: noSentence });
  return (
    <RegisterView
      {...props}
      onSubmit={async (form) => ((await onSubmit(form)) ? withoutCountries(intl, failure) : undefined)}
    />
  );
}

/** Without the list nothing is sent, and the message has a retry. */
export const CountriesFailed: Story = {
  render: (args) => <WithoutCountries {...args} />,
  args: {
    kind: 'mobile',
    draft: draftOf({ ...filled, phone: '15123456789', isAgreed: true }),
    onSubmit: fn(() => Promise.resolve({})),
  },
  parameters: rests({
    shows: [/The country codes could not be loaded.*Nothing was sent.*Try again/],
    has: ['input[name=phone][aria-invalid=true]'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('button', { name: 'Try again' });
    // The form focuses the field shortly after it shows the error.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus());
    blurField();
  },
};

export const CodeSent: Story = {
  args: { draft: draftOf({ email: filled.email }) },
  parameters: rests({
    shows: ['Resend in 60 s'],
    hides: ['Send code'],
    toasts: ['A code is on its way to lena@posteo.example'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send code');
    await userEvent.hover(await canvas.findByText('A code is on its way to lena@posteo.example'));
    await expect(await canvas.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
    blurField();
  },
};

export const CodeFailed: Story = {
  args: {
    draft: draftOf({ email: filled.email }),
    onSendCode: fn<SendCode>(() =>
      Promise.resolve({
        refused: { message: 'The code could not be sent. Try again in a moment' },
        waitS: 0,
      }),
    ),
  },
  parameters: rests({ shows: ['The code could not be sent. Try again in a moment', 'Send code'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Send code');
    await canvas.findByText('The code could not be sent. Try again in a moment');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
    blurField();
  },
};

export const CodeWrong: Story = {
  args: {
    draft: draftOf({ ...filled, isAgreed: true }),
    onSubmit: fn(() =>
      Promise.resolve({
        fields: { code: 'The verification code is wrong or has expired. Check it or request a new one' },
      }),
    ),
  },
  parameters: rests({
    shows: [
      'The verification code is wrong or has expired. Check it or request a new one',
      'Send code',
      'lena@posteo.example',
    ],
    has: ['input[name=code][aria-invalid=true]'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('horse-battery');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
    blurField();
  },
};

export const SubmitFailed: Story = {
  name: 'Registration refused',
  args: {
    draft: draftOf({ ...filled, isAgreed: true }),
    onSubmit: fn(() => Promise.resolve({ message: 'The server did not answer in time' })),
  },
  parameters: rests({
    toasts: ['The server did not answer in time'],
    shows: ['lena@posteo.example', 'horse-battery', 'Create account'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByText('The server did not answer in time');
    blurField();
  },
};

/** A sandbox account starts with test money, so none is opened while money is paused. */
export const OpeningPaused: Story = {
  args: {
    draft: draftOf({ ...filled, isAgreed: true }),
    onSubmit: fn(() => Promise.resolve({ message: said('session.openingPaused') })),
  },
  parameters: rests({
    toasts: ['New accounts can’t be opened while we check our books. Try again later'],
    shows: ['lena@posteo.example', '123456', 'horse-battery', 'MRD-7Q4K', 'Create account'],
    hides: ['is wrong or has expired'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByText(said('session.openingPaused'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-disabled'),
    );
    blurField();
  },
};

export const Registered: Story = {
  args: { registered: 'lena@posteo.example' },
  parameters: rests({
    shows: ['Your account is ready', 'Log in with lena@posteo.example and your password.'],
    hides: ['Send code'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '#login',
    );
  },
};

export const SubmitsEmail: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), filled.email);
    await userEvent.type(canvas.getByLabelText('Verification code'), filled.code);
    await userEvent.type(canvas.getByLabelText('Password'), filled.password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), filled.confirm);
    await userEvent.type(canvas.getByLabelText('Invitation code'), filled.invitationCode);
    await userEvent.click(canvas.getByRole('checkbox'));
    await submit(canvas);
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
        invitationCode: 'MRD-7Q4K',
        isAgreed: true,
        hasTextConsent: false,
      }),
    );
  },
};

/** A name that violates the rules is corrected before it is sent. */
export const SubmitsMendedUsername: Story = {
  tags: ['interaction'],
  args: { kind: 'username', invitationCode: 'MRD-7Q4K' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Username', { selector: 'input' });
    await userEvent.type(field, 'l-h');
    await userEvent.type(canvas.getByLabelText('Password'), 'horse-battery');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'horse-battery');
    await userEvent.click(canvas.getByRole('checkbox'));
    await submit(canvas);
    await expect(await canvas.findByText('Use 4 to 20 letters, digits or underscores')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'lena_h');
    await submit(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'username', identifier: 'lena_h', code: '' }),
      ),
    );
  },
};

/** Repeated taps send one code. */
export const SendsOneCode: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(args.onSendCode).toHaveBeenCalledOnce());
    await expect(args.onSendCode).toHaveBeenCalledWith({
      kind: 'email',
      address: 'lena@posteo.example',
      dialCode: '',
    });
    await expect(await canvas.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
  },
};

/** Switching tabs and back keeps the wait of the address. */
export const CodeStillWaiting: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await press(canvas, 'Send code');
    await canvas.findByRole('button', { name: /Resend in \d+ s/ });
    await userEvent.click(canvas.getByRole('tab', { name: 'Username' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }));
    await expect(canvas.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await userEvent.type(email(canvas), 'x');
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const FillsInSandboxCode: Story = {
  tags: ['interaction'],
  args: { onSendCode: fn(sandboxCode) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lena@posteo.example');
    await press(canvas, 'Send code');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this code' }));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue('482910'));
  },
};

export const SendsCodeToPhone: Story = {
  tags: ['interaction'],
  args: { kind: 'mobile', onSendCode: fn(sandboxCode) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '15123456789');
    await waitFor(() => expect(field).toHaveValue('1512 3456789'));
    await press(canvas, 'Send code');
    await waitFor(() =>
      expect(args.onSendCode).toHaveBeenCalledWith({
        kind: 'mobile',
        address: '15123456789',
        dialCode: '49',
      }),
    );
    await expect(await canvas.findByText(/No message is sent here/)).toBeVisible();
    await press(canvas, 'Use this code');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue('482910'));
  },
};

/** Each invalid number shows its reason, and no code is sent to it. */
export const RefusesWrongNumbers: Story = {
  tags: ['interaction'],
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    for (const [text, sentence] of [
      ['15', 'This phone number is too short for its country'],
      ['151234567890123456', 'This phone number is too long for its country'],
      ['15O', 'Enter a valid phone number'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await press(canvas, 'Send code');
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};

/** A form without the consent is valid, and only phone numbers are asked for it. */
export const LeavesConsentOut: Story = {
  tags: ['interaction'],
  args: { kind: 'mobile', asksTextConsent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByText('Enter your phone number')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Send me text messages/ })).toBeValid();
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }));
    await expect(canvas.queryByRole('checkbox', { name: /Send me text messages/ })).toBeNull();
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

/** The same request is sent again by one tap beside the number. */
export const TriesForCountriesAgain: Story = {
  tags: ['interaction'],
  render: CountriesFailed.render!,
  args: CountriesFailed.args!,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    mocked(args.onSubmit).mockResolvedValueOnce(undefined);
    await expect(again.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(again);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull());
  },
};
