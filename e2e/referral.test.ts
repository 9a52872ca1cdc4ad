// Somebody invites by a link, who registers with it and trades, and a part of the fee arrives.
// Walks: referral, session, home, account.
import { BigNumber } from 'bignumber.js';
import { beforeAll, expect, test } from 'vitest';
import { onPhones } from './support/onPhones.ts';
import { freshEmail, Person } from './support/Person.ts';
import { registerOnScreen } from './support/walks/walk.ts';

const phones = onPhones();
let ida: Person;

beforeAll(async () => {
  ida = await new Person(phones.url, 'ida@example.com').register();
});

interface Order {
  fee_amount: string;
  fee_currency: string;
}

/** Buys 0.002 BTC from the book immediately. */
async function buy(person: Person): Promise<Order> {
  const worst = await person.percentOfMarket(102);
  const pair = { legal_id: '3', currency_id: '1', type: '1', amount: '0.002' };
  return person.call('POST', 'coin/trade', { ...pair, order_kind: 'market', target_price: worst });
}

test('who registers by a link brings a part of each fee, in its coin, to whoever has shared it', async () => {
  const { page } = await phones.openAs(ida);
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite' }).tap();
  await page.getByText('No friends have joined yet').waitFor();
  await page.getByRole('button', { name: 'Poster' }).tap();
  const poster = page.getByRole('dialog', { name: 'Your poster' });
  await poster.getByRole('img').waitFor();
  const file = page.waitForEvent('download');
  await poster.getByRole('button', { name: 'Save image' }).tap();
  expect((await file).suggestedFilename()).toMatch(/^[A-Z0-9]{8}\.png$/);
  const link = (await poster.getByText(/register\?code=/).textContent())!;
  await page.keyboard.press('Escape');

  const { page: theirs } = await phones.open();
  await theirs.goto(link);
  const code = theirs.getByRole('textbox', { name: 'Invitation code' });
  await expect.poll(() => code.inputValue()).toBe(new URL(link).searchParams.get('code'));
  const jon = new Person(phones.url, 'jon@example.com');
  jon.email = freshEmail(jon.email);
  await registerOnScreen(theirs, jon);
  await jon.logIn();
  const { fee_amount: fee, fee_currency: coin } = await buy(jon);

  await page.reload();
  await page.getByText('Friends joined').waitFor();
  await page.getByRole('tab', { name: 'Rebates' }).tap();
  const rebate = new BigNumber(fee).times('0.15').decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed();
  await page.getByText(`+${rebate}`).waitFor();
  await page.getByText(`15.00% of a fee of ${fee}`).waitFor();
  const rebates = page.getByText(/15\.00% of a fee of /);
  const paid = await rebates.count();
  // Nothing but the feed tells the open page of the next one.
  await buy(jon);
  await expect.poll(() => rebates.count()).toBeGreaterThan(paid);
  await page.getByRole('tab', { name: /^Friends/ }).tap();
  // Rows of rebates name the friend, too.
  await rebates.first().waitFor({ state: 'detached' });
  await page.getByText(/^\d•••\d\d$/).waitFor();
  const before = new BigNumber((await ida.balance(coin)).free);
  await buy(jon);
  expect(before.lt((await ida.balance(coin)).free)).toBe(true);

  await page.getByRole('tab', { name: 'Top 10' }).tap();
  await page.getByText('Only you see this row').waitFor();
  await page.getByRole('switch', { name: 'Show me in the ranking' }).tap();
  await page.getByText('Only you see this row').waitFor({ state: 'detached' });
  await page.goto('/pages/settings/account/index');
  await page.getByRole('link', { name: /^Invitation code/ }).tap();
  await page.getByText('Friends joined').waitFor();
});
