// Every built screen before a server that answers badly: each call that it makes, each way to answer it badly.
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createCore } from '../../src/app/core.ts';
import { screenAt } from '../../src/app/paths.ts';
import { openScreen } from '../../src/app/screenCode.ts';
import { profile } from '../../contracts/examples/account.ts';
import { screens } from '../../e2e/support/screens.ts';
import {
  callOf,
  drawnFaults,
  envelope,
  equalData,
  exampleOf,
  failures,
  forever,
  unknownNumber,
} from './answers.ts';

type Answer = (call: string) => Response | Promise<Response> | undefined;
let answer: Answer = () => undefined;
let asked = new Set<string>();
let underWay = 0;

async function serve(request: Request): Promise<Response> {
  const call = callOf(request);
  asked.add(call);
  const answered = answer(call);
  if (answered === forever) return forever;
  underWay += 1;
  try {
    return (await answered) ?? envelope(exampleOf(call));
  } finally {
    underWay -= 1;
  }
}

async function open(
  { path, isMember }: (typeof screens)[number],
  answered: Answer = () => undefined,
): Promise<string> {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (isMember) {
    localStorage.setItem('token', 'token-of-a-member-00000000000000001');
    localStorage.setItem('user', JSON.stringify(profile));
  }
  answer = answered;
  asked = new Set();
  const core = createCore({ origin: 'http://localhost' });
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  act(() => void render(<App core={core} Router={Router} />));
  await settle();
  return textOnScreen();
}

/** Pieces of text apart from each other; the decimals of a figure are a piece of their own. */
function textOnScreen(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const piece = walker.currentNode.textContent ?? '';
    text += /^[.,]\d/.test(piece) ? piece : ` ${piece}`;
  }
  return text;
}

async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += underWay > 0 ? 0 : 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeAll(async () => {
  await Promise.all(
    screens.map(({ path }) => openScreen(screenAt(new URL(path, 'http://localhost').pathname))),
  );
});
beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What nobody may read on a screen, whatever a server answers. */
const neverSaid = /undefined|NaN|\[object|SQLSTATE|\bERROR\b|\bnull\b|Invalid Date|Something went wrong/;

/** Figures that say nothing is there. */
const zeros = (text: string): number => text.match(/(?<![\d.,:])0(?:[.,]0+)?(?![\d.,:])/g)?.length ?? 0;

/** The ways out of a page: they stay, whatever fails on it. */
const waysOut = (): string[] =>
  [...document.querySelectorAll('[aria-label=Back], nav[aria-label=Main] a')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

/** What fails without a word, by the call: the page has all of its own without it. */
const quiet: Record<string, string> = {
  siteConfig: 'an extension: without it there are no notices of a sandbox, and no source is named',
  'Assets currencies': 'the search asks for them, and says so',
  'TransferRecord currencies': 'the filter by coin asks for them, and says so',
  'AssetRecord currencies': 'the filter by coin asks for them, and says so',
  'Register articles': 'the links to the agreements lead to pages that say so',
  'Agreements profile': 'what is kept of the profile is shown',
  'Home notices': 'the bell has no dot, and its page says so',
  'Settings balances': 'an example of a value in a currency is left out',
};

it.each(screens)('$name says so when an answer fails, and the ways out of it stay', async (screen) => {
  await open(screen);
  const [calls, exits] = [[...asked], waysOut()];
  for (const call of calls)
    for (const [name, failure] of Object.entries(failures)) {
      const text = await open(screen, (each) => (each === call ? failure(each) : undefined));
      const at = `${call}: ${name}`;
      expect([at, neverSaid.exec(text)?.[0]]).toEqual([at, undefined]);
      expect([at, waysOut()]).toEqual([at, exits]);
      const isQuiet = call in quiet || `${screen.name} ${call}` in quiet;
      expect([at, text.includes('Try again')]).toEqual([at, !isQuiet]);
    }
});

it.each(screens)('$name waits for a slow answer between its bars', async (screen) => {
  await open(screen);
  const [calls, exits] = [[...asked], waysOut()];
  for (const call of calls) {
    const text = await open(screen, (each) => (each === call ? forever : undefined));
    expect([call, neverSaid.exec(text)?.[0], waysOut()]).toEqual([call, undefined, exits]);
  }
});

/** What is nothing where it is missing: a back end without the account has nothing in it. */
const nothing = ['balances.trust_wallet null', 'balances.legal_wallet null'];

it.each(screens)('$name draws what an answer lacks as unknown, and never as nothing', async (screen) => {
  const good = await open(screen);
  for (const call of [...asked])
    for (const { name, data } of drawnFaults(call)) {
      const text = await open(screen, (each) => (each === call ? envelope(data) : undefined));
      const at = `${call}${name}`;
      expect([at, neverSaid.exec(text)?.[0]]).toEqual([at, undefined]);
      const most = nothing.includes(at) ? Infinity : zeros(good);
      expect([at, Math.min(zeros(text), most)]).toEqual([at, zeros(text)]);
    }
});

it.each(screens)('$name says the same of the same, in whatever form it comes', async (screen) => {
  const good = await open(screen);
  for (const call of [...asked])
    for (const { name, data } of equalData(call)) {
      const text = await open(screen, (each) => (each === call ? envelope(data) : undefined));
      expect([`${call}: ${name}`, text]).toEqual([`${call}: ${name}`, good]);
    }
});

const screenOf = (name: string) => screens.find((each) => each.name === name)!;
const answered = (call: string, fault: string): Answer => {
  const data = drawnFaults(call).find(({ name }) => name === fault)!.data;
  return (each) => (each === call ? envelope(data) : undefined);
};

it('an order of an unknown type is neither bought nor sold, and cannot be cancelled', async () => {
  await open(screenOf('SpotTrade'));
  const buttons = () =>
    [...document.querySelectorAll('button')].filter((each) => each.textContent === 'Cancel');
  expect(buttons().length).toBeGreaterThan(0);
  const text = await open(screenOf('SpotTrade'), answered('spotOrders', '[].type of an unknown code'));
  expect(text).toContain(`Being checked (${unknownNumber})`);
  expect(buttons()).toHaveLength(0);
});

it.each([
  ['Assets', 'balances', '.change_wallet.usdt_totle null'],
  ['Assets', 'balances', '.change_wallet.balance[].change_balance null'],
  ['TradeAccount', 'balances', '.change_wallet.balance[].lock_change_balance null'],
  ['TradeAccount', 'ledger', '.list[].value null'],
  ['TransferRecord', 'transfers', '.data[].value null'],
  ['SpotTrade', 'spotOrders', '[].filled_amount null'],
  ['SpotTrade', 'spotOrders', '[].trade_amount null'],
  ['SpotTrade', 'quotations', '[].quotation[].taker_fee_rate null'],
  ['SpotTrade', 'balances', '.change_wallet.balance[].change_balance null'],
])('%s says of %s%s that it is not reported', async (name, call, fault) => {
  expect(await open(screenOf(name), answered(call, fault))).toContain('not reported');
});
