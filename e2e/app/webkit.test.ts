// One walk in WebKit, the engine of the browsers on iOS: that the same build works there too.
// Walks: spot, session, market, home.
import { beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from '../support/describeInWebkit.ts';
import { Person } from '../support/Person.ts';
import { trade } from '../support/trade.ts';
import type { WebDriver } from '../support/WebDriver.ts';

describeInWebkit('a person', (webkit) => {
  let walk: WebDriver;
  let person: Person;

  beforeAll(async () => {
    person = await new Person(webkit.url, 'iris@example.com').register();
    walk = await webkit.start();
  });

  const marketText =
    "document.querySelector(\"main ul[aria-label='Spot pairs'], main [aria-label='Spot pairs']\")?.innerText";

  test('sees prices that move', async () => {
    await walk.open(webkit.url);
    await walk.until(`/\\d\\.\\d/.test(${marketText} ?? '')`);
    const first = await walk.read<string>(marketText);
    await trade(webkit.url, 'SOL');
    await walk.until(`${marketText} !== ${JSON.stringify(first)}`);
  });

  const summary = 'document.querySelector(\'[role=img][aria-label^="Price chart, a candle"]\')?.ariaLabel';

  test('draws a market in depth, in every period that is asked for', async () => {
    await walk.open(`${webkit.url}/pages/trade/kline?symbol=BTC%2FUSDT`);
    await walk.until(`/each 30 minutes/.test(${summary})`);
    await walk.click('//*[@role="tab" and normalize-space()="1m"]');
    await walk.until(`/each 1 minute/.test(${summary})`);
    expect(await walk.read<string>('location.search')).toContain('period=1min');
  });

  test('logs in on the way to Spot', async () => {
    await walk.click('//a[normalize-space()="Buy"]');
    await walk.type('//input[@name="email"]', person.email);
    await walk.type('//input[@name="password"]', person.password);
    await walk.click('//form//button[@type="submit"]');
    await walk.until('location.pathname === "/pages/trade/index"');
  });

  test('places an order that waits in the book', async () => {
    const price = await person.percentOfMarket(97);
    // The price is prefilled: typing replaces the selection.
    await walk.click('//input[@name="price"]');
    await walk.type('//input[@name="price"]', '\uE009a\uE000');
    await walk.type('//input[@name="price"]', price);
    await walk.type('//input[@name="quantity"]', '0.01');
    await walk.click('//form//button[@type="submit"]');
    await walk.until('document.body.innerText.includes("Order placed")');
    expect(await person.orders({ status: '1' })).toMatchObject([
      { target_price: price, trade_amount: '0.01' },
    ]);
  });

  test('keeps the caret beside its digit while an amount is grouped', async () => {
    const shown = `(({ value, selectionStart: at }) => value.slice(0, at) + '|' + value.slice(at))(document.querySelector('input[name=price]'))`;
    const press = async (keys: string): Promise<string> => {
      await walk.type('//input[@name="price"]', keys);
      return walk.read<string>(shown);
    };
    const [left, right, backspace, remove] = ['\uE012', '\uE014', '\uE003', '\uE017'];
    expect(await press('\uE009a\uE000')).toMatch(/\|/);
    expect(await press('1234567.5')).toBe('1,234,567.5|');
    expect(await press(`${left.repeat(8)}9`)).toBe('12,9|34,567.5');
    expect(await press(backspace)).toBe('1,2|34,567.5');
    // The grouping separator is deleted with the adjacent digit. All keys go in one call: the driver moves a caret at
    // the start to the end.
    expect(await press(left + backspace + right.repeat(3) + remove)).toBe('23,4|67.5');
    expect(await press('\uE009zz\uE000')).toBe('1,2|34,567.5');
  });

  test('has a half-filled order and its place again after the session ended under it', async () => {
    const quantity = 'document.querySelector("input[name=quantity]")?.value';
    await walk.until(`${quantity} === ''`);
    await walk.type('//input[@name="quantity"]', '0.03');
    await walk.read('scrollTo(0, 60)');
    await walk.until('scrollY > 0');
    const y = await walk.read<number>('Math.round(scrollY)');
    const device = new Person(webkit.url, person.email);
    device.token = await walk.read<string>('localStorage.getItem("token")');
    await device.call('GET', 'user/logout');
    await walk.read('document.querySelector("form").requestSubmit()');
    await walk.until('location.pathname === "/pages/user/login/login"');
    await walk.until('document.body.innerText.includes("with your entries kept")');
    await walk.type('//input[@name="email"]', person.email);
    await walk.type('//input[@name="password"]', person.password);
    await walk.click('//form//button[@type="submit"]');
    await walk.until('location.pathname === "/pages/trade/index"');
    await walk.until(`${quantity} === '0.03'`);
    await walk.until(`Math.round(scrollY) === ${y}`);
  });
});
