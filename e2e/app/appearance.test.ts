// The choices of how things look, and the room that a keyboard leaves.
// Walks: home, account, spot.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPhone } from '../support/openPhone.ts';
import { pairRow, screens, type Screen } from '../support/screens.ts';
import { server, browser, openScreen, prepareAppearance } from '../support/steps/appearanceSteps.ts';

prepareAppearance();

describe('the theme', () => {
  /** Init script of the page. */
  function watchTheme(): void {
    const themes: string[] = [];
    Object.assign(window, { themes });
    const note = () => {
      const { theme } = document.documentElement?.dataset ?? {};
      if (document.body && theme !== undefined && themes.at(-1) !== theme) themes.push(theme);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  }

  test.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
    [undefined, 'dark', 'light'],
  ] as const)('kept as %s on a device in %s is %s before the body is there', async (theme, device, shown) => {
    const phone = await openPhone(browser, server.url, { colorScheme: device });
    await phone.context.addInitScript(watchTheme);
    await phone.context.addInitScript((value) => {
      if (value !== undefined) localStorage.setItem('theme', value);
    }, theme);
    await phone.page.goto('/');
    await phone.page.locator(pairRow).first().waitFor();
    const themes = await phone.page.evaluate(() => (window as unknown as { themes: string[] }).themes);
    const canvas = await phone.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await phone.close();
    expect(themes).toEqual([shown]);
    const [red = 0] = canvas.match(/\d+/g)?.map(Number) ?? [];
    expect(red > 127).toBe(shown === 'light');
  });
});

describe('price colours', () => {
  /** The colour of each sign that the market currently shows. */
  function signColours(page: Page): Promise<Record<string, string>> {
    return page.locator(pairRow).evaluateAll((rows) => {
      const colours: Record<string, string> = {};
      for (const row of rows) {
        const cell = [...row.querySelectorAll('*')].findLast((element) =>
          /[+−]\d.*%$/.test(element.textContent),
        );
        const [sign] = cell?.textContent.match(/[+−]/) ?? [];
        if (cell && sign) colours[sign] = getComputedStyle(cell).color;
      }
      return colours;
    });
  }

  test('chosen as red up in Settings turn the colours of rise and fall around', async () => {
    const [home, settings] = ['Home of a visitor', 'Settings'].map((name) =>
      screens.find((screen) => screen.name === name)!,
    ) as [Screen, Screen];
    const phone = await openScreen(home);
    const greenUp = await signColours(phone.page);
    await phone.page.goto(settings.path);
    await phone.page.getByRole('radio', { name: 'Red up' }).check({ force: true });
    await phone.page.goto(home.path);
    await phone.page.locator(pairRow).first().waitFor();
    const redUp = await signColours(phone.page);
    await phone.close();
    const signs = Object.keys(greenUp).filter((sign) => sign in redUp);
    expect(signs.length).toBeGreaterThan(0);
    for (const sign of signs) expect(redUp[sign]).not.toBe(greenUp[sign]);
  });
});

describe('with the keyboard open on Spot', () => {
  test.each([
    { width: 390, height: 500 },
    { width: 320, height: 420 },
  ])('the order button stays in reach at $width × $height', async (viewport) => {
    const spot = screens.find(({ name }) => name === 'SpotTrade')!;
    const phone = await openScreen(spot);
    try {
      const { page } = phone;
      await page.setViewportSize(viewport);
      for (const name of ['price', 'quantity', 'total']) {
        await page.locator(`input[name=${name}]`).tap();
        await page.waitForTimeout(200);
        const button = page.locator('button[type=submit]');
        const box = await button.boundingBox();
        expect(box && box.y >= 0 && box.y + box.height <= viewport.height, name).toBe(true);
        const isOnTop = await button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(hit);
        });
        expect(isOnTop, name).toBe(true);
      }
    } finally {
      await phone.close();
    }
  });
});
