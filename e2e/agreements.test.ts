// What one has accepted, and the one thing that can be chosen beside it, in a real browser on the real server.
// Walks: session, home.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startProductServer, type ProductServer } from './support/productServer.ts';

const agreements = '/pages/user/login/agree';
const phoneNumber = { area_code: '49', mobile: '15123456789' };

let server: ProductServer;
let browser: Browser;
beforeAll(async () => {
  server = await startProductServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who came by phone, because only then there is somebody to send text messages to. */
async function openAsMember(): Promise<Phone> {
  const person = new Person(server.url, 'unused@example.com');
  const { password } = person;
  const form = { ...phoneNumber, type: 'register' };
  const { sandbox_code: code } = await person.call<{ sandbox_code: string }>('POST', 'sms_send', form);
  await person.call('POST', 'user/register', {
    type: 'mobile',
    user_string: phoneNumber.mobile,
    area_code: phoneNumber.area_code,
    password,
    re_password: password,
    code,
    extension_code: 'MERIDIAN',
    agreements: '2001:1,2002:2',
  });
  const login = { user_string: phoneNumber.mobile, areacode: phoneNumber.area_code, user_type: 'mobile' };
  person.token = await person.call<string>('POST', 'user/login', { ...login, password });
  const phone = await openPhone(browser, server.url);
  await phone.keep(await person.kept());
  return phone;
}

test('what was accepted at registration stands there with its date, and consent to texts is kept', async () => {
  const phone = await openAsMember();
  const { page } = phone;
  await page.goto(agreements);
  for (const [title, version] of Object.entries({ 'User agreement': 1, 'Privacy policy': 2 }))
    await page
      .getByRole('link', { name: new RegExp(`^${title}.*Version ${version} · accepted \\d+ \\w+ \\d{4}`) })
      .waitFor();
  const consent = page.getByRole('switch', { name: 'Text messages about my account' });
  expect(await consent.isChecked()).toBe(false);
  const saved = page.waitForResponse('**/api/user/consent');
  await consent.click();
  await expect.poll(() => consent.isChecked()).toBe(true);
  await (await saved).finished();
  await page.reload();
  await consent.waitFor();
  await expect.poll(() => consent.isChecked()).toBe(true);
  expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
  await phone.close();
});

test('a visitor reads a text by keyboard, section by section, and back leaves it in one step', async () => {
  const phone = await openPhone(browser, server.url, { hasTouch: false, isMobile: false });
  const { page } = phone;
  await page.goto(agreements);
  await page.getByRole('link', { name: /^User agreement/ }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'User agreement' }).waitFor();
  await page.locator('summary').press('Enter');
  await page.getByRole('link', { name: '11. Availability and liability' }).press('Enter');
  const section = page.getByRole('heading', { level: 2, name: '11. Availability and liability' });
  await expect.poll(() => section.evaluate((heading) => heading === document.activeElement)).toBe(true);
  // Below the bar that stays, not behind it.
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await section.boundingBox())!.y).toBeLessThan(200);
  expect((await section.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Agreements and privacy' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(agreements);
  expect([phone.errors, phone.violations, phone.foreignRequests]).toEqual([[], [], []]);
  await phone.close();
});

test('texts come in the language of the app, and their code only with their pages', async () => {
  const phone = await openPhone(browser, server.url);
  const { page } = phone;
  await phone.context.addInitScript(() => localStorage.setItem('lang', 'jp'));
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  const textCode = async () => {
    const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
    return bodies.filter((body) => body.includes('text/html') && body.includes('noopener noreferrer'));
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(1);
  expect(await textCode()).toEqual([]);
  await page.goto('/pages/user/login/privacyAgreement/privacyAgreement');
  await page.getByRole('heading', { level: 2, name: '6. 保存期間' }).waitFor();
  await page.getByRole('columnheader', { name: '期間' }).waitFor();
  expect(await textCode()).toHaveLength(1);
  await phone.close();
});
