// Every screen while the browser translates it and prices move: none breaks, each text is what the app has for it or its
// translation, and a figure is never translated.
// Walks: account, bank, deposit, help, home, hosting, lever, market, option, otc, referral, session, spot, subscription, verification, wallet, withdrawal.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { textFibers } from '../../scripts/testing/textFibers.ts';
import { openLong, readyForContracts } from '../support/contractsOpen.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { Person } from '../support/Person.ts';
import { startProductServer, type ProductServer } from '../support/productServer.ts';
import { screens, type Screen } from '../support/screens.ts';
import { readTranslated, translate, type Translator } from '../support/translator.ts';
import { leaveTraces } from '../support/walks/walkScreens.ts';

let server: ProductServer;
let browser: Browser;
let member: Person;
let newcomer: Person;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    joinBrowser(),
    // Its prices change.
    startProductServer({ CLOCK_TIMES: '1' }, 'e2e/support/fastServer.ts'),
  ]);
  member = await readyForContracts(await new Person(server.url, 'grace@example.com').register());
  await leaveTraces(member);
  // A market has no price directly after the start.
  await vi.waitFor(() => openLong(member), { timeout: 20_000, interval: 200 });
  newcomer = await new Person(server.url, 'hedy@example.com').register();
});
afterAll(() => server?.stop());

async function open(person?: Person): Promise<Phone> {
  const phone = await openPhone(browser, server.url, { reducedMotion: 'reduce' });
  if (person) await phone.keep(await person.kept());
  await phone.context.addInitScript(translate);
  await phone.page.goto('/pages/settings/language/language');
  await phone.page.locator('main li').first().waitFor();
  return phone;
}

