// Home's market as a visitor uses it on a phone: all pairs, an order of their own, a search, favourites.
// Walks: home, market.
import { describe, expect, test } from 'vitest';
import { openPairs as pairs } from '../server/testing/openPairs.ts';
import { phone, codes, button, tab, prepareHome } from './support/steps/homeSteps.ts';

prepareHome();

describe('the market on Home', () => {
  test('shows eight pairs, and every pair of the server on request', async () => {
    expect(await codes(phone.page)).toEqual(pairs.slice(0, 8).map(({ base }) => base));
    await button('See all').tap();
    expect(await codes(phone.page)).toEqual(pairs.map(({ base }) => base));
    await button('Show fewer').tap();
    expect(await codes(phone.page)).toHaveLength(8);
  });
});

describe('the search on Home', () => {
  test('finds a pair by its name, and the way back of the phone leaves it where the page was', async () => {
    await button('See all').tap();
    await phone.page.evaluate(() => scrollTo(0, 400));
    await button('Search pairs and stocks').tap();
    const field = phone.page.getByRole('searchbox');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('chainLINK');
    expect(await codes(phone.page)).toEqual(['LINK']);
    await phone.page.goBack();
    await expect.poll(() => codes(phone.page)).toHaveLength(pairs.length);
    await expect.poll(() => phone.page.evaluate(() => scrollY)).toBe(400);
  });
});

describe('favourites', () => {
  test('stand in the order of starring, after a reload too, and in a second tab at once', async () => {
    const second = await phone.context.newPage();
    await second.goto('/');
    await second.getByRole('tab', { name: 'Favourites' }).tap();
    await second.getByText('No favourites yet').waitFor();
    await tab('Favourites').tap();
    await button('Add favourites').tap();
    await button('Add SOL/USDT to favourites').tap();
    await button('Add BTC/USDT to favourites').tap();
    await button('Done').tap();
    expect(await codes(phone.page)).toEqual(['SOL', 'BTC']);
    await expect.poll(() => codes(second)).toEqual(['SOL', 'BTC']);
    await phone.page.reload();
    await tab('Favourites').tap();
    await expect.poll(() => codes(phone.page)).toEqual(['SOL', 'BTC']);
  });
});
