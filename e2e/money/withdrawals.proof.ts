// Withdrawals to a saved address, starting from Assets.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import type { Person } from '../support/Person.ts';
import type { ProductServer } from '../support/productServer.ts';
import { startDesk, startsWithinMs } from '../support/startDesk.ts';
import { walkerOn } from '../support/Walker.ts';
import { cancelledUnderReview } from '../support/walks/withdrawalWalks.ts';
import { Withdrawers } from '../support/Withdrawers.ts';

let server: ProductServer;
let browser: Browser;
let phone: Phone;
const people = new Withdrawers();
let person: Person;

beforeAll(async () => {
  browser = await joinBrowser();
  ({ server } = await startDesk({ rita: 'reviewer' }, {}, (folder) => people.prepare(folder, 1)));
}, startsWithinMs);
beforeEach(async () => {
  person = await people.next(server);
  phone = await openPhone(browser, server.url);
});
afterEach(async () => {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
});
afterAll(async () => {
  await server?.stop();
});

test('much waits for a review, is cancelled by its owner, and the whole amount is free again', async () => {
  await cancelledUnderReview(walkerOn(phone.page), server.url, person);
});
