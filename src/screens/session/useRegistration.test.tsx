import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';
import type { Refused, ShowRefusal } from '../../components/forms/submission.ts';
import type { CodeAnswer } from '../../components/codes/useCode.ts';

const invalid = 'The verification code is wrong or has expired. Check it or request a new one';
const onSubmit = vi.fn<() => Promise<Refused | undefined>>();
const onSendCode = vi.fn<() => Promise<CodeAnswer>>();
const dismissMessage = vi.fn();
const onRefused = vi.fn<ShowRefusal>(() => dismissMessage);

const reload = reloading();
// Each test reloads its modules, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  reload();
  sessionStorage.clear();
  onSubmit.mockResolvedValue(undefined);
  onSendCode.mockResolvedValue({ waitS: 60, sandboxCode: '482910' });
});
afterEach(cleanup);

/** Simulates a freshly loaded page: memory is empty. The response supplies the invitation code later. */
async function openForm(invitationCode = 'MERIDIAN') {
  const { RegisterView: Fresh } = await import('./RegisterView.tsx');
  const form = (invited: string) => (
    <IntlProvider locale="en">
      <Fresh
        kind="email"
        invitationCode={invited}
        onCountry={vi.fn()}
        onSendCode={onSendCode}
        onRefused={onRefused}
        onSubmit={onSubmit}
        onBack={vi.fn()}
        languageName="English"
        links={{ language: '#l', login: '#in', userAgreement: '#u', privacy: '#p', country: '#c' }}
      />
    </IntlProvider>
  );
  const { rerender } = render(form(invitationCode));
  return { invite: (late: string) => rerender(form(late)) };
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  enter('Email', 'lena@posteo.example');
  press('Send code');
  await screen.findByText(/Your code is 482910/);
  enter('Verification code', '111111');
  enter('Password', 'horse-battery');
  enter('Confirm password', 'horse-battery');
  fireEvent.click(screen.getByRole('checkbox'));
}

const invitationField = () => screen.getByLabelText<HTMLInputElement>('Invitation code');

it('takes an invitation that arrives after a try, and says no longer that it is missing', async () => {
  const { invite } = await openForm('');
  press('Create account');
  await screen.findByText('Enter an invitation code');
  invite('MERIDIAN');
  expect(invitationField().value).toBe('MERIDIAN');
  expect(screen.queryByText('Enter an invitation code')).toBeNull();
  expect(screen.getByText('Enter your email address')).toBeDefined();
});

it('leaves an invitation that somebody typed before one arrives', async () => {
  const { invite } = await openForm('');
  enter('Invitation code', 'MRD-7Q4K');
  invite('MERIDIAN');
  expect(invitationField().value).toBe('MRD-7Q4K');
});

it('says that a code without tries is dead, and offers it no longer', async () => {
  await openForm();
  await fillIn();
  onSubmit.mockResolvedValue({ fields: { code: `${invalid}. 1 attempt left` }, triesLeft: 1 });
  press('Create account');
  await screen.findByText(`${invalid}. 1 attempt left`);
  expect(screen.getByRole('button', { name: 'Use this code' })).toBeDefined();
  onSubmit.mockResolvedValue({ fields: { code: invalid } });
  press('Create account');
  await screen.findByText('No attempts left. Request a new code.');
  expect(screen.queryByRole('button', { name: 'Use this code' })).toBeNull();
  expect(screen.queryByText('The code was sent')).toBeNull();
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDefined();
});

it('says only that a code is wrong where the server never told of tries', async () => {
  await openForm();
  await fillIn();
  onSubmit.mockResolvedValue({ fields: { code: invalid } });
  press('Create account');
  await screen.findByText(invalid);
  expect(screen.getByRole('button', { name: 'Use this code' })).toBeDefined();
});

it('knows after a reload that a code is under way, and not the code', async () => {
  await openForm();
  await fillIn();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('482910');
  cleanup();
  reload();
  await openForm();
  enter('Email', 'lena@posteo.example');
  expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDefined();
  expect(screen.getByText('The code was sent')).toBeDefined();
  expect(screen.queryByText(/482910/)).toBeNull();
});

it('leaves the wait for another code to the button, which counts it', async () => {
  onSendCode.mockResolvedValue({ refused: { message: 'You can send another code in 42 s' }, waitS: 42 });
  await openForm();
  enter('Email', 'lena@posteo.example');
  press('Send code');
  await screen.findByRole('button', { name: /^Resend in 4\d s$/ });
  expect(screen.queryByText('You can send another code in 42 s')).toBeNull();
});

it('takes the error off a repeat as soon as the password is the same', async () => {
  await openForm();
  enter('Password', 'horse-batterx');
  enter('Confirm password', 'horse-battery');
  press('Create account');
  await screen.findByText('Passwords don’t match. Enter the same password twice');
  enter('Password', 'horse-batter');
  expect(screen.getByText('Passwords don’t match. Enter the same password twice')).toBeDefined();
  enter('Password', 'horse-battery');
  await waitFor(() =>
    expect(screen.queryByText('Passwords don’t match. Enter the same password twice')).toBeNull(),
  );
});

it('takes back a refusal of the whole when the account is named otherwise, and before the next try', async () => {
  await openForm();
  await fillIn();
  onSubmit.mockResolvedValue({ message: 'Too many requests. Try again in 9 s', requestId: 'req-7' });
  press('Create account');
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith('Too many requests. Try again in 9 s', 'req-7'));
  expect(dismissMessage).not.toHaveBeenCalled();
  press('Create account');
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(2));
  expect(dismissMessage).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
  await waitFor(() => expect(dismissMessage).toHaveBeenCalledTimes(2));
});

it('brings back no error that was mended while a code was on its way', async () => {
  let refuse: (answer: CodeAnswer) => void = () => undefined;
  onSendCode.mockReturnValue(new Promise((resolve) => (refuse = resolve)));
  await openForm();
  press('Create account');
  await screen.findByText('Enter a password');
  enter('Email', 'lena@posteo.example');
  press('Send code');
  await waitFor(() => expect(onSendCode).toHaveBeenCalled());
  enter('Password', 'horse-battery');
  refuse({ refused: { message: 'The code could not be sent' } });
  await screen.findByText('The code could not be sent');
  expect(screen.queryByText('Enter a password')).toBeNull();
});
