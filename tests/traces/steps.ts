// What a person does on a screen, by what they read there.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { settle, textOnScreen } from './openApp.tsx';

/** How long a screen may take; what a planted fault keeps from coming is waited for in vain. */
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
  // A dialog counts as hidden where there is no browser to open it.
  const [found] = await screen.findAllByRole(role, { name, hidden: true }, patience);
  fireEvent.click(found!);
  await settle();
}

/** Sends the form of the page, as its button or the key Enter does. */
export async function submit(): Promise<void> {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
}

/** Waits until the screen says it. */
export async function reads(text: string): Promise<void> {
  await vi.waitFor(() => expect(textOnScreen()).toContain(text), patience);
}

/** From here on `wait` advances time without delay; otherwise timers run normally. Ends with the test. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass. */
export async function wait(ms: number): Promise<void> {
  await act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(ms);
    else await new Promise((resolve) => setTimeout(resolve, ms));
  });
  await settle();
}
