// A visitor uses Home's market on a phone: all pairs, sorting, search, favourites.
import { describe, expect, test } from 'vitest';
import { openPairs as pairs } from '../server/testing/openPairs.ts';
import { rows, phone, codes, button, tab, prepareHome } from './support/steps/homeSteps.ts';

prepareHome();

describe('the market on Home', () => {
  test('sorts all pairs by name, also those that were not on show', async () => {
    await button('Name').tap();
    const byName = pairs.map(({ base }) => base).sort();
    expect(await codes(phone.page)).toEqual(byName.slice(0, 8));
  });

  test('stands in the chosen list and order after a reload and after a way back', async () => {
    await tab('Favourites').tap();
    await button('Add favourites').tap();
    for (const coin of ['SOL', 'BTC', 'DOT']) await button(`Add ${coin}/USDT to favourites`).tap();
    await button('Done').tap();
    await button('Name').tap();
    expect(await codes(phone.page)).toEqual(['BTC', 'DOT', 'SOL']);
    await phone.page.reload();
    await expect.poll(() => codes(phone.page)).toEqual(['BTC', 'DOT', 'SOL']);
    await phone.page.locator(rows).first().tap();
    await phone.page.waitForURL('**/pages/trade/kline?symbol=BTC*');
    await phone.page.goBack();
    await expect.poll(() => codes(phone.page)).toEqual(['BTC', 'DOT', 'SOL']);
  });

  test('draws a line of the day beside a price, hidden below 360 px', async () => {
    const line = phone.page.locator(`${rows} polyline`).first();
    expect((await line.getAttribute('points'))!.split(' ').length).toBeGreaterThan(20);
    expect(await line.isVisible()).toBe(true);
    await phone.page.setViewportSize({ width: 359, height: 844 });
    expect(await line.isVisible()).toBe(false);
  });
});

describe('the search on Home', () => {
  test('comes back from a pair that was opened in it', async () => {
    await button('Search pairs and stocks').tap();
    await phone.page.getByRole('searchbox').fill('dot');
    await phone.page.locator(rows).first().tap();
    await phone.page.waitForURL('**/pages/trade/kline?symbol=DOT*');
    await phone.page.goBack();
    await phone.page.getByRole('searchbox').waitFor();
    await phone.page.keyboard.press('Escape');
    await button('Search pairs and stocks').waitFor();
    expect(new URL(phone.page.url()).search).toBe('');
  });
});
