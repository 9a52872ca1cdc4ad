import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectClient } from '../../api/calling/client.ts';
import { ShellContext, type Shell } from '../../components/shell/useShell.ts';
import { noRegistration } from './registerSchema.ts';
import type { Country } from '../../components/identifiers/signInChoice.ts';
import { useOpenAccount } from './useOpenAccount.ts';

const countries = [
  { id: 276, name: 'Germany', area_code: '49', code: 'DE' },
  { id: 840, name: 'United States', area_code: '1', code: 'US' },
  { id: 124, name: 'Canada', area_code: '1', code: 'CA' },
];
let asked: string[];
let sent: URLSearchParams | undefined;
let codes: () => Response;
let registered: () => Promise<Response>;
const ok = (data: unknown) => Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });

beforeEach(() => {
  asked = [];
  sent = undefined;
  codes = () => ok(countries);
  registered = async () => ok('Registered');
  connectClient({
    origin: 'http://localhost',
    credentials: { token: () => undefined, languageMark: () => 'en' },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    if (path === '/api/area_code') return codes();
    if (path !== '/api/user/register') return ok({ list: [], count: 0, page: 1, limit: 15 });
    sent = new URLSearchParams(await request.text());
    return registered();
  });
});
afterEach(() => vi.unstubAllGlobals());

const Around = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en">
    <QueryClientProvider client={new QueryClient()}>
      <ShellContext value={{ locale: 'en' } as Shell}>{children}</ShellContext>
    </QueryClientProvider>
  </IntlProvider>
);

function open(kind: 'mobile' | 'email', country?: Country) {
  const { result } = renderHook(useOpenAccount, { wrapper: Around });
  const name = { identifier: '15112345678', shownAs: '15112345678' };
  return result.current({ ...noRegistration, kind, ...name, country, hasTextConsent: true });
}

it.each<[string, Country, string]>([
  ['chosen', { dialCode: '49', region: 'DE', id: 7 }, '7'],
  ['guessed', { dialCode: '49', region: 'DE' }, '276'],
  ['shared by several', { dialCode: '1', region: 'CA' }, '124'],
  ['of a region that nobody knows', { dialCode: '49' }, '276'],
])('a phone registration bears the number of a country that was %s', async (_, country, id) => {
  expect(await open('mobile', country)).toBeUndefined();
  const { area_code, area_code_id, sms_consent } = Object.fromEntries(sent ?? []);
  expect({ area_code, area_code_id, sms_consent }).toEqual({
    area_code: country.dialCode,
    area_code_id: id,
    sms_consent: '1',
  });
});

it('a registration by e-mail asks for no country and bears none', async () => {
  await open('email');
  expect([asked.includes('/api/area_code'), sent?.has('area_code'), sent?.has('sms_consent')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('is not sent while the countries cannot be read, says so beside the number, and goes out at the next try', async () => {
  codes = () => new Response('<html>', { status: 502 });
  expect(await open('mobile', { dialCode: '49', region: 'DE' })).toEqual({
    fields: {
      phone:
        'The country codes could not be loaded, and an account with a phone number needs them. The server could not respond. Try again in a moment. Nothing was sent. You can also register by email.',
    },
    again: ['phone'],
  });
  expect(sent).toBeUndefined();
  codes = () => ok(countries);
  expect(await open('mobile', { dialCode: '49', region: 'DE' })).toBeUndefined();
  expect(sent?.get('area_code_id')).toBe('276');
});

const inJson = { headers: { 'content-type': 'application/json' } };
it.each<[string, () => Promise<Response>]>([
  ['a connection that is reset', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['half an answer', async () => new Response('{"type":"ok","co', inJson)],
  ['a page', async () => new Response('<html>')],
  ['a 504', async () => new Response('<h1>504</h1>', { status: 504 })],
  ['a refusal without a word', async () => Response.json({ type: 'error' })],
])('%s leaves open whether the account exists, and says what to do first', async (_, answered) => {
  registered = answered;
  expect((await open('email'))?.message).toBe(
    'We got no response, so your account may already exist. Try logging in before you create it again.',
  );
});

it.each<[string, () => Promise<Response>, string]>([
  ['a refusal', async () => Response.json({ type: 'error', message: 'Code expired' }), 'Code expired'],
  [
    'too many calls',
    async () => new Response('', { status: 429 }),
    'Too many requests. Try again in a moment.',
  ],
])('%s is told as it is', async (_, answered, text) => {
  registered = answered;
  expect((await open('email'))?.message).toBe(text);
});
