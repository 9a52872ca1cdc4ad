// Uses the browser history of jsdom, whose steps are asynchronous like those of browsers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDialogs } from '../../ui/dialogs/openDialogs.ts';
import { createRouterWindow, laterDialogHistory } from '../routerWindow.ts';

let seen: Window;
let start: number;
/** Addresses that the router receives. */
const told = vi.fn(() => location.pathname);
const listener = () => void told();
const closers: (() => void)[] = [];

/** A dialog that closes on request. */
function open(isStubborn = false) {
  const close = vi.fn(() => (isStubborn ? undefined : leave()));
  const leave = openDialogs.add({ place: document.createElement('div'), close });
  closers.push(leave);
  return { close, leave };
}

/** Each test starts on a separate page. */
beforeEach(async () => {
  await laterDialogHistory.load();
  history.pushState({ idx: history.length, key: 'first' }, '', '/first');
  start = history.length;
  seen = createRouterWindow();
  seen.addEventListener('popstate', listener);
  await settled();
  told.mockClear();
});
afterEach(() => {
  while (openDialogs.count() > 0) closers.pop()?.();
  seen.removeEventListener('popstate', listener);
});

/** Enough event loop turns for a history step, even on a slow machine. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}
const back = async () => {
  history.back();
  await settled();
};
const forward = async () => {
  history.forward();
  await settled();
};
const push = (path: string) => {
  const { idx } = seen.history.state as { idx: number };
  seen.history.pushState({ idx: idx + 1, key: path }, '', path);
};
const replace = (path: string) => {
  const { idx } = seen.history.state as { idx: number };
  seen.history.replaceState({ idx, key: path }, '', path);
};

it('the way back closes a dialog and not its page, and forward opens nothing', async () => {
  const { close } = open();
  await settled();
  expect(location.pathname).toBe('/first');
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect([location.pathname, told.mock.calls.length]).toEqual(['/first', 0]);
  await forward();
  expect(openDialogs.count()).toBe(0);
  expect(told).not.toHaveBeenCalled();
  expect(history.state).toEqual({ idx: expect.any(Number) as number, key: 'first' });
});

it('after a dialog was closed otherwise one step back leads to the page before', async () => {
  push('/second');
  const { leave } = open();
  await settled();
  leave();
  await settled();
  expect(told).not.toHaveBeenCalled();
  await back();
  expect(told).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/first');
});

it('dialogs over each other close one by one', async () => {
  const below = open();
  const above = open();
  await settled();
  await back();
  expect([below.close.mock.calls.length, above.close.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect(below.close).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

it('a dialog that gives way to another within one tap leaves it its entry', async () => {
  open().leave();
  open();
  await settled();
  expect(history.length).toBe(start + 1);
});

it('a link in a dialog leaves no step behind on the way back', async () => {
  const { leave } = open();
  await settled();
  push('/next');
  expect(location.pathname).toBe('/next');
  leave();
  await settled();
  expect(location.pathname).toBe('/next');
  expect(history.length).toBe(start + 1);
  await back();
  expect(location.pathname).toBe('/first');
  expect(told).toHaveBeenCalledOnce();
});

it('a link that is pressed while a dialog closes is not taken back', async () => {
  const { leave } = open();
  await settled();
  leave();
  await Promise.resolve();
  push('/next');
  await settled();
  expect(location.pathname).toBe('/next');
  await back();
  expect(location.pathname).toBe('/first');
});

it('a page that is replaced under a dialog stays replaced, whichever way that closes', async () => {
  const first = open();
  await settled();
  replace('/filtered');
  expect(location.pathname).toBe('/filtered');
  first.leave();
  await settled();
  expect(location.pathname).toBe('/filtered');
  open();
  await settled();
  replace('/sorted');
  await back();
  expect([location.pathname, openDialogs.count()]).toEqual(['/sorted', 0]);
  expect(history.state).toMatchObject({ key: '/sorted' });
  expect(told).not.toHaveBeenCalled();
});

it('a step back of the app leaves the page that a dialog is open on', async () => {
  push('/second');
  const { leave } = open();
  await settled();
  leave();
  seen.history.go(-1);
  await settled();
  expect(location.pathname).toBe('/first');
  expect(told).toHaveBeenCalledOnce();
  push('/second');
  const other = open();
  await settled();
  seen.history.go(-1);
  await settled();
  expect(location.pathname).toBe('/first');
  expect(other.close).toHaveBeenCalledOnce();
});

it('another page that the history jumps to closes every dialog', async () => {
  push('/second');
  const [below, above] = [open(), open()];
  await settled();
  history.go(-3);
  await settled();
  expect(location.pathname).toBe('/first');
  expect(told).toHaveBeenCalledOnce();
  expect([below.close, above.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('a dialog that does not close when it is asked to has its entry again', async () => {
  const { close } = open(true);
  await settled();
  await back();
  await vi.waitFor(() => expect(history.state).toMatchObject({ dialogs: 1 }));
  await back();
  expect(close).toHaveBeenCalledTimes(2);
  expect(told).not.toHaveBeenCalled();
});

it('a page that was loaded anew with an open dialog has its own entry again, at the address it shows', async () => {
  open();
  await settled();
  replace('/filtered');
  seen.removeEventListener('popstate', listener);
  while (openDialogs.count() > 0) closers.pop()?.();
  seen = createRouterWindow();
  seen.addEventListener('popstate', listener);
  await settled();
  expect(location.pathname).toBe('/filtered');
  expect(history.state).not.toHaveProperty('dialogs');
  expect(told).not.toHaveBeenCalled();
});
