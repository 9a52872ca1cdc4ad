// Somebody else gets into an account: its owner learns of it where they are, and of the new password that follows.
// Walks: help, home, session.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

let server: JoinedServer;
let browser: Browser;
let owner: Person;
let phone: Phone;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  owner = await new Person(server.url, 'ada@example.com').register();
  phone = await openPhone(browser, server.url);
});
afterAll(async () => {
  await phone?.close();
  await server?.stop();
});

/** Uses the owner's session from the next page on. */
async function keep(person: Person): Promise<void> {
  await phone.keep(await person.kept());
}

test('a log-in from another device appears on the first one, and is read there once for all', async () => {
  await keep(owner);
  const { page } = phone;
  await page.goto('/');
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
  // The feed reports it: a displayed notice counts as read.
  await expect.poll(() => page.getByText('Practice money').count()).toBeGreaterThan(0);
  await owner.logInElsewhere();
  await page.getByRole('link', { name: 'Unread notices' }).click();
  const row = page.getByRole('button', { name: /New login to your account/ });
  await expect.poll(() => row.textContent()).toContain('Firefox on Linux, IP address 127.0.0.x');
  expect(await row.textContent()).toContain('Unread');
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'New login to your account' });
  await sheet.getByText('Someone knows your password.').waitFor();
  expect(await sheet.textContent()).toMatch(/a•••\d?@example\.com/);
  // The sheet has a history entry.
  await page.waitForFunction(() => 'dialogs' in ((history.state as object | null) ?? {}));
  await page.goBack();
  await expect.poll(() => sheet.count()).toBe(0);
  await expect.poll(() => row.textContent()).not.toContain('Unread');
  expect(await page.getByRole('button', { name: 'Mark all read' }).count()).toBe(0);
  const { unread } = await owner.call<{ unread: number }>('GET', 'user/notices');
  expect(unread).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
});

test('a new password is told with the hour until which withdrawals are held, and leads to the next one', async () => {
  const { page } = phone;
  const { sandbox_code: code } = await owner.call<{ sandbox_code: string }>('POST', 'email_send', {
    user_string: owner.email,
    type: 'forget',
  });
  const password = 'another horse 8';
  const form = { account: owner.email, password, repassword: password, code };
  await owner.call('POST', 'user/forget', form);
  owner.token = '';
  owner.token = await owner.call<string>('POST', 'user/login', {
    user_string: owner.email,
    password,
    user_type: 'email',
  });
  await keep(owner);
  await page.goto('/pages/notice/index');
  const row = page.getByRole('button', { name: /Your password was reset/ });
  await expect.poll(() => row.textContent()).toMatch(/Withdrawals are on hold until \d+ \w+, \d\d:\d\d/);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.poll(() => row.textContent()).not.toContain('Unread');
  await row.click();
  await page.getByRole('link', { name: 'Set new password' }).click();
  await expect.poll(() => page.url()).toContain('/pages/user/login/forgetPassword');
  expect(phone.errors).toEqual([]);
});
