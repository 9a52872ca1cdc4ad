// Every built screen against a faulty server: each call that it makes, with as many faults per answer as can be read
// together, and a failure of each kind. With FULL=1 each fault and each failure has its own answer.
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createCore } from '../../src/app/core.ts';
import { screenAt } from '../../src/app/paths.ts';
import { openScreen } from '../../src/app/screenCode.ts';
import { siteConfig } from '../../src/api/session.ts';
import { profile } from '../../contracts/examples/account.ts';
import { laterStock } from '../../src/screens/market/laterStock.ts';
import { openOrders } from '../../contracts/examples/spot.ts';
import { keptMarket } from '../../src/screens/home/keptMarket.ts';
import { screenOf, screens } from '../../e2e/support/screens.ts';
import { fixtures } from '../domains/fixtures.ts';
import {
  callOf,
  drawnFaults,
  envelope,
  equalData,
  exampleOf,
  failures,
  forever,
  joinedFaults,
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

/** A screen as opened, or the part behind a tap on it. */
type View = (typeof screens)[number] & { tap?: string; calls?: readonly string[]; isPlain?: boolean };

async function open(
  { path, isMember, tap, isPlain }: View,
  answered: Answer = () => undefined,
): Promise<string> {
  cleanup();
  // Home's choice of a market belongs to the page once it is read.
  keptMarket.set(undefined);
  localStorage.clear();
  sessionStorage.clear();
  if (isMember) {
    localStorage.setItem('token', 'token-of-a-member-00000000000000001');
    localStorage.setItem('user', JSON.stringify(profile));
  }
  answer = answered;
  asked = new Set();
  const core = createCore({ origin: 'http://localhost' });
  // Requested at startup.
  if (isPlain) await core.queryClient.fetchQuery(siteConfig()).catch(() => undefined);
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  act(() => void render(<App core={core} Router={Router} />));
  await settle();
  if (tap !== undefined) {
    const target = [...document.querySelectorAll<HTMLElement>(tappable)].find((each) => fits(each, tap));
    act(() => target?.click());
    await settle();
  }
  return textOnScreen();
}

const tappable = 'button, [role=tab], main a';
const fits = (element: HTMLElement, name: string): boolean =>
  (element.getAttribute('aria-label') ?? element.textContent).startsWith(name);

/** Separate text nodes; muted decimals are a separate node. */
function textOnScreen(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const piece = walker.currentNode.textContent ?? '';
    text += /^[.,]\d/.test(piece) ? piece : ` ${piece}`;
  }
  return text;
}

/** Texts on the screen, except those that the clock changes and placeholders. */
function pieces(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  return found.filter(
    (piece) => !/\d\d:\d\d:\d\d|^Now \d\d:\d\d$|(?:s|min|h) old|^Loading$|^0+$|^\s+$/.test(piece),
  );
}

async function settle(): Promise<void> {
  // Dependent requests follow some turns later: a withdrawal, its coin, and its arrival.
  for (let quiet = 0; quiet < 6; quiet += underWay > 0 ? 0 : 1)
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}

