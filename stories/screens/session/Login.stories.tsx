import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Refused } from '../../../src/screens/session/submission.ts';
import { LoginView } from '../../../src/screens/session/LoginView.tsx';
import { Toast } from '../../../src/ui/Toast.tsx';

const meta = {
  title: 'screens/session/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: {
    returnsTo: 'Spot',
    languageName: 'English',
    links: { language: '#language', register: '#register', forgot: '#forgot', country: '#countries' },
    country: { dialCode: '49', region: 'DE' },
    onCountry: fn(),
    onKind: fn(),
    onBack: fn(),
    onSubmit: fn((): Promise<Refused | undefined> => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('E-mail', { selector: 'input' }), ' lena@posteo.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

export const Ready: Story = {
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

/** The number is shown as the country writes it, and sent as digits with the dial code. */
export const PhoneTab: Story = {
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

/** Why a number cannot be one stands at its field. */
export const PhoneInvalid: Story = {
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Phone number'), '15');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('This phone number is too short for its country')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number with plus brings its own country. */
export const PhoneWithPlus: Story = {
  args: { kind: 'mobile' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Phone number');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Germany/ })).toBeVisible());
    await userEvent.click(field);
    // The numbers' rules come with their tab.
    await waitFor(async () => {
      await userEvent.clear(field);
      await userEvent.paste('+43 664 1234567');
      await expect(canvas.getByRole('link', { name: 'Country code: Austria +43' })).toBeVisible();
    });
    await expect(field).toHaveValue('664 1234567');
    await expect(args.onCountry).toHaveBeenCalledWith({ dialCode: '43', region: 'AT' });
  },
};

export const UsernameTab: Story = {
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

const onValues = fn();

/** What stood there before a look at the list of countries stands there again. */
export const Kept: Story = {
  args: {
    kind: 'mobile',
    draft: { initial: { phone: '15112345678', password: 'correct horse' }, onValues },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await expect(onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: '15112345678', password: 'correct horse!' }),
    );
  },
};

export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(
      await canvas.findByText('Enter your phone number, e-mail address or username'),
    ).toBeVisible();
    await expect(canvas.getByText('Enter your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail', { selector: 'input' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongCredentials: Story = {
  args: { onSubmit: fn(() => Promise.resolve({ message: 'The account or the password is wrong' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await expect(await canvas.findByText('The account or the password is wrong')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

export const SubmitFailed: Story = {
  render: (args) => (
    <>
      <LoginView {...args} />
      <Toast toast={{ kind: 'error', text: 'ERROR' }} onDismiss={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await expect(canvas.getByText('ERROR')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail', { selector: 'input' })).toHaveValue('lena@posteo.example');
  },
};

export const SessionEnded: Story = {
  args: { sessionEnded: true },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByText(/You return to the page where you were\./);
    await expect(notice).toHaveTextContent('Your session has ended.');
  },
};

export const SessionEndedWithDraft: Story = {
  args: { sessionEnded: true, hasDraft: true },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByText(/what you had entered there is kept/);
    await expect(notice).toHaveTextContent('Your session has ended.');
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    const button = await canvas.findByRole('button', { name: /Logging in/ });
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
