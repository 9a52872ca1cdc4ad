import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import type { ToastMessage } from './createToaster.ts';
import { Toast } from './Toast.tsx';

const error: ToastMessage = { kind: 'error', text: 'The order was refused', failure: {} };

function show(toast: ToastMessage) {
  const onDismiss = vi.fn();
  render(
    <IntlRoot locale="en" messages={{}}>
      <Toast toast={toast} onDismiss={onDismiss} />
    </IntlRoot>,
  );
  return { onDismiss, toast: screen.getByText(toast.text).parentElement! };
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => void vi.useRealTimers());

describe('a finger', () => {
  const touch = (clientX: number) => ({ clientX, isPrimary: true, button: 0, pointerId: 1 });

  function swipe(toast: HTMLElement, from: number, to: number): void {
    fireEvent.pointerDown(toast, touch(from));
    fireEvent.pointerMove(toast, touch((from + to) / 2));
    fireEvent.pointerMove(toast, touch(to));
    fireEvent.pointerUp(toast, touch(to));
  }

  it.each([
    ['to the right', 100, 200],
    ['to the left', 200, 100],
  ])('dismisses a toast by a swipe %s', (_, from, to) => {
    const { onDismiss, toast } = show(error);
    swipe(toast, from, to);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('that moves it a little leaves it in its place', () => {
    const { onDismiss, toast } = show(error);
    swipe(toast, 100, 130);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(toast.hasAttribute('data-swiped')).toBe(false);
  });
});

describe('a toast that is no error', () => {
  const stays = (text: string, ms: number): boolean => {
    const { onDismiss } = show({ kind: 'info', text });
    act(() => void vi.advanceTimersByTime(ms));
    return onDismiss.mock.calls.length === 0;
  };

  it.each([
    ['Order placed', 3_999, true],
    ['Order placed', 4_000, false],
    ['a'.repeat(200), 15_999, true],
    ['a'.repeat(200), 16_000, false],
  ])('stays at least four seconds, and 80 ms a character: %s after %i ms: %s', (text, ms, is) => {
    expect(stays(text, ms)).toBe(is);
  });

  it.each([
    ['is pointed at', 'pointerEnter', 'pointerLeave'],
    ['has the focus', 'focus', 'blur'],
  ] as const)('stays while it %s', (_, begin, end) => {
    const { onDismiss, toast } = show({ kind: 'info', text: 'Order cancelled' });
    fireEvent[begin](toast);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent[end](toast);
    act(() => void vi.advanceTimersByTime(4_000));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
