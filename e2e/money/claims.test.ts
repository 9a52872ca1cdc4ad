// Deposits that are claimed, decided by their network, by the program of a sandbox, and by two people at a desk.
// Walks: deposit, wallet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimBankTransfer, claimByHash } from '../support/walks/claimWalks.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { onPhones } from '../support/onPhones.ts';
import { approve, openDesk, openFirstCase } from '../support/openDesk.ts';
import { Person } from '../support/Person.ts';
import { startDesk, type Operator } from '../support/startDesk.ts';
import type { ProductServer } from '../support/productServer.ts';
import { enterAs, says, walkerOn } from '../support/Walker.ts';

describe('in a sandbox', () => {
  const phones = onPhones();
  const device = async () => walkerOn((await phones.open()).page);

  test('a transaction is claimed by its hash, and credited as its network shows it', async () => {
    await claimByHash(await device(), phones.url);
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

  const openPage = async (operator: Operator): Promise<Page> =>
    (await openDesk(browser, server.url, { operator, windows })).page;

  const accept = (page: Page) => page.locator('label', { hasText: 'Accept' }).click();

  /** Views the proof and enters the reference from the statement. */
  async function judge(page: Page, statement: string): Promise<void> {
    await accept(page);
    await page.getByRole('textbox', { name: /^Reference of the entry/ }).fill(statement);
  }

  test('two people find a bank transfer on the statement, and its owner sees it credited', async () => {
    const person = await new Person(server.url, 'clara@example.com').register();
    const phone = await openPhone(browser, server.url);
    windows.push(phone);
    const walk = walkerOn(phone.page);
    await enterAs(walk, server.url, person);
    await claimBankTransfer(walk, server.url, 'Clara Example');
    await walk.open(`${server.url}/pages/assets/record?tab=deposits`);
    await says(walk, 'Under review');

    const rita = await openPage(operators.rita);
    await openFirstCase(rita, /^Bank in/);
    await rita.getByRole('cell', { name: 'Clara Example', exact: true }).waitFor();
    await rita.getByText(/^Approving credits the amount above/).waitFor({ state: 'detached' });
    await press(rita, 'Take this case');
    await rita.getByText(/^Approving credits the amount above/).waitFor();
    await judge(rita, 'E2E-0447');
    await approve(rita, 'Propose approval');
    await rita.getByText(/^Approval proposed: account/).waitFor();

    const adam = await openPage(operators.adam);
    await openFirstCase(adam, /^Bank in/);
    await judge(adam, 'E2E-0448');
    await approve(adam, 'Confirm approval');
    await adam.getByText('The first person entered another reference. Check the statement').waitFor();
    await says(walk, 'Under review');
    await judge(adam, 'E2E-0447');
    await approve(adam, 'Confirm approval');
    await adam.getByText(/^Approved: account/).waitFor();
    // No page is reloaded.
    await says(walk, 'Credited');
    await says(walk, '+536.94158075');
  });
});
