// Accepted agreements and the optional consent, in a real browser on the real server.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBrowser, openPhone } from './support/openPhone.ts';
import { joinServer, type JoinedServer } from './support/productServer.ts';

const agreements = '/pages/user/login/agree';

let server: JoinedServer;
let browser: Browser;
beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
});
afterAll(async () => {
  await server?.stop();
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
  // Below the fixed bar, not behind it.
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