/** Navigates like a link of the app, without a page reload: the previous screen unmounts while it is translated. */
function go(path: string): void {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** Whether the service has answered every request. Runs in the page. */
function isTranslated(): boolean {
  const { translator } = globalThis as unknown as { translator: Translator };
  return translator.texts > 0 && translator.waiting === 0;
}

/** Faults on the open screen, and the number of texts and figures checked. */
async function look({ page, errors }: Phone) {
  await page.waitForFunction(isTranslated);
  const { texts, figures, wrong } = await page.evaluate(readTranslated);
  const fibers = await page.evaluate(textFibers);
  const failed = await page.getByText('Something went wrong').count();
  return {
    texts,
    figures,
    faults: [...wrong, ...fibers, ...errors.splice(0), ...(failed > 0 ? ['the page failed'] : [])],
  };
}

async function walk(group: readonly Screen[], person?: Person) {
  const phone = await open(person);
  const sum = { screens: group.length, texts: 0, figures: 0, faults: [] as string[] };
  // An open dialog keeps its page against a step that no link took.
  const ordered = group.toSorted(
    (a, b) => Number(a.opensWith !== undefined) - Number(b.opensWith !== undefined),
  );
  for (const { path, ready, name } of ordered) {
    await phone.page.evaluate(go, path);
    await phone.page
      .locator(ready)
      .first()
      .waitFor()
      .catch(() => sum.faults.push(`${name}: ${ready} is missing`));
    const { texts, figures, faults } = await look(phone);
    sum.texts += texts;
    sum.figures += figures;
    sum.faults.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  await phone.close();
  return sum;
}

test('every screen stands, and says what it says without a translator', async () => {
  const of = (isMine: (screen: Screen) => boolean | undefined) => screens.filter(isMine);
  const sums = await Promise.all([
    walk(of(({ isMember }) => !isMember)),
    walk(
      of(({ isMember, isNewcomer }) => isMember && !isNewcomer),
      member,
    ),
    walk(
      of(({ isNewcomer }) => isNewcomer),
      newcomer,
    ),
  ]);
  const count = (key: 'screens' | 'texts' | 'figures') => sums.reduce((sum, each) => sum + each[key], 0);
  console.log(`${count('screens')} screens, ${count('texts')} texts, ${count('figures')} figures`);
  expect(sums.flatMap(({ faults }) => faults)).toEqual([]);
  expect(count('screens')).toBe(screens.length);
  expect(count('figures')).toBeGreaterThan(1_000);
});

/** Removes the marks that the translator adds. */
const words = (text: string): string => text.replaceAll(/[‹›]/g, '').replaceAll(/\s+/g, ' ');
const submit = ({ page }: Phone) => page.locator('button[type=submit]');
const amount = ({ page }: Phone) => page.locator('main input[name=amount]');

/** Posted form fields of a call. */
async function sent(phone: Phone, path: string): Promise<Record<string, string>> {
  const request = phone.page.waitForRequest((each) => each.url().endsWith(path));
  await submit(phone).click();
  return Object.fromEntries(new URLSearchParams((await request).postData() ?? ''));
}

test('a transfer moves what the page shows: after the accounts were swapped, and all of it', async () => {
  const person = await new Person(server.url, 'tess@example.com').register();
  const moved = { currency_id: '3', number: '1813.01', from_field: 'change', to_field: 'lever' };
  await person.call('POST', 'wallet/change', moved);
  const phone = await open(person);
  const { page } = phone;
  await page.evaluate(go, '/pages/assets/transfer/index?from=change&to=lever');
  const ends = page.locator('main button[aria-haspopup=dialog]');
  await ends.first().filter({ hasText: 'Spot account' }).waitFor();
  await amount(phone).fill('12.5');
  await page.waitForFunction(isTranslated);
  await page.getByRole('button', { name: 'Swap the accounts' }).click();
  await ends.first().filter({ hasText: 'Contract account' }).waitFor();
  expect(words(await ends.nth(1).innerText())).toMatch(/Spot account/);
  await page.getByRole('button', { name: /Max/ }).click();
  const all = (await amount(phone).inputValue()).replaceAll(',', '');
  await expect.poll(async () => words(await submit(phone).innerText())).toMatch(/^Transfer [\d,.]+ USDT$/);
  expect(all).toBe('1813.01');
  expect(words(await submit(phone).innerText()).replaceAll(',', '')).toContain(all);
  expect((await look(phone)).faults).toEqual([]);
  expect(await sent(phone, '/api/wallet/change')).toMatchObject({
    number: all,
    from_field: 'lever',
    to_field: 'change',
  });
  await phone.close();
});

test('hosting confirms the amount that was typed last', async () => {
  const phone = await open(member);
  const { page } = phone;
  await page.evaluate(go, '/pages/finance/buyPage?id=2');
  await amount(phone).fill('600');
  await expect.poll(async () => words(await submit(phone).innerText())).toContain('600.00 USDT');
  await page.waitForFunction(isTranslated);
  await amount(phone).fill('1000');
  await expect.poll(async () => words(await submit(phone).innerText())).toContain('1,000.00 USDT');
  const today = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first();
  expect(words(await today.innerText())).toContain('1,000.00 USDT');
  expect((await look(phone)).faults).toEqual([]);
  await phone.close();
});

test('a contract ticket goes on stating where it is liquidated, and the market its trades', async () => {
  const phone = await open(member);
  const { page } = phone;
  await page.evaluate(go, '/pages/lever/index');
  await page.getByRole('textbox', { name: /^Lots/ }).fill('10');
  const liquidation = page.getByRole('button', { name: /Open long/ }).getByText(/est\. liq\. \d/);
  await liquidation.waitFor();
  const stated = await liquidation.innerText();
  await expect.poll(() => liquidation.innerText()).not.toBe(stated);
  expect((await look(phone)).faults).toEqual([]);
  await page.evaluate(go, '/pages/trade/kline');
  const trade = page.getByRole('table', { name: 'Recent trades' }).getByRole('row').nth(1);
  await trade.waitFor();
  const first = await trade.innerText();
  await expect.poll(() => trade.innerText()).not.toBe(first);
  expect((await look(phone)).faults).toEqual([]);
  await phone.close();
});
