import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellContext, type Shell } from '../shell/useShell.ts';
import { usePasskeyAutofill } from './usePasskeyAutofill.ts';

const startMs = Date.UTC(2026, 0, 5, 12);
const minuteMs = 60_000;

/** Offers that the browser was asked for: the challenge, and whether the page has ended it. */
let offers: { challenge: string; signal: AbortSignal }[];
let asked: number;

/** A browser in which the user chooses no passkey. */
function waitForChoice({ publicKey, signal }: CredentialRequestOptions): Promise<never> {
  const challenge = new TextDecoder().decode(publicKey?.challenge);
  offers.push({ challenge, signal: signal! });
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

const ask = () => {
  asked += 1;
  return Promise.resolve({
    challenge: btoa(`challenge ${asked}`).replaceAll('=', ''),
    rp_id: 'localhost',
    expires_ms: Date.now() + 10 * minuteMs,
  });
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellContext value={{ serverNow: Date.now } as unknown as Shell}>{children}</ShellContext>
);

const open = () =>
  renderHook(({ isOn }) => usePasskeyAutofill({ isOn, ask, onCredential: () => Promise.resolve() }), {
    wrapper,
    initialProps: { isOn: true },
  });

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
}

beforeEach(async () => {
  // Loading takes real time.
  await import('@simplewebauthn/browser');
  vi.useFakeTimers({ now: startMs });
  offers = [];
  asked = 0;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  );
  vi.stubGlobal('navigator', { credentials: { get: waitForChoice } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOpen = () => offers.map(({ signal }) => !signal.aborted);

it('replaces the challenge before it expires', async () => {
  open();
  await settle();
  expect(offers.map(({ challenge }) => challenge)).toEqual(['challenge 1']);
  await act(() => vi.advanceTimersByTimeAsync(9 * minuteMs));
  await settle();
  expect(offers.map(({ challenge }) => challenge)).toEqual(['challenge 1', 'challenge 2']);
  expect(isOpen()).toEqual([false, true]);
});

it('ends while the user logs in another way, and starts with a fresh challenge afterwards', async () => {
  const { rerender } = open();
  await settle();
  rerender({ isOn: false });
  await settle();
  expect(isOpen()).toEqual([false]);
  await act(() => vi.advanceTimersByTimeAsync(20 * minuteMs));
  expect(offers).toHaveLength(1);
  rerender({ isOn: true });
  await settle();
  expect(offers.map(({ challenge }) => challenge)).toEqual(['challenge 1', 'challenge 2']);
  expect(isOpen()).toEqual([false, true]);
});

it('ends when the page is left, also while the challenge is on its way', async () => {
  const { unmount } = open();
  await settle();
  unmount();
  await settle();
  expect(isOpen()).toEqual([false]);
  open().unmount();
  await settle();
  expect(offers).toHaveLength(1);
});
