// What one has accepted, and the one thing that can be chosen beside it, in a real browser on the real server.
// Walks: session, home.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

const agreements = '/pages/user/login/agree';
const phoneNumber = { area_code: '49', mobile: '15123456789' };

let server: JoinedServer;
let browser: Browser;
beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
});

/** User registered by phone, because only such a user receives text messages. */
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
    agreements: '2001:1,2002:3',
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
  for (const [title, version] of Object.entries({ 'User agreement': 1, 'Privacy policy': 3 }))
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
