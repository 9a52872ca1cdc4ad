// User actions on a screen, by visible text.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { settle, textOnScreen } from './openApp.tsx';

/** Timeout of a screen; with a planted fault the wait is in vain. */
export const patience = { timeout: Number(process.env['PATIENCE'] ?? 15_000) };

/** Finds a field by its form name, because labels change more often. */
export const fieldOf = (name: string): HTMLInputElement | HTMLTextAreaElement =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `input[name="${name}"], textarea[name="${name}"]`,
  )!;

export async function enter(name: string, value: string): Promise<void> {
  await vi.waitFor(() => expect(fieldOf(name)).not.toBeNull(), patience);
  fireEvent.change(fieldOf(name), { target: { value } });
  await settle();
}

export async function press(
  name: string | RegExp,
  role: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch' = 'button',
): Promise<void> {
  // A dialog counts as hidden where no browser opens it.
  const [found] = await screen.findAllByRole(role, { name, hidden: true }, patience);
  fireEvent.click(found!);
  await settle();
}

/** Submits the page's form, like its button or the Enter key. */
export async function submit(): Promise<void> {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
}

/** Waits until the screen shows the text. */
export async function reads(text: string): Promise<void> {
  await vi.waitFor(() => expect(textOnScreen()).toContain(text), patience);
}

/** From here on `wait` advances time without delay; otherwise timers run normally. Ends with the test. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the time. */
export async function wait(ms: number): Promise<void> {
  await act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
    else await new Promise((resolve) => setTimeout(resolve, ms));
  });
  await settle();
}
