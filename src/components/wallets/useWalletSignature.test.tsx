// What a person does to a wallet that is slow: taps twice, chooses another network, waits, gives up.
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWalletSignature } from './useWalletSignature.ts';
import { WaitingHint } from './WaitingHint.tsx';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const asked: string[] = [];
/** Answers the oldest pending request of the wallet. */
const pending: ((answer: unknown) => void)[] = [];
const askText = vi.fn(async () => ({ message: 'text', expires_ms: 0 }));
const onSigned = vi.fn(async () => undefined);

beforeEach(() => {
  asked.length = 0;
  pending.length = 0;
  askText.mockClear();
  const request = ({ method }: { method: string }) => {
    asked.push(method);
    return new Promise((resolve) => pending.push(resolve));
  };
  Object.assign(window, { ethereum: { request } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'ethereum');
});

const start = () =>
  renderHook(
    () =>
      useWalletSignature({
        purpose: 'login',
        networks: ['erc', 'trc'],
        chainIds: [1],
        askText,
        onSigned,
      }),
    { wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider> },
  );
const answer = (value: unknown) => act(async () => pending.shift()!(value));

it('asks a wallet once when the button is tapped twice', async () => {
  const { result } = start();
  act(() => {
    result.current.connect();
    result.current.connect();
  });
  expect(asked).toEqual(['eth_requestAccounts']);
  await answer([address]);
  await answer('0x1');
  expect(result.current.step).toMatchObject({ at: 'sign', address, message: 'text' });
  act(() => {
    result.current.sign();
    result.current.sign();
  });
  expect(asked.filter((method) => method === 'personal_sign')).toHaveLength(1);
});

it('ignores the late answer of a wallet after another choice, and can be asked again', async () => {
  const { result } = start();
  act(() => result.current.connect());
  act(() => result.current.chooseNetwork('trc'));
  await answer([address]);
  expect(result.current.step).toEqual({ at: 'connect', isWaiting: false });
  expect(askText).not.toHaveBeenCalled();
  act(() => result.current.chooseNetwork('erc'));
  act(() => result.current.connect());
  expect(asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(2);
});

it('sends nothing that a wallet signs after its sheet was closed', async () => {
  const { result, unmount } = start();
  act(() => result.current.connect());
  await answer([address]);
  await answer('0x1');
  act(() => result.current.sign());
  unmount();
  await answer('0xabcd');
  expect(onSigned).not.toHaveBeenCalled();
});

it('says after 15 seconds that the wallet has not answered', () => {
  vi.useFakeTimers();
  const hint = (isWaiting: boolean) => (
    <IntlProvider locale="en">
      <WaitingHint isWaiting={isWaiting}>before</WaitingHint>
    </IntlProvider>
  );
  const { rerender } = render(hint(true));
  act(() => void vi.advanceTimersByTime(14_999));
  expect(screen.queryByText(/^No response yet/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/^No response yet/)).toBeTruthy();
  rerender(hint(false));
  expect(screen.getByText('before')).toBeTruthy();
});
