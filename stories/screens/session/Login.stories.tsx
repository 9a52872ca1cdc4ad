import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { walletNonce } from '../../../contracts/examples/session.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { WalletSignature } from '../../../src/components/wallets/walletSteps.ts';
import { WalletSheet as Sheet } from '../../../src/components/wallets/WalletSheet.tsx';
import type { LoginRefused } from '../../../src/screens/session/loginSteps.ts';
import { LoginView } from '../../../src/screens/session/LoginView.tsx';
import { OtherWays } from '../../../src/screens/session/walletLogin/OtherWays.tsx';
import { WalletFirstSheet } from '../../../src/screens/session/walletLogin/WalletFirstSheet.tsx';
import { walletSignature } from '../../components/wallets/walletSignature.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const meta = {
  title: 'screens/session/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    clearToasts();
    codesSent.clear();
  },
  args: {
    returnsTo: 'Spot',
    languageName: 'English',
    links: { language: '#language', register: '#register', forgot: '#forgot', country: '#countries' },
    country: { dialCode: '49', region: 'DE' },
    onCountry: fn(),
    onKind: fn(),
    onWallet: fn(),
    onBack: fn(),
    onSubmit: fn((): Promise<LoginRefused | undefined> => Promise.resolve(undefined)),
    onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
    onCheckCode: fn((): Promise<Refused | undefined> => Promise.resolve(undefined)),
    onRefused: showRefusal,
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email', { selector: 'input' }), ' lena@posteo.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

const submitFilled: Story['play'] = async ({ canvasElement, args }) => {
  await fillIn(canvasElement);
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  blurField();
};

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Log in to Meridian', 'You will return to Spot', 'Email', 'Password', 'Create account'],
      'Log in with a wallet',
    ],
    hides: ['Your session has ended.'],
    has: ['input[name=email][value=""]'],
  }),
};

export const PhoneTab: Story = {
  args: { kind: 'mobile' },
  parameters: rests({ shows: ['+49', 'Phone number'], has: ['input[name=phone][value=""]'] }),
};

/** Its texts appear on every tab; the field is its own. */
export const UsernameTab: Story = {
  args: { kind: 'username' },
  parameters: rests({ shows: ['Username', 'Password'], hides: ['+49'], has: ['input[name=username]'] }),
};

