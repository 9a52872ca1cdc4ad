// What stands on a screen in a real browser before a server that answers badly; tests/faults has every call and every
// way, without a browser.
// Walks: home, market, spot, wallet, account, help.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { isPlain, joinServer, type JoinedServer } from '../support/productServer.ts';
import { screens } from '../support/screens.ts';

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  const person = await new Person(server.url, 'fay@example.com').register();
  const pair = { legal_id: '3', currency_id: '1', type: '1', amount: '0.01234' };
  await person.call('POST', 'coin/trade', { ...pair, target_price: await person.percentOfMarket(95) });
  await person.logInElsewhere();
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
  await phone.keep(await person.kept());
});
afterAll(async () => {
  await phone?.close();
  await server?.stop();
});

type Json = Record<string, unknown>;

/** The server's own response with another text; ignored after the page is closed. */
async function withText(route: Route, change: (text: string) => string, type = 'application/json') {
  try {
    const answer = await route.fetch();
    await route.fulfill({ status: answer.status(), contentType: type, body: change(await answer.text()) });
  } catch (error) {
    if (!/disposed|has been closed/.test(String(error))) throw error;
  }
}

/** Replaces these fields wherever the answer has them. */
const withFields = (fields: Json) => (route: Route) =>
  withText(route, (text) =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) => (key in fields ? fields[key] : value)),
  );

/** Envelope field that carries the data. */
const dataName = isPlain ? 'message' : 'data';

/** Sends decimal text as JSON numbers. */
const withNumbers = (route: Route) => withText(route, (text) => text.replace(/"(-?\d+\.\d+)"/g, '$1'));

interface Fault {
  screen: string;
  call: string;
  answer: (route: Route) => Promise<unknown>;
  /** Text that is shown. */
  says: string;
  /** Text that is no longer shown. */
  never?: string;
}

const unread = 'The server’s answer could not be read.';
const failed = 'The server could not respond.';
const faults: Record<string, Fault> = {
  'the page of a network for balances': {
    screen: 'Home',
    call: 'wallet/list',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
    says: unread,
  },
  'null for balances': {
    screen: 'Assets',
    call: 'wallet/list',
    answer: withFields({ [dataName]: null }),
    says: unread,
  },
  'half an answer for the ledger': {
    screen: 'AssetRecord',
    call: 'wallet/legal_log',
    answer: (route) => withText(route, (text) => text.slice(0, 80)),
    says: unread,
  },
  'an empty body for the profile': {
    screen: 'Settings',
    call: 'user/center',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    says: unread,
  },
  'JSON as text for agreements': {
    screen: 'Agreements',
    call: 'news/list',
    answer: (route) => withText(route, (text) => text, 'text/plain'),
    says: unread,
  },
  'a 502 for orders': {
    screen: 'SpotTrade',
    call: 'coin/list',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
    says: failed,
  },
  'a 500 with what is inside for transfers': {
    screen: 'TransferRecord',
    call: 'wallet/hzhistory',
    answer: (route) =>
      route.fulfill({ status: 500, json: { type: 'error', code: -1, message: 'SQLSTATE[42S22]' } }),
    says: failed,
  },
  'balances that are null each': {
    screen: 'TradeAccount',
    call: 'wallet/list',
    answer: withFields({ change_balance: null }),
    says: 'not reported',
  },
  'orders of an unknown type and status': {
    screen: 'SpotTrade',
    call: 'coin/list',
    answer: (route) =>
      withText(route, (text) => {
        const envelope = JSON.parse(text) as Record<typeof dataName, Json[]>;
        const rows = envelope[dataName].map((row) => ({ ...row, type: 7, status: 9 }));
        return JSON.stringify({ ...envelope, [dataName]: rows });
      }),
    says: 'Being checked (7)',
    never: 'Cancel',
  },
  'numbers for decimals': {
    screen: 'Assets',
    call: 'wallet/list',
    answer: withNumbers,
    says: 'USDT',
    never: 'not reported',
  },
};

test.each(Object.keys(faults))('%s: the part says so, and the page stands', async (name) => {
  const { screen, call, answer, says, never } = faults[name]!;
  const { path } = screens.find((each) => each.name === screen && each.isMember)!;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`**/api/${call}*`, (route) => answer(route));
  await page.goto(path);
  await page.getByText(says).first().waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|NaN|SQLSTATE|\bERROR\b|\bnull\b|Something went wrong/);
  if (never !== undefined) expect(text.split('\n')).not.toContain(never);
  if ([unread, failed].includes(says)) {
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    const help = await page.getByRole('link', { name: 'Get help' }).first().getAttribute('href');
    expect(new URL(help ?? '', server.url).searchParams.get('screen')).toBe(
      new URL(path, server.url).pathname,
    );
  }
  await page.locator('[aria-label=Back], nav[aria-label=Main] a').first().waitFor();
});

test('unknown codes and amounts raise no error in the browser', () => {
  const own = phone.errors.filter((error) => !/status of 50[02]/.test(error));
  expect([own, phone.violations]).toEqual([[], []]);
});
