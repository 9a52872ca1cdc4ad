// The basic form against a server: what it stores, and how it handles missing responses.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as account from '../../../../contracts/examples/account.ts';
import { areaCodes } from '../../../../contracts/examples/session.ts';
import { connectClient } from '../../../api/calling/client.ts';
import { drafts } from '../../../components/forms/drafts.ts';
import { ShellContext, type Shell } from '../../../components/shell/useShell.ts';
import { BasicVerification } from './BasicVerification.tsx';

const entries = {
  country: 'Germany',
  name: 'Lena Hartmann',
  card_id: 'C01X00T47',
  address: 'Lindenallee 14',
};
const key = { form: 'verification.basic', account: '1', of: '' };
const toast = vi.fn(() => () => undefined);
const shell = {
  user: account.profile,
  site: { is_sandbox: false, review_hours: 24 },
  pathOf: (name: string) => `/${name}`,
  requireLogin: () => true,
  toast,
  back: () => undefined,
  isOffline: false,
} as unknown as Shell;

const ok = (data: unknown) => Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
const lost = () => new Response('<html>Gateway Timeout', { status: 504 });

let profiles: (() => Response)[];
let sent: URLSearchParams[];
let submitted: () => Response;

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/area_code') return ok(areaCodes);
  if (pathname === '/api/user/center') return (profiles.length > 1 ? profiles.shift()! : profiles[0]!)();
  sent.push(new URLSearchParams(await request.text()));
  return submitted();
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
}

async function open(): Promise<void> {
  render(
    <IntlProvider locale="en" timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ShellContext value={shell}>
          <BasicVerification />
        </ShellContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await settle();
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}], textarea[name=${name}]`);

/** Fills in the form as the user left it and submits it. */
async function send(): Promise<void> {
  drafts.keep(key, entries, { country: () => true, name: () => true, address: () => true });
  await open();
  fireEvent.submit(document.querySelector('form')!);
  await settle();
}

beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  connectClient({
    origin: 'http://localhost:6142',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
  sessionStorage.clear();
  toast.mockClear();
  sent = [];
  profiles = [() => ok(account.profile)];
  submitted = () => ok('Your details are under review');
  history.replaceState(null, '', '/BasicVerification');
});
afterAll(() => void vi.unstubAllGlobals());

it('keeps name and address over a reload, and the ID number nowhere on the device', async () => {
  await open();
  for (const name of ['name', 'card_id', 'address'] as const)
    fireEvent.change(fieldOf(name)!, { target: { value: entries[name] } });
  await settle();
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(stored).toContain('Lena Hartmann');
  expect(stored).toContain('Lindenallee 14');
  expect(stored).not.toContain('C01X00T47');
});

it('sends once, and shows the review that the profile tells', async () => {
  profiles = [() => ok(account.profile), () => ok(account.profileUnderReview)];
  await send();
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([entries]);
  expect(screen.getByText('Under review since')).toBeDefined();
  expect([document.querySelector('form'), drafts.read(key, {})]).toEqual([null, undefined]);
});

it('shows the review also where the profile cannot be read then, and offers no second try', async () => {
  profiles = [() => ok(account.profile), lost];
  await send();
  expect(screen.getByText('Under review')).toBeDefined();
  expect(document.querySelector('form')).toBeNull();
});

it('takes what arrived without an answer for what it is', async () => {
  submitted = lost;
  profiles = [() => ok(account.profile), () => ok(account.profileUnderReview)];
  await send();
  expect(screen.getByText('Under review since')).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['that did not arrive', () => ok(account.profile), 'Not submitted. Nothing changed.'],
  ['of which nobody knows', lost, 'We got no response, so your details may have arrived.'],
])('keeps what stands in a form %s, and says so', async (_, read, says) => {
  submitted = lost;
  profiles = [() => ok(account.profile), read];
  await send();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: expect.stringContaining(says) as string }),
  );
  expect([fieldOf('name')?.value, fieldOf('card_id')?.value]).toEqual(['Lena Hartmann', 'C01X00T47']);
});

it('says of a device without a connection that the details may have arrived', async () => {
  const unreached = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  submitted = unreached;
  profiles = [() => ok(account.profile), unreached];
  await send();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      text: 'We got no response, so your details may have arrived. Check before you send them again.',
    }),
  );
});

it('says at its field that a number is in use', async () => {
  const sentence = 'This ID number is already in use. Check it or contact customer support';
  const data = { reason: 'verification.idUsed', fields: { card_id: sentence } };
  submitted = () => Response.json({ type: 'error', code: -1, message: sentence, msg: sentence, data });
  await send();
  expect(fieldOf('card_id')?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(sentence)).toBeDefined();
});

it('says that nothing was submitted where a refusal has no words', async () => {
  submitted = () => Response.json({ type: 'error' });
  await send();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Not submitted. Nothing changed.' }));
});
