import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as examples from '../../../../contracts/examples/account.ts';
import { connectClient } from '../../../api/calling/client.ts';
import { sessions } from '../../../api/openSessions.ts';
import { ShellContext, type Shell } from '../../../components/shell/useShell.ts';
import { Sessions } from './Sessions.tsx';

const [current, phone] = examples.sessions as [(typeof examples.sessions)[0], (typeof examples.sessions)[0]];
const laptop = { ...phone, id: 'q7Wc2RfHx9Ke', browser: 'Edge' };

let open: (typeof examples.sessions)[0][];
let ended: string[];
let client: QueryClient;

async function serve(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    const session_id = new URLSearchParams(await request.text()).get('session_id') ?? '';
    ended.push(session_id);
    open = open.filter(({ id }) => id !== session_id);
  }
  const data = request.method === 'POST' ? examples.endSession : open;
  return Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
}

const names = () =>
  screen.getAllByRole('button', { name: /Firefox|Edge/ }).map((each) => each.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  open = [current, phone, laptop];
  ended = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', serve);
  connectClient({
    origin: 'http://localhost',
    credentials: { token: () => 'token', languageMark: () => 'en' },
  });
  const shell = {
    toast: vi.fn(),
    back: vi.fn(),
    pathOf: () => '#',
    offlineBar: undefined,
    serverNow: () => current.used_ms,
  };
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>
        <ShellContext value={shell as unknown as Shell}>
          <Sessions />
        </ShellContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await settle();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ends a session once, however fast its button is pressed twice', async () => {
  act(() => {
    button('Log out Firefox on Linux').click();
    button('Log out Firefox on Linux').click();
  });
  await settle();
  expect(ended).toEqual([phone.id]);
});

it('ends no session twice while it is still listed', async () => {
  act(() => button('Log out Firefox on Linux').click());
  await settle();
  act(() => button('Firefox on Linux: ended').click());
  await settle();
  expect(ended).toEqual([phone.id]);
});

it('leaves what was ended in its place once it is listed no more', async () => {
  act(() => button('Log out Firefox on Linux').click());
  await settle();
  await act(() => client.invalidateQueries(sessions()));
  await settle();
  expect(screen.getByText('2 devices logged in')).toBeDefined();
  expect(names()).toEqual(['Firefox on Linux: ended', 'Log out Edge on Linux']);
});
