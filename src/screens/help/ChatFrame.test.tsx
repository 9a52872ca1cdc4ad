import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatFrame } from './ChatFrame.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () =>
  render(
    <IntlProvider locale="en" messages={{}} onError={() => undefined}>
      <ChatFrame href="https://chat.example/" host="chat.example" helpHref="#help" />
    </IntlProvider>,
  );
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const message = () => screen.queryByText('The chat has not loaded for 10 seconds');

it('says after ten seconds that the chat has not loaded, with its own window, the help centre and another try', () => {
  open();
  wait(9_900);
  expect(message()).toBeNull();
  wait(200);
  expect(message()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('https://chat.example/');
  expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('#help');
  const frame = screen.getByTitle('Chat at chat.example');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(message()).toBeNull();
  expect(screen.getByTitle('Chat at chat.example')).not.toBe(frame);
  wait(10_100);
  expect(message()).not.toBeNull();
});

it('says nothing of a chat that has loaded, and takes back what it said of one that loads late', () => {
  open();
  wait(10_100);
  fireEvent.load(screen.getByTitle('Chat at chat.example'));
  expect(message()).toBeNull();
  wait(20_000);
  expect(message()).toBeNull();
});
