// Deposit claims, decided by their network, by a sandbox's program, and by two operators at the desk.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chooseQuick,
  claimBankTransfer,
  claimFromBank,
  sendToOwnAddress,
} from '../support/walks/claimWalks.ts';
import type { DeskQueue } from '../../contracts/desk.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { onPhones } from '../support/onPhones.ts';
import { openDesk, openFirstCase } from '../support/openDesk.ts';
import { Person } from '../support/Person.ts';
import { startDesk, type Operator } from '../support/startDesk.ts';
import type { ProductServer } from '../support/productServer.ts';
import { enterAs, says, walkerOn } from '../support/Walker.ts';

describe('in a sandbox', () => {
  const phones = onPhones();
  const device = async () => walkerOn((await phones.open()).page);

  test('a transfer from a bank card is claimed with both amounts, and credited to the last digit', async () => {
    await claimFromBank(await device(), phones.url);
  });
});

describe('at a desk', () => {
  let server: ProductServer;
  let browser: Browser;
  let operators: Record<'rita' | 'adam', Operator>;
  const windows: Phone[] = [];

  beforeAll(async () => {
    ({ server, operators } = await startDesk({ rita: 'reviewer', adam: 'reviewer,approver' }));
    browser = await joinBrowser();
  });
  afterAll(async () => {
    // The desk's page receives this status when the second operator has read another entry.
    const isMeant = (error: string): boolean => /409 \(Conflict\) .*\/approve$/.test(error);
    const faults = windows.flatMap(({ errors, violations, foreignRequests }) => [
      ...errors.filter((error) => !isMeant(error)),
      ...violations,
      ...foreignRequests,
    ]);
    await server?.stop();
    expect(faults).toEqual([]);
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('a bank transfer that is not on the statement is rejected, and its owner reads why', async () => {
    const person = await new Person(server.url, 'clara@example.com').register();
    const phone = await openPhone(browser, server.url);
    windows.push(phone);
    const walk = walkerOn(phone.page);
    await enterAs(walk, server.url, person);
    const { page: adam } = await openDesk(browser, server.url, { operator: operators.adam, windows });
    await claimBankTransfer(walk, server.url, 'Clara Example');
    await walk.open(`${server.url}/pages/assets/record?tab=deposits`);
    await openFirstCase(adam, /^Bank in/);
    await press(adam, 'Take this case');
    await adam
      .getByRole('combobox', { name: 'Reason to refuse: Transfer' })
      .selectOption('deposit.notReceived');
    await adam.locator('label', { hasText: 'Accept' }).click();
    await press(adam, 'Reject 1 item');
    await says(walk, 'No transfer with your reference has arrived');
  });

  test('a quick deposit asks for the network of the last one, and a claim that no network shows is cancelled by its owner', async () => {
    const person = await new Person(server.url, 'quentin@example.com').register();
    const phone = await openPhone(browser, server.url);
    windows.push(phone);
    const { page } = phone;
    const walk = walkerOn(page);
    await enterAs(walk, server.url, person);
    await chooseQuick(walk, server.url, 'trc20');
    await page.getByRole('textbox', { name: 'Transaction hash' }).fill('ab'.repeat(32));
    await page.getByRole('button', { name: /^Submit 500/ }).click();
    await says(walk, 'Submitted for review');
    await walk.open(`${server.url}/pages/assets/record?tab=deposits`);
    await page.getByRole('listitem').filter({ hasText: 'Under review' }).first().click();
    await press(page, 'Cancel report');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel report' }).last().click();
    await says(walk, 'You cancelled this report before the review.');
    expect(await person.call('GET', 'charge_mention/log2')).toMatchObject({ data: [{ state: 'cancelled' }] });
  });

  test('where the feed says nothing, a credit and a refusal are seen by asking every 15 seconds', async () => {
    const person = await new Person(server.url, 'petra@example.com').register();
    const phone = await openPhone(browser, server.url);
    windows.push(phone);
    const { page } = phone;
    // The socket connects, but receives nothing.
    await page.routeWebSocket(/./, () => {});
    await page.clock.install();
    const walk = walkerOn(page);
    await enterAs(walk, server.url, person);
    await claimBankTransfer(walk, server.url, 'Petra Example');
    await sendToOwnAddress(person, '60');
    await walk.open(`${server.url}/pages/assets/record?tab=deposits`);
    await says(walk, 'Under review');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const states = async () => {
      const { data } = await person.call<{ data: { state: string }[] }>('GET', 'charge_mention/log2');
      return data.map(({ state }) => state);
    };
    await expect.poll(states).toContain('credited');
    const adam = await operators.adam.logIn(server.url);
    const { rows } = await adam.call<DeskQueue>(server.url, 'queue/deposit.bank');
    const cased = `cases/${rows.at(-1)!.id}`;
    await adam.call(server.url, `${cased}/take`, {});
    await adam.call(server.url, `${cased}/reject`, { rejections: { transfer: 'deposit.notReceived' } });
    expect(await page.getByText('Credited').count()).toBe(0);
    await page.clock.fastForward(15_000);
    await page.clock.resume();
    await says(walk, 'Credited');
    await says(walk, 'No transfer with your reference has arrived');
  });
});
