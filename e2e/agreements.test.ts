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

const asked = { 'User agreement': '2001', 'Privacy policy': '2002' };

/** User registered by phone, because only such a user receives text messages, with the versions of that day. */
async function openAsMember(): Promise<{ phone: Phone; versions: Map<string, number> }> {
  const person = new Person(server.url, 'unused@example.com');
  const versions = new Map<string, number>();
  for (const [title, id] of Object.entries(asked)) {
    const { version } = await person.call<{ version: number }>('POST', 'news/detail', { id });
    versions.set(title, version);
  }
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
    agreements: [...versions]
      .map(([title, version]) => `${asked[title as keyof typeof asked]}:${version}`)
      .join(),
  });
  const login = { user_string: phoneNumber.mobile, areacode: phoneNumber.area_code, user_type: 'mobile' };
  person.token = await person.call<string>('POST', 'user/login', { ...login, password });
  const phone = await openPhone(browser, server.url);
  await phone.keep(await person.kept());
  return { phone, versions };
}

test('what was accepted at registration stands there with its date, and consent to texts is kept', async () => {
  const { phone, versions } = await openAsMember();
  const { page } = phone;
  await page.goto(agreements);
  for (const [title, version] of versions)
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