// On a busy machine late renders could leak into the next test.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await Promise.all(
    screens.map(({ path }) => openScreen(screenAt(new URL(path, 'http://localhost').pathname))),
  );
  // Loaded after a tap; compiled here, so that the tap shows them within a few turns.
  await Promise.all([
    import('../../src/screens/home/marketParts.ts'),
    import('../../src/screens/home/StocksData.tsx'),
    laterStock.load(),
  ]);
  // Each file is compiled first.
}, 120_000);
beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  // APIs missing in this renderer.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Text that no screen may show, whatever a server answers. */
const neverSaid = /undefined|NaN|\[object|SQLSTATE|\bERROR\b|\bnull\b|Invalid Date|Something went wrong/;

/** Zero figures; addresses start with 0x. */
const zeros = (text: string): number => text.match(/(?<![\d.,:])0(?:[.,]0+)?(?![\d.,:x])/g)?.length ?? 0;

/** Exits of a page: they stay, whatever fails on it. */
const waysOut = (): string[] =>
  [...document.querySelectorAll('[aria-label=Back], nav[aria-label=Main] a')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

/** Support link of a failure, with its time, screen and request id. */
function helpOf({ path }: View, isNumbered: boolean): string {
  const { href } = document.querySelector<HTMLAnchorElement>('a[href*="time="]') ?? { href: 'http://none' };
  const known = new URL(href).searchParams;
  const isNow = Math.abs(Date.parse(known.get('time') ?? '') - Date.now()) < 60_000;
  // URLs of the page itself are fixed in this renderer.
  if (!isNow || !known.has('screen')) return `${path} has no way to support: ${href}`;
  return known.get('request') === (isNumbered ? 'req-7' : null) ? 'asks support' : `no request in ${href}`;
}

/**
 * Calls that fail silently on every screen except those whose fixtures say otherwise: the page is complete without
 * them.
 */
const quiet: Readonly<Record<string, string>> = {
  siteConfig: 'an extension: without it there are no notices of a sandbox, and no source is named',
  announcement: 'opens over Home; without it nothing does, and Notices says why',
};

/** Failures that form a valid answer, and their meaning. */
const good: Record<string, string> = {
  'inviteRanking: a refusal': 'nobody is in the ranking, as back ends of the family say it',
  'depositAddress: {} data': 'no network has an address, and the page says so',
};

const behind = (name: string, tap: string, ...calls: string[]): View => ({
  ...screenOf(name),
  // Silent failures are tested on the screen as opened.
  quiet: undefined,
  loud: undefined,
  replaced: undefined,
  explained: undefined,
  name: `${name}, ${tap}`,
  tap,
  calls,
});
/** Calls whose faults are rendered: all calls of the view, or those it displays. */
const callsOf = ({ calls = [...asked] }: View): readonly string[] => calls;

/** Includes the parts of a screen that need a tap. */
const views: readonly View[] = [
  ...screens,
  ...Object.entries(fixtures).flatMap(([name, { taps = [] }]) =>
    taps.map(({ tap, calls }) => behind(name, tap, ...calls)),
  ),
];

it.each(views)('$name is there', async (view) => {
  const text = await open(view);
  const { tap, ...screen } = view;
  if (tap !== undefined) expect(text).not.toBe(await open(screen));
  expect(text).not.toMatch(/Try again(?! later)/);
});

const isFull = process.env['FULL'] === '1';

/** An unreadable response, a server error, and a refusal with a reason. */
const ofEachKind = ['HTML', 'a 500 with what is inside', 'a refusal'];
const failuresTried = Object.entries(failures).filter(([name]) => isFull || ofEachKind.includes(name));

const failing = views.filter(({ name, tap }) => tap === undefined || /Balances|Find a coin/.test(name));

it.each(failing)('$name says when an answer is slow or fails, and keeps its ways out', async (screen) => {
  await open(screen);
  const [calls, exits] = [callsOf(screen), waysOut()];
  for (const call of calls) {
    const meanwhile = await open(screen, (each) => (each === call ? forever : undefined));
    expect([call, neverSaid.exec(meanwhile)?.[0], waysOut()]).toEqual([call, undefined, exits]);
    const others = pieces();
    for (const [name, failure] of failuresTried) {
      const text = await open(screen, (each) => (each === call ? failure.answer(each) : undefined));
      const at = `${call}: ${name}`;
      if (at in good) continue;
      expect([at, neverSaid.exec(text)?.[0]]).toEqual([at, undefined]);
      expect([at, waysOut()]).toEqual([at, exits]);
      const { loud = {}, quiet: ownQuiet = {}, replaced = {}, explained = {} } = screen;
      const isQuiet = (call in quiet && !(call in loud)) || call in ownQuiet;
      expect([at, text.includes('Try again')]).toEqual([at, !isQuiet]);
      const gone = others.filter((piece) => !pieces().includes(piece));
      expect([at, call in replaced ? [] : gone]).toEqual([at, []]);
      if (isQuiet || call in explained) continue;
      expect([at, text]).toEqual([at, expect.stringContaining(failure.says)]);
      const isNumbered = failure.answer(call).headers.has('x-request-id');
      expect([at, helpOf(screen, isNumbered)]).toEqual([at, 'asks support']);
    }
  }
});

/** Fields that count as empty when missing: a back end without the account has no balance in it. */
const nothing = [
  'balances.trust_wallet null',
  'balances.legal_wallet null',
  // More rows appear in the history, none with fills.
  'spotOrders[].status of an unknown code',
  'positions.message.data[].status of an unknown code',
  // A count of friends, displayed as such.
  'invite.invite_num below all',
  // An answer to another question is not a correct one.
  ...['questions[].id', 'answers[].question', 'answers[].chosen', 'answers[].right'].flatMap((path) =>
    ['far away', 'below all'].map((fault) => `questions.${path} ${fault}`),
  ),
];

/** With a wrong page count a screen looks for a row that is on no page. */
const isOfPages = (name: string): boolean => /^\.(total|count) /.test(name);
const faultsTried = (call: string) =>
  isFull ? drawnFaults(call) : joinedFaults(call, (name) => isOfPages(name) || nothing.includes(call + name));

/** Unknown codes, and whether a screen shows them. */
const said = new Map<string, boolean>();
/** Commands on a row: none is allowed on a row of unknown kind. */
const commands = ['Cancel', 'Cancel order'];

it.each(views)('$name draws what an answer lacks as unknown, and never as nothing', async (screen) => {
  const good = await open(screen);
  for (const call of callsOf(screen))
    for (const { name, data, unknown } of faultsTried(call)) {
      const text = await open(screen, (each) => (each === call ? envelope(data) : undefined));
      const at = `${call}${name}`;
      expect([at, neverSaid.exec(text)?.[0]]).toEqual([at, undefined]);
      const most = nothing.includes(at) ? Infinity : zeros(good);
      expect([at, Math.min(zeros(text), most)]).toEqual([at, zeros(text)]);
      if (!unknown) continue;
      const { code } = unknown;
      const isSaid = [`Being checked (${code})`, `Status ${code}, being checked`].some((each) =>
        text.includes(each),
      );
      said.set(call + unknown.path, isSaid || said.get(call + unknown.path) === true);
      const given = /\.(type|status|state)$/.test(unknown.path)
        ? [...document.querySelectorAll('button')].filter(({ textContent }) => commands.includes(textContent))
        : [];
      expect([at, given.length]).toEqual([at, 0]);
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

/** Fields that are unknown without a message, and the reason why this does not mislead. */
const unsaid: Record<string, string> = {
  'announcement.lang': 'the text shows it',
  'article.lang': 'the text shows it',
  'articles.list[].lang': 'the title shows it',
  'deposits.data[].status': 'the state beside it says more',
  'options.data[].account_type': 'those of the account that was asked for are answered',
  'positions.message.data[].account_type': 'without it those of the real account are answered',
  'positions.message.data[].order_type': 'a transfer shows nothing of it',
  'hostingOrders.order_list[].penalty_rule': 'what redeeming costs is said, and not by which rule',
  'hostingProduct.penalty_rule': 'nothing is said of a penalty before it is known by which rule',
  'hostingProducts[].penalty_rule': 'the page of the product says it',
  'otcOrder.events[].by': 'an order that is under way shows no history',
  'otcOrder.events[].what': 'an order that is under way shows no history',
  'otcOrder.events[].reason': 'an order that is under way shows no history',
  'ledger.list[].kind': 'the row has the sentence of the server',
  'ledger.list[].side': 'the row has the sentence of the server',
  'products.products[].product': 'this version has no page of it',
  'products.questions[].product': 'this version has no page that it comes before',
  'profile.advanced_user': 'the basic verification stands',
  'withdrawals.data[].status': 'the state beside it says more',
  'withdrawals.data[].type': 'the address or the card that is shown says it',
  'transfers.data[].from_field': 'the row has the sentence of the server',
  'transfers.data[].to_field': 'the row has the sentence of the server',
};

it('a code that nobody knows is being checked, or stands in the list of those that nobody sees', () => {
  const silent = [...said].filter(([, isSaid]) => !isSaid).map(([path]) => path);
  expect(silent.toSorted()).toEqual(Object.keys(unsaid).toSorted());
});

/** A plain back end, which has no such call. */
const plain: Answer = (call) =>
  call === 'siteConfig'
    ? new Response('', { status: 404, headers: { 'content-type': 'text/html' } })
    : undefined;
const filterChips = () =>
  [...document.querySelectorAll('[role=group][aria-label=Filters] button')].map((each) => [
    each.textContent,
    each.getAttribute('aria-pressed'),
  ]);
const plainly = (view: View, query: string): View => ({
  ...view,
  path: `${view.path}?${query}`,
  isPlain: true,
});

it('AssetRecord of a plain back end is of one coin in one account, which are chosen and not taken away', async () => {
  const text = await open(plainly(behind('AssetRecord', 'USDT'), 'kind=fee&from=2026-01-01'), plain);
  const chips = [
    ['USDT', null],
    ['Spot', null],
  ];
  expect(filterChips()).toEqual(chips);
  // The sheet of the coin, without the parts that the back end lacks.
  expect(text).toContain('Ethereum');
  expect(text).not.toMatch(/All coins|Clear filters|active/);
  await open(plainly(behind('AssetRecord', 'Filters'), 'coin=BTC'), plain);
  expect(filterChips()[0]).toEqual(['BTC', null]);
  expect(textOnScreen()).not.toMatch(/Clear filters|Period/);
});

it('TransferRecord of a plain back end is narrowed by nothing, whatever the address says', async () => {
  const asked = plainly(screenOf('TransferRecord'), 'coin=BTC&from=2026-01-01');
  await open({ ...asked, isPlain: false });
  expect(filterChips().length).toBeGreaterThan(2);
  await open(asked, plain);
  expect(filterChips()).toEqual([]);
});

it('LeverInfo of a plain back end says that costs are not reported, and nothing of an insurance', async () => {
  const lacking: Answer = (call) =>
    call === 'leverTerms' || call === 'leverInsurance' ? plain('siteConfig') : undefined;
  const text = await open(screenOf('LeverInfo'), lacking);
  for (const words of ['are not available for this contract', '2× to 10×', '1 to 100,000'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Insurance fund|Try again|Trading fee|Entry price|liquidation price is shown/);
});

it('LeverInfo asks what a person may choose only where somebody has logged in', async () => {
  const text = await open({ ...screenOf('LeverInfo'), isMember: false });
  expect(text).toContain('2× to 10×');
  expect([...asked]).not.toContain('leverPanel');
  await open(screenOf('LeverInfo'));
  expect([...asked]).toContain('leverPanel');
});

it('LeverInfo is about the pair that its address names, with a contract or without', async () => {
  const about = (symbol: string): View => ({
    ...screenOf('LeverInfo'),
    path: `/pages/lever/info?symbol=${symbol}`,
  });
  expect(await open(about('ETH/USDT'))).toContain('There is no contract on ETH/USDT');
  expect([...asked]).not.toContain('leverPanel');
  expect(await open(about('NOPE/USDT'))).toContain('This pair is not traded here');
});

it('LeverInfo shows all that the insurance took and paid where there is more than stands there', async () => {
  const data = exampleOf('leverInsurance') as { list: { id: number; amount: string }[] };
  const list = Array.from({ length: 4 }, (_, index) => ({
    ...data.list[0]!,
    id: 90 - index,
    amount: `${index + 41}.5`,
  }));
  const more: Answer = (call) => (call === 'leverInsurance' ? envelope({ ...data, list }) : undefined);
  expect(await open(screenOf('LeverInfo'), more)).not.toContain('+44.50');
  // Only visible rows are laid out, and nothing is measured here.
  const text = await open(behind('LeverInfo', 'See all'), more);
  expect(text).not.toMatch(/See all|Try again/);
  expect(document.querySelector('[aria-label="Insurance records"]')).not.toBeNull();
});

it('SpotTrade shows prices, the book and the orders while balances are waited for, and says nothing of them', async () => {
  const text = await open(screenOf('SpotTrade'), (call) => (call === 'balances' ? forever : undefined));
  for (const words of ['97,412.6', 'Last price', 'Buy BTC/USDT', 'Available', 'You receive'])
    expect(text).toContain(words);
  expect(document.querySelectorAll('[role=tabpanel] li').length).toBeGreaterThan(0);
  expect(document.querySelector('button[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  expect(text).not.toMatch(/could not be loaded|not reported|Insufficient/);
  await open(behind('SpotTrade', 'Balances'), (call) => (call === 'balances' ? forever : undefined));
  expect(textOnScreen()).not.toContain('The spot account is empty.');
});

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

/** Quotations with one pair without a price, and its symbol. */
function quotationsWithout(): { symbol: string; answer: Answer } {
  const groups = structuredClone(exampleOf('quotations')) as { quotation: Record<string, unknown>[] }[];
  const row = groups[0]!.quotation[0]!;
  row['now_price'] = null;
  return {
    symbol: String(row['symbol']),
    answer: (call) => (call === 'quotations' ? envelope(groups) : undefined),
  };
}
const badGateway: Answer = (call) =>
  call === 'quotations' ? new Response('<html>', { status: 502 }) : undefined;

it.each([
  ['its pair has no price', quotationsWithout().answer],
  ['there is no readable answer', badGateway],
])('SpotTrade keeps its orders, and what cancels them, where %s', async (_, answer) => {
  const path = `/pages/trade/index?symbol=${encodeURIComponent(quotationsWithout().symbol)}`;
  const text = await open({ ...screenOf('SpotTrade'), path }, answer);
  expect(text).toContain('We could not load this pair');
  expect(text).not.toContain('This pair is not traded here');
  const cancels = [...document.querySelectorAll('button')].filter((each) => each.textContent === 'Cancel');
  expect(cancels.length).toBeGreaterThan(0);
});

it.each(['Home of a visitor', 'Home'])(
  '%s keeps the other pairs where one cannot be read, and says so',
  async (name) => {
    const good = await open(screenOf(name));
    const { symbol, answer } = quotationsWithout();
    const text = await open(screenOf(name), answer);
    const rowsOf = () =>
      [...document.querySelectorAll('[role=tabpanel] li')].map((each) => each.textContent ?? '');
    const [row, ...more] = rowsOf().filter((each) => each.startsWith(symbol));
    expect([row, more]).toEqual([`${symbol}Could not be read—`, []]);
    expect(zeros(text)).toBeLessThanOrEqual(zeros(good));
    expect(rowsOf().length).toBeGreaterThan(1);
    expect(text).not.toContain('Try again');
  },
);

it('Kline says of a pair that cannot be read that it cannot, and trades another one', async () => {
  const { symbol, answer } = quotationsWithout();
  const of = (asked: string): View => ({
    ...screenOf('Kline'),
    path: `/pages/trade/kline?symbol=${encodeURIComponent(asked)}`,
  });
  const text = await open(of(symbol), answer);
  expect(text).toContain('The server’s answer could not be read.');
  expect(text).toContain('Try again');
  expect(text).not.toContain('This pair is not traded here');
  expect(await open(of('NOPE/USDT'), answer)).toContain('This pair is not traded here');
});

it.each([
  ['two orders of a pair are offered to be cancelled together', openOrders[0]!.type, true],
  ['not where what one of them is, and so what it frees, is unknown', unknownNumber, false],
])('%s', async (_, type, isOffered) => {
  const [order] = openOrders;
  const { symbol } = order!;
  const rows = [order!, { ...order!, id: order!.id + 1, type }];
  const path = `/pages/trade/index?symbol=${encodeURIComponent(symbol)}`;
  // With the server's site configuration.
  const text = await open({ ...screenOf('SpotTrade'), path, isPlain: true }, (call) =>
    call === 'spotOrders' ? envelope(rows) : undefined,
  );
  expect(text.includes(`Cancel all 2 ${symbol} orders`)).toBe(isOffered);
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

/** Balances with changed rows, as from a server that omits some of them. */
function balancesWith(rowsOf: (rows: { currency_name: string }[]) => { currency_name: string }[]): Answer {
  const data = structuredClone(exampleOf('balances')) as Record<
    string,
    { balance?: { currency_name: string }[] }
  >;
  for (const wallet of Object.values(data)) if (wallet?.balance) wallet.balance = rowsOf(wallet.balance);
  return (call) => (call === 'balances' ? envelope(data) : undefined);
}

it('SpotTrade says of a coin without a row that it is not reported, and sends nothing', async () => {
  const text = await open(
    screenOf('SpotTrade'),
    balancesWith((rows) => rows.filter(({ currency_name }) => currency_name !== 'USDT')),
  );
  expect(text).toContain('Available — not reported');
  expect(text).toContain('Your balance could not be loaded.');
  expect(text).not.toContain('Insufficient balance');
});

it('Assets without a row under a total says that the coins are not reported, and not that there is nothing', async () => {
  const text = await open(
    screenOf('Assets'),
    balancesWith(() => []),
  );
  expect(text).toContain('Your coins could not be loaded. Try again.');
  expect(text).not.toMatch(/Nothing here yet|All your balances are small|Frozen 0/);
});
