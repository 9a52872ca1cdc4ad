// Places: the city of an address is found by its name or from the position, and a place of a link is opened.
// Walks: location, verification.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

const chooseGermany = '/pages/location/choose-location?country=DE';

let server: JoinedServer;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(async () => {
  phone = await openPhone(browser, server.url);
  ({ page } = phone);
});
afterEach(async () => {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
});

const nearMe = () => page.getByRole('button', { name: 'Near me' });

test('the city of an address is found, and the form is as it was', async () => {
  const person = await new Person(server.url, 'places@example.com').register();
  await phone.keep(await person.kept());
  await page.goto('/pages/verification/basic');
  const name = page.getByRole('textbox', { name: 'Full name' });
  const address = page.getByRole('textbox', { name: 'Contact address' });
  await name.fill('Ann Ott');
  await address.fill('Road 1');
  await page.getByRole('button', { name: /^Country/ }).tap();
  await page.getByRole('dialog').getByRole('searchbox').fill('Germany');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Germany/ })
    .tap();
  await page.getByRole('link', { name: 'Find city and region' }).tap();
  await page.getByRole('searchbox', { name: 'City or town' }).fill('koln');
  await page.getByRole('button', { name: /^Köln/ }).first().tap();
  await page.getByRole('button', { name: 'Choose Köln' }).tap();
  await expect.poll(() => address.inputValue()).toBe('Road 1\nKöln, North Rhine-Westphalia');
  expect(await name.inputValue()).toBe('Ann Ott');
  await page.reload();
  await expect.poll(() => address.inputValue()).toBe('Road 1\nKöln, North Rhine-Westphalia');
});

test('the position is asked for by a tap alone, and orders the places by distance', async () => {
  await phone.context.grantPermissions(['geolocation']);
  await phone.context.setGeolocation({ latitude: 50.9412, longitude: 6.9582, accuracy: 40 });
  await page.goto(chooseGermany);
  const firstPlace = page.getByRole('list', { name: 'Places' }).getByRole('listitem').first();
  await expect.poll(() => firstPlace.innerText()).toContain('Aach');
  await nearMe().tap();
  await page.getByText(/^Accurate to 40 m/).waitFor();
  await expect.poll(() => firstPlace.innerText()).toMatch(/m$/);
  expect(await firstPlace.innerText()).toContain('North Rhine-Westphalia');
});

test('a position that the browser does not share leaves the list', async () => {
  await phone.context.clearPermissions();
  await page.goto(chooseGermany);
  await nearMe().tap();
  await page.getByText('Your browser does not share your position.').waitFor();
  await page.getByRole('button', { name: /^Aachen/ }).waitFor();
});

test('a place of a link opens in the map of the device, and a hostile link shows short text alone', async () => {
  await page.goto(
    `/pages/location/open-location?name=Bank&address=${'a'.repeat(900)}&latitude=50.9&longitude=6.9`,
  );
  const map = page.getByRole('link', { name: 'Open in maps' });
  expect(await map.getAttribute('href')).toBe('geo:50.9,6.9?q=50.9,6.9(Bank)');
  expect((await page.getByText(/^a+$/).innerText()).length).toBe(200);
  await page.getByText(/we have not checked it/).waitFor();
});
