// A command rejected with 998: with the real router, core and form, and a server that responds with the examples.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as account from '../../../contracts/examples/account.ts';
import * as session from '../../../contracts/examples/session.ts';
import * as wallet from '../../../contracts/examples/wallet.ts';
import { App } from '../App.tsx';
import { createCore, type Core } from '../core.ts';
import { laterDialogHistory } from '../routerWindow.ts';
import { pages, pathOf } from '../paths.ts';
import { openScreen } from '../screenCode.ts';

const title = 'Complete your verification first';

const answers: Record<string, unknown> = {
  '/user/center': account.profileVerified,
  '/user/center2': account.advancedProfile,
  '/wallet/list': wallet.balances,
  '/currency/user_currency_list': wallet.currencies,
  '/site/config': session.siteConfig,
};

let transfers = 0;
let core: Core;

function serve({ url, method }: Request): Promise<Response> {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  if (method === 'POST' && path === '/wallet/change') {
    transfers += 1;
    return Promise.resolve(Response.json({ type: '998', code: 998, message: title, msg: title, data: null }));
  }
  return Promise.resolve(
    Response.json({ type: 'ok', code: 1, message: 'OK', msg: 'success', data: answers[path] ?? 'en' }),
  );
}

/** Enough event loop turns for reads, and for a history step. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
}

const dialog = () => screen.queryByRole('alertdialog', { name: title, hidden: true });
const amount = () => document.querySelector<HTMLInputElement>('input[name=amount]')!;

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await settle();
}

beforeEach(async () => {
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'token-of-a-member-00000000000000001');
  localStorage.setItem('user', JSON.stringify(account.profileVerified));
  transfers = 0;
  await Promise.all([laterDialogHistory.load(), openScreen('Transfer'), openScreen('Verification')]);
  history.pushState({ idx: 1 }, '', pathOf('Transfer', { to: 'lever' }));
  core = createCore({ origin: 'http://localhost' });
  act(() => void render(<App core={core} />));
  await settle();
  fireEvent.change(amount(), { target: { value: '20' } });
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
});
afterAll(() => void vi.unstubAllGlobals());

it('says what is missing and that nothing was sent, and nothing else says so', async () => {
  await vi.waitFor(() => expect(dialog()!.textContent).toContain('Advanced verificationNot started'));
  expect(dialog()!.textContent).toContain('Basic verificationVerified');
  expect(dialog()!.textContent).toContain('Nothing was sent');
  expect(core.toaster.snapshot()).toEqual([]);
  expect(screen.getAllByText(title)).toHaveLength(1);
});

it('leaves the form as it was', async () => {
  await press('Not now');
  expect([dialog(), amount().value, transfers]).toEqual([null, '20', 1]);
});

it('goes by the way back, and the page stays', async () => {
  history.back();
  await settle();
  expect([dialog(), location.pathname, amount().value]).toEqual([null, pages.Transfer.path, '20']);
});

it('leads to the verification, and from there back to the form as it was', async () => {
  await press('Go to verification');
  expect(location.pathname).toBe(pages.Verification.path);
  expect(dialog()).toBeNull();
  await vi.waitFor(() => expect(screen.getByText('One step left')).toBeDefined());
  act(() => core.navigation.back());
  await settle();
  expect(location.pathname).toBe(pages.Transfer.path);
  await vi.waitFor(() => expect(amount()?.value).toBe('20'));
  expect(transfers).toBe(1);
});