/** The reason why a number is invalid is shown at its field. */
export const PhoneInvalid: Story = {
  args: { kind: 'mobile' },
  parameters: rests({
    shows: ['This phone number is too short for its country'],
    focus: 'Phone number',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Phone number'), '15');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The input survives a visit to the country list. */
export const Kept: Story = {
  name: 'Input kept after choosing a country',
  args: {
    kind: 'mobile',
    draft: { initial: { phone: '15112345678', password: 'correct horse' }, onValues: fn() },
  },
  parameters: rests({ shows: ['1511 2345678', 'correct horse'] }),
};

export const Missing: Story = {
  name: 'Required fields empty',
  parameters: rests({
    shows: ['Enter your phone number, email address or username', 'Enter your password'],
    focus: 'Email',
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByLabelText('Email', { selector: 'input' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongCredentials: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.resolve({ message: 'The account or the password is wrong. Check both and try again' }),
    ),
  },
  parameters: rests({
    toasts: ['The account or the password is wrong. Check both and try again'],
    shows: ['correct horse'],
  }),
  play: submitFilled,
};

export const SubmitFailed: Story = {
  name: 'Login failed',
  args: { onSubmit: fn(() => Promise.resolve({ message: 'The server did not answer in time' })) },
  parameters: rests({ toasts: ['The server did not answer in time'], shows: ['lena@posteo.example'] }),
  play: submitFilled,
};

export const SessionEnded: Story = {
  args: { sessionEnded: true },
  parameters: rests({
    shows: ['Your session has ended.', 'You’ll return to the page you were on.'],
    hides: ['entries kept'],
  }),
};

export const SessionEndedWithDraft: Story = {
  args: { sessionEnded: true, hasDraft: true },
  parameters: rests({ shows: ['Your session has ended.', 'with your entries kept'] }),
};

export const Submitting: Story = {
  name: 'Logging in',
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Logging in'] }),
  play: submitFilled,
};

/** Site, host and browser have passkeys. */
export const Passkey: Story = {
  args: { passkey: { isPending: false, onLogIn: fn() } },
  parameters: rests({ shows: ['Log in with a passkey', 'Password', 'Create account'] }),
};

export const PasskeyPending: Story = {
  args: { passkey: { isPending: true, onLogIn: fn() } },
  parameters: rests({ shows: ['Logging in'], has: ['button[aria-busy=true]'] }),
};

const cancelled = 'No passkey was used: cancelled, timed out or not confirmed. Nothing was changed.';

/** The other ways stay. */
export const PasskeyRefused: Story = {
  args: { passkey: { isPending: false, onLogIn: () => void showRefusal(cancelled) } },
  parameters: rests({ shows: ['Log in with a passkey', 'Password'], toasts: [cancelled] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in with a passkey' }));
    blurField();
  },
};

const codeFirst = fn(() => Promise.resolve<LoginRefused>({ first: { at: 'code' } }));

/** Logs in, and types the code that is required first. */
const enterCode =
  (code: string): Story['play'] =>
  async ({ canvasElement }) => {
    await fillIn(canvasElement);
    const field = await within(canvasElement).findByLabelText('Verification code');
    await userEvent.type(field, code);
    blurField();
  };

/** The account is under password guessing: a code is required first, and was sent. */
export const CodeRequired: Story = {
  args: { onSubmit: codeFirst },
  parameters: rests({
    shows: [
      'Enter a code first',
      'There were many failed logins for this account',
      'lena@posteo.example',
      '482017',
      'Resend in 60 s',
      'Continue to password',
      'No one can lock you out by guessing.',
      'Other ways in',
    ],
    hides: ['Create account', 'Username'],
  }),
  play: enterCode('482017'),
};

export const CodeRequiredByPhone: Story = {
  args: {
    kind: 'mobile',
    onSubmit: codeFirst,
    draft: { initial: { phone: '15112345678', password: 'correct horse' }, onValues: fn() },
  },
  parameters: rests({ shows: ['Enter a code first', '+49 1511 2345678', 'If an account has this number'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveValue('1511 2345678'));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText('Enter a code first');
    blurField();
  },
};

export const CodeWrong: Story = {
  args: {
    onSubmit: codeFirst,
    onCheckCode: fn(() =>
      Promise.resolve({
        fields: { code: 'The verification code is wrong or has expired. 4 attempts left' },
        triesLeft: 4,
      }),
    ),
  },
  parameters: rests({
    shows: ['Enter a code first', 'The verification code is wrong or has expired. 4 attempts left', '482018'],
    focus: 'Verification code',
  }),
  play: async (context) => {
    await enterCode('482018')!(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to password' }));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus());
  },
};

/** The code was correct; the password typed before is kept. */
export const CodeRight: Story = {
  args: { onSubmit: codeFirst },
  parameters: rests({
    shows: ['Code accepted. Now enter your password.', 'lena@posteo.example', 'correct horse', 'Log in'],
    hides: ['Enter a code first'],
  }),
  play: async (context) => {
    await enterCode('482017')!(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to password' }));
    await canvas.findByLabelText('Password');
    blurField();
  },
};

/** Codes of the account were under guessing as well. */
export const CodeLong: Story = {
  args: {
    onSubmit: codeFirst,
    onSendCode: fn(() => Promise.resolve({ waitS: 60, digits: 12 })),
  },
  parameters: rests({ shows: ['The code has 12 digits for now', '482017559936'] }),
  play: enterCode('482017559936'),
};

/** A username has no address for a code. */
export const WaitFirst: Story = {
  args: {
    kind: 'username',
    onSubmit: fn(() =>
      Promise.resolve<LoginRefused>({ first: { at: 'wait', dueMs: Date.now() + 15 * 60_000 } }),
    ),
  },
  parameters: rests({
    shows: [
      /Log in at \d\d:\d\d/,
      'You can log in here in 15 minutes',
      'lena_h',
      'This time does not change if others keep trying',
    ],
    hides: ['Forgot password?'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Username', { selector: 'input' }), 'lena_h');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await canvas.findByText('You can log in here in 15 minutes');
    blurField();
  },
};

export const WaitOver: Story = {
  args: {
    kind: 'username',
    onSubmit: fn(() => Promise.resolve<LoginRefused>({ first: { at: 'wait', dueMs: Date.now() } })),
  },
  parameters: rests({
    shows: ['The wait is over.', 'You have one attempt', 'correct horse'],
    hides: ['You can log in here in'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Username', { selector: 'input' }), 'lena_h');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await canvas.findByText('The wait is over.');
    blurField();
  },
};

const walletAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A sheet of wallets over the page. */
const walletSheet = (signature: WalletSignature): Pick<NonNullable<Story['args']>, 'sheet'> => ({
  sheet: (onKind) => (
    <Sheet
      signature={signature}
      isOffline={false}
      pageUrl="https://trade.example/pages/user/login/login"
      otherWays={<OtherWays onKind={onKind} />}
      onClose={fn()}
    />
  ),
});

/** The dialog is focused when it opens. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
  blurField();
};

export const WalletSheet: Story = {
  args: walletSheet(walletSignature()),
  parameters: rests({
    dialog: 'Log in with a wallet',
    shows: ['ERC wallet', 'TRC wallet', 'You sign one message, nothing else.', 'no approval of a token'],
  }),
  play: opened,
};

export const WalletSign: Story = {
  args: walletSheet(
    walletSignature({
      step: {
        at: 'sign',
        address: walletAddress,
        message: walletNonce.message,
        expiresMs: walletNonce.expires_ms,
        busy: undefined,
      },
    }),
  ),
  parameters: rests({
    dialog: 'Sign to log in',
    shows: [
      'trade.example wants you to sign in',
      'Nonce: 4f1c9a7e02b85d36',
      'Reject it if your wallet shows',
    ],
  }),
  play: opened,
};

export const WalletFailed: Story = {
  args: walletSheet(
    walletSignature({ step: { at: 'failed', text: 'You cancelled in the wallet. Nothing was signed.' } }),
  ),
  parameters: rests({
    dialog: 'Log in with a wallet',
    shows: [
      'Failed to connect wallet.',
      'You cancelled in the wallet.',
      'Try again',
      'or log in without a wallet',
    ],
  }),
  play: opened,
};

export const WalletSwitchErc: Story = {
  name: 'Switch to an ERC wallet',
  args: walletSheet(
    walletSignature({
      step: { at: 'switch', found: 'erc', address: walletAddress, chainId: 56 },
      switchChain: fn(),
    }),
  ),
  parameters: rests({
    dialog: 'Log in with a wallet',
    shows: ['Operation failed, please switch to ERC wallet.', 'ERC · Ethereum · 56', 'Switch and try again'],
  }),
  play: opened,
};

export const WalletSwitchTrc: Story = {
  name: 'Switch to a TRC wallet',
  args: walletSheet(
    walletSignature({
      network: 'trc',
      step: { at: 'switch', found: 'erc', address: walletAddress, chainId: undefined },
    }),
  ),
  parameters: rests({
    dialog: 'Log in with a wallet',
    shows: [
      'Operation failed, please switch to TRC wallet.',
      ...['TRC · TRON', 'Wallet is on, with 0x5aAe…f1BeAed', 'I have switched, try again'],
    ],
  }),
  play: opened,
};

export const WalletMissing: Story = {
  args: walletSheet(walletSignature({ step: { at: 'missing' } })),
  parameters: rests({
    dialog: 'No wallet in this browser',
    shows: ['ERC wallet app', 'TRC wallet app', 'trade.example/pages/user/login/login', 'Username'],
  }),
  play: opened,
};

export const WalletFirst: Story = {
  args: {
    sheet: () => (
      <WalletFirstSheet
        signed={{
          network: 'erc',
          address: walletAddress,
          message: walletNonce.message,
          signature: '0x00',
          expiresMs: walletNonce.expires_ms,
        }}
        isSandboxInvitation={false}
        isOffline={false}
        links={{ userAgreement: '#terms', privacy: '#privacy' }}
        onSubmit={() => Promise.resolve(undefined)}
        onRefused={showRefusal}
        onClose={fn()}
      />
    ),
  },
  parameters: rests({
    dialog: 'Open an account with this wallet',
    shows: ['No account yet', 'Invitation code', 'This wallet will be your only way in.', 'Open account'],
  }),
  play: opened,
};

/** The form sends the password with its code; a user without a code sees the alternatives. */
export const SubmitsWithCode: Story = {
  tags: ['interaction'],
  args: { onSubmit: codeFirst },
  play: async (context) => {
    await enterCode('482017')!(context);
    const canvas = within(context.canvasElement);
    await expect(context.args.onSendCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Other ways in' }));
    await expect(canvas.getByText(/in the last 90 days/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to password' }));
    await expect(context.args.onCheckCode).toHaveBeenCalledWith({
      kind: 'email',
      address: 'lena@posteo.example',
      dialCode: '',
      code: '482017',
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenLastCalledWith({
        kind: 'email',
        identifier: 'lena@posteo.example',
        password: 'correct horse',
        code: '482017',
      }),
    );
  },
};

/** Back at the identifier, another can be entered. */
export const ChangesTheName: Story = {
  tags: ['interaction'],
  args: { onSubmit: codeFirst },
  play: async (context) => {
    await enterCode('48')!(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByLabelText('Email', { selector: 'input' })).toHaveValue('lena@posteo.example');
    await expect(canvas.getByRole('tab', { name: 'Username' })).toBeVisible();
  },
};

/** Spaces added by a keyboard are removed from the address. */
export const SubmitsEmail: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'email',
        identifier: 'lena@posteo.example',
        password: 'correct horse',
      }),
    );
  },
};

/** The number is displayed in national format, and sent as digits with the dial code. */
export const SubmitsPhone: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
    await expect(args.onKind).toHaveBeenCalledWith('mobile');
    await expect(canvas.getByRole('link', { name: 'Country code: Germany +49' })).toHaveAttribute(
      'href',
      '#countries',
    );
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '015112345678');
    await waitFor(() => expect(field).toHaveValue('01511 2345678'));
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'mobile',
        identifier: '015112345678',
        dialCode: '49',
        password: 'correct horse',
      }),
    );
  },
};

/** A number with plus selects its country. */
export const TakesCountryOfPlus: Story = {
  tags: ['interaction'],
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Germany/ })).toBeVisible());
    await userEvent.click(field);
    // The phone number rules load with their tab.
    await waitFor(async () => {
      await userEvent.clear(field);
      await userEvent.paste('+43 664 1234567');
      await expect(canvas.getByRole('link', { name: 'Country code: Austria +43' })).toBeVisible();
    });
    await expect(field).toHaveValue('664 1234567');
    await expect(args.onCountry).toHaveBeenCalledWith({ dialCode: '43', region: 'AT' });
  },
};

export const SubmitsUsernameByEnter: Story = {
  tags: ['interaction'],
  args: { kind: 'username' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Username', { selector: 'input' }), 'lena_h');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'username',
        identifier: 'lena_h',
        password: 'correct horse',
      }),
    );
  },
};

export const KeepsWhatIsTyped: Story = {
  tags: ['interaction'],
  args: Kept.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Password'), '!');
    await expect(args.draft!.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: '15112345678', password: 'correct horse!' }),
    );
  },
};

/** Repeated taps before the answer send one login. */
export const DoubleTap: Story = {
  tags: ['interaction'],
  args: Submitting.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Logging in/ }));
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
