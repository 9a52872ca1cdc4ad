import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { later, useLater, type Later } from './later.ts';

function Sheet() {
  return <p>sheet</p>;
}

function Page({ sheet }: { sheet: Later<object> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  const Part = useLater(sheet, isOpen, close);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{isOpen ? 'open' : 'closed'}</button>
      {Part ? <Part /> : null}
    </>
  );
}

const tap = () => act(async () => screen.getByRole('button').click());

it('comes with the tap where it has not come before, and is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve(Sheet));
  const sheet = later(load);
  const { unmount } = render(<Page sheet={sheet} />);
  expect(screen.queryByText('sheet')).toBeNull();
  await tap();
  expect(screen.getByText('sheet')).toBeTruthy();
  unmount();
  render(<Page sheet={sheet} />);
  await tap();
  expect(screen.getByText('sheet')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('that does not come leaves the page as it was, and comes with the next tap', async () => {
  document.body.innerHTML = '';
  const load = vi.fn(() => Promise.resolve(Sheet));
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Page sheet={later(load)} />);
  await tap();
  expect(screen.getByRole('button').textContent).toBe('closed');
  await tap();
  expect(screen.getByText('sheet')).toBeTruthy();
});
