import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';
import type { Credentials } from './useLogin.ts';

/** Delays the phone number rules, as a slow connection does. */
function holdBack(until: Promise<void>): void {
  vi.doMock('../../components/identifiers/phoneReader.ts', async (importOriginal) => {
    await until;
    return importOriginal();
  });
}

const onCountry = vi.fn();
const onSubmit = vi.fn((credentials: Credentials) => Promise.resolve(credentials && undefined));
let arrive: () => void;

const reload = reloading();
// Each test reloads its modules, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  reload();
  holdBack(new Promise((resolve) => (arrive = resolve)));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function openForm(): Promise<HTMLInputElement> {
  const { LoginForm: Fresh } = await import('./LoginForm.tsx');
  render(
    <IntlProvider locale="en">
      <Fresh
        kind="mobile"
        country={{ dialCode: '49', region: 'DE' }}
        onCountry={onCountry}
        onRefused={() => vi.fn()}
        onSubmit={onSubmit}
        onSendCode={vi.fn()}
        onCheckCode={vi.fn()}
        step={{ at: 'credentials' }}
        onStep={vi.fn()}
        links={{ forgot: '#forgot', country: '#country' }}
      />
    </IntlProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Phone number');
}

const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

it('takes apart a number with plus that came before the rules of numbers', async () => {
  const input = await openForm();
  enter(input, '+43 664 1234567');
  expect(input.value).toBe('+43 664 1234567');
  arrive();
  await waitFor(() => expect(input.value).toBe('664 1234567'));
  expect(screen.getByRole('link', { name: 'Country code: Austria +43' })).toBeDefined();
  expect(onCountry).toHaveBeenCalledWith({ dialCode: '43', region: 'AT' });
});

it('sends a number with plus by its own country, though the rules come after the tap', async () => {
  const input = await openForm();
  enter(input, '+43 664 1234567');
  enter(screen.getByLabelText('Password'), 'correct horse');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  arrive();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ identifier: '6641234567', dialCode: '43' });
});

it.each(['0049 176 12345678', '00491761234567', '+49 (0)176 1234567'])(
  'takes the dial code off %s',
  async (text) => {
    arrive();
    const input = await openForm();
    enter(input, '15112345678');
    await waitFor(() => expect(input.value).toBe('1511 2345678'));
    enter(input, text);
    expect(input.value).toMatch(/^176 /);
  },
);

it('asks for the rules of numbers again when the line comes back', async () => {
  const broken = Promise.reject<void>(new Error('no line'));
  broken.catch(() => undefined);
  holdBack(broken);
  const input = await openForm();
  enter(input, '15112345678');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(input.value).toBe('15112345678');
  holdBack(Promise.resolve());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(input.value).toBe('1511 2345678'));
});
