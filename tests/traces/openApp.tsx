// The app with its real screens, with a server that returns the examples or a test's responses.
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createCore, type Core } from '../../src/app/core.ts';
import { screenAt } from '../../src/app/paths.ts';
import { laterDialogHistory } from '../../src/app/routerWindow.ts';
import { openScreen } from '../../src/app/screenCode.ts';
import { keptMarket } from '../../src/screens/home/keptMarket.ts';
import { laterStock } from '../../src/screens/market/laterStock.ts';
import { profile } from '../../contracts/examples/account.ts';
import { bankCardAddress } from '../../contracts/examples/deposit.ts';
import { bankCurrency } from '../../contracts/rules/depositClaim.ts';
import { demoPositions } from '../../contracts/examples/lever.ts';
import { noBankCard } from '../../contracts/examples/bank.ts';
import { callOf, envelope, exampleOf, forever } from '../faults/answers.ts';
import { fileRequest } from './fileRequest.ts';

export interface Sent {
  call: string;
  /** Form fields or query parameters. */
  fields: Record<string, string>;
  headers: Headers;
}

/** Answers a call; undefined falls back to the examples. */
export type Answer = (call: string, fields: Sent['fields']) => Response | Promise<Response> | undefined;

interface Opening {
  path: string;
  isMember?: boolean;
  /** Keeps the storage of the previous page. */
  isSameDevice?: boolean;
  /** Uses the browser's history, so that pages can be left and revisited. */
  hasHistory?: boolean;
}

const bindingPath = '/pages/bankbind/addbank';

let answer: Answer = () => undefined;
let sent: Sent[] = [];
/** Pending requests of the open app; requests of a previous app are ignored. */
let underWay = new Set<object>();

class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A request without an answer ends when the app aborts it. */
const unanswered = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Without a card before binding; the example's card afterwards. */
const exampleNow = (call: string, { currency, account_type }: Sent['fields']) => {
  if (call === 'positions' && account_type === 'simulation_account') return demoPositions;
  // One call returns both coin addresses and bank details.
  if (call === 'depositAddress' && currency === bankCurrency) return bankCardAddress;
  return call === 'bankCard' && location.pathname === bindingPath && !callsSoFar().has('saveBankCard')
    ? noBankCard
    : exampleOf(call);
};

async function serve(request: Request): Promise<Response> {
  const text = request.method === 'GET' ? new URL(request.url).search : await request.clone().text();
  return serveFields(request, Object.fromEntries(new URLSearchParams(text)));
}

async function serveFields(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  fields: Sent['fields'],
): Promise<Response> {
  const call = callOf(request);
  sent.push({ call, fields, headers: request.headers });
  const answered = answer(call, fields);
  if (answered === forever) return request instanceof Request ? unanswered(request) : forever;
  const waiting = underWay.add(request);
  try {
    return (await answered) ?? envelope(exampleNow(call, fields));
  } finally {
    waiting.delete(request);
  }
}

/** Requests that the app has sent since it was opened. */
export const sentSoFar = (): readonly Sent[] => sent;
export const callsSoFar = (): ReadonlySet<string> => new Set(sent.map(({ call }) => call));

/** Waits until no request is pending and none follows. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += underWay.size > 0 ? 0 : 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Opens a page in a fresh browser; a member is already logged in. */
export async function openApp(
  { path, isMember, isSameDevice, hasHistory = false }: Opening,
  answered: Answer = () => undefined,
): Promise<Core> {
  cleanup();
  if (!isSameDevice) {
    // A freshly loaded page has read its choice from storage.
    keptMarket.set({ market: 'spot' });
    localStorage.clear();
    sessionStorage.clear();
  }
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('XMLHttpRequest', fileRequest(serveFields));
  window.scrollTo = () => undefined;
  // Outside a browser nothing is measured, and dialogs cannot open.
  vi.stubGlobal('ResizeObserver', Unmeasured);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  if (isMember) {
    localStorage.setItem('token', 'token-of-a-member-00000000000000001');
    localStorage.setItem('user', JSON.stringify(profile));
  }
  history.replaceState(hasHistory ? { idx: 0 } : null, '', path);
  answer = answered;
  sent = [];
  underWay = new Set();
  await openScreen(screenAt(new URL(path, 'http://localhost').pathname));
  const core = createCore({ origin: 'http://localhost' });
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  if (hasHistory) await laterDialogHistory.load();
  await laterStock.load();
  act(() => void render(<App core={core} Router={hasHistory ? undefined : Router} />));
  await settle();
  return core;
}

/** Replaces the responses from now on. */
export function answerNow(answered: Answer): void {
  answer = answered;
}

/** Separate text nodes; muted decimals are a separate node. */
export function textOnScreen(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const piece = walker.currentNode.textContent ?? '';
    text += /^[.,]\d/.test(piece) ? piece : ` ${piece}`;
  }
  return text.replaceAll(/\s+/g, ' ');
}
