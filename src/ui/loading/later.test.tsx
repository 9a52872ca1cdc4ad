import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  later,
  loadMissing,
  pageTimeLimit,
  untilLoaded,
  useLater,
  useOpened,
  usePrefetch,
  type Later,
} from './later.ts';
import * as reloading from './reloadWhenServed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Part() {
  return <p>part</p>;
}
const arrives = () => Promise.resolve(Part);
const refuse = () =>
  Promise.reject<typeof Part>(new TypeError('Failed to fetch dynamically imported module'));
const hangs = () => new Promise<typeof Part>(() => undefined);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** A page with a later part that it shows from the start. */
function Page({ part }: { part: Later<typeof Part> }) {
  const now = useLater(part);
  if (now.state === 'loading') return 'loading';
  if (now.state === 'failed') return <button onClick={now.retry}>failed</button>;
  return <now.data />;
}

describe('code that a page shows', () => {
  it('is fetched once, however many want it, and then there at once', async () => {
    const load = vi.fn(arrives);
    const part = later(load);
    await part.load();
    const { container } = render(<Page part={part} />);
    expect(container.textContent).toBe('part');
    render(<Page part={part} />);
    await wait(0);
    expect(load).toHaveBeenCalledOnce();
  });

  it('has 120 seconds, and 60 where it is a page of its own [rule:session.page.timeouts]', async () => {
    render(<Page part={later(hangs)} />);
    await wait(119_999);
    expect(text()).toBe('loading');
    await wait(1);
    expect(text()).toBe('failed');
    cleanup();
    render(<Page part={later(hangs, pageTimeLimit)} />);
    await wait(59_999);
    expect(text()).toBe('loading');
    await wait(1);
    expect(text()).toBe('failed');
  });

  it('is shown also when it comes after its time', async () => {
    let come = (_: typeof Part) => undefined as void;
    render(<Page part={later(() => new Promise((resolve) => (come = resolve)))} />);
    await wait(120_000);
    expect(text()).toBe('failed');
    await act(async () => come(Part));
    expect(text()).toBe('part');
  });

  it('is asked for again by a tap', async () => {
    const load = vi.fn(arrives).mockImplementationOnce(refuse);
    render(<Page part={later(load)} />);
    await wait(0);
    await press('failed');
    expect(text()).toBe('part');
  });

  it('that a tap does not bring either comes with a new document', async () => {
    const reload = vi.spyOn(reloading, 'reloadWhenServed').mockResolvedValue();
    render(<Page part={later(refuse)} />);
    await wait(0);
    expect(reload).not.toHaveBeenCalled();
    await press('failed');
    expect(reload).toHaveBeenCalledOnce();
    expect(text()).toBe('failed');
  });

  it('that hangs comes with a new document, as a browser would only join what hangs', async () => {
    const reload = vi.spyOn(reloading, 'reloadWhenServed').mockResolvedValue();
    const load = vi.fn(hangs);
    render(<Page part={later(load)} />);
    await wait(120_000);
    await press('failed');
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['the device says so', () => void dispatchEvent(new Event('online'))],
    ['the app says so', loadMissing],
  ])('comes by itself once the connection is back and %s, without a skeleton in between', async (_, tell) => {
    const load = vi.fn(refuse);
    render(<Page part={later(load)} />);
    await wait(0);
    await act(async () => tell());
    expect(text()).toBe('failed');
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementation(arrives);
    act(tell);
    expect(text()).toBe('failed');
    await wait(0);
    expect(text()).toBe('part');
  });

  it('comes by itself, too, where the connection carries only seconds after it is said to be back', async () => {
    const load = vi.fn(refuse);
    render(<Page part={later(load)} />);
    await wait(0);
    await act(async () => void dispatchEvent(new Event('online')));
    load.mockImplementation(arrives);
    await wait(2_999);
    expect(text()).toBe('failed');
    await wait(1);
    expect(text()).toBe('part');
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is asked for no more once nobody wants it, and anew by who wants it next', async () => {
    const load = vi.fn(refuse);
    const part = later(load);
    const { unmount } = render(<Page part={part} />);
    await wait(0);
    unmount();
    loadMissing();
    await wait(0);
    expect(load).toHaveBeenCalledOnce();
    load.mockImplementation(hangs);
    render(<Page part={part} />);
    expect(text()).toBe('loading');
    await wait(0);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('what is waited for comes after it has failed, as soon as the connection is back', async () => {
  const load = vi.fn(arrives).mockImplementationOnce(refuse);
  const onFailed = vi.fn();
  const there = vi.fn();
  void untilLoaded(later(load), onFailed).then(there);
  await wait(0);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(there).not.toHaveBeenCalled();
  loadMissing();
  await wait(0);
  expect(there).toHaveBeenCalledWith(Part);
});

describe('what a tap opens', () => {
  function Opener({ sheet }: { sheet: Later<typeof Part> }) {
    const [isOpen, setIsOpen] = useState(false);
    const [close] = useState(() => () => setIsOpen(false));
    const Sheet = useOpened(sheet, isOpen, close);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>{isOpen ? 'open' : 'closed'}</button>
        {Sheet ? <Sheet /> : null}
      </>
    );
  }

  it('comes with the tap, and not before', async () => {
    render(<Opener sheet={later(arrives)} />);
    await wait(0);
    expect(screen.queryByText('part')).toBeNull();
    await press('closed');
    expect(screen.getByText('part')).toBeTruthy();
  });

  it('that does not come leaves the page as it was, and comes with the next tap', async () => {
    render(<Opener sheet={later(vi.fn(arrives).mockImplementationOnce(refuse))} />);
    await press('closed');
    expect(screen.getByRole('button').textContent).toBe('closed');
    await press('closed');
    expect(screen.getByText('part')).toBeTruthy();
  });
});

describe('what is a tap away', () => {
  function Tab({ parts }: { parts: readonly Later<unknown>[] }) {
    usePrefetch(parts, 1_000);
    return null;
  }
  const sparing = (saveData: boolean) => Object.assign(navigator, { connection: { saveData } });
  afterEach(() => Object.assign(navigator, { connection: undefined }));

  it('is fetched after the pause, one after the other, also where one fails', async () => {
    const order: string[] = [];
    const part = (name: string, load: () => Promise<unknown>) =>
      later(() => {
        order.push(name);
        return load();
      });
    render(<Tab parts={[part('first', refuse), part('second', arrives)]} />);
    await wait(999);
    expect(order).toEqual([]);
    await wait(15_000);
    expect(order).toEqual(['first', 'second']);
  });

  it('is not fetched for who saves data, nor after the tab was left', async () => {
    const load = vi.fn(arrives);
    const parts = [later(load)];
    sparing(true);
    render(<Tab parts={parts} />);
    await wait(15_000);
    sparing(false);
    const { unmount } = render(<Tab parts={parts} />);
    unmount();
    await wait(15_000);
    expect(load).not.toHaveBeenCalled();
  });
});
