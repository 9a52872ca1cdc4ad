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
    links: { language: '#language', register: '#register', forgot: '#forgot' },
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
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
    await expect(canvas.getByText('Not available yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use e-mail' }));
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        identifier: 'lena@posteo.example',
        password: 'correct horse',
      }),
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
    await expect(within(canvasElement).getByText('Your session has ended.')).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    const button = await canvas.findByRole('button', { name: /Logging in/ });
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
