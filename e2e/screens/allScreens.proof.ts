// Every screen under the conditions that the other files of this folder omit: the dark theme, other languages and widths, and motion.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axeFaults.ts';
import { localeIds, markOfLocale } from '../../contracts/locales.ts';
import { screens } from '../support/screens.ts';
import { chooseLanguage, faultsAtWidths, onScreens } from '../support/walks/walkScreens.ts';

/** Duration of page transitions. */
const motionTimeMs = 1_500;

/** Records every animation from the start of the page. Init script of the page. */
function watchMotion(): void {
  const moving = new Set<string>();
  Object.assign(window, { moving });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) > 0 && animation.playState === 'running')
        moving.add((animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? 'something');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** All axe findings in the light theme, and contrast findings in the dark theme. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const light = await axeFaults(page);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
  const dark = (await axeFaults(page, ['color-contrast'])).map((fault) => `in the dark theme, ${fault}`);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
  return [...light, ...dark];
}

const open = onScreens();

describe.each(screens)('$name', (screen) => {
  test('breaks no rule of axe in either theme, and fits 320, 390 and 450 px, also with text twice as large', async () => {
    const phone = await open(screen);
    expect(await faultsInBothThemes(phone.page)).toEqual([]);
    expect(await faultsAtWidths(phone.page, [450, 390, 320], [390, 320])).toEqual([]);
    await phone.close();
  });

  test('moves nothing for people who want no motion', async () => {
    const phone = await open(screen, { watch: watchMotion });
    await phone.page.waitForFunction((time) => performance.now() > time, motionTimeMs);
    const moving = await phone.page.evaluate(() => [
      ...(window as unknown as { moving: Set<string> }).moving,
    ]);
    expect(moving).toEqual([]);
    await phone.close();
  });

  test('breaks no rule of axe at 320 px in German in either theme, and fits there and in Thai', async () => {
    const phone = await open(screen, { stored: { lang: 'de' } });
    const { page } = phone;
    await chooseLanguage(page, 'de');
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await faultsAtWidths(page, [320], [320])).toEqual([]);
    await chooseLanguage(page, 'th');
    expect(await faultsAtWidths(page, [320], [320])).toEqual([]);
    await phone.close();
  });

  test('cuts nothing at 390 px in any language', async () => {
    const phone = await open(screen);
    const faults: string[] = [];
    for (const locale of localeIds) {
      await chooseLanguage(phone.page, markOfLocale(locale), locale);
      faults.push(...(await faultsAtWidths(phone.page, [390], [])).map((fault) => `${locale}, ${fault}`));
    }
    expect(faults).toEqual([]);
    await phone.close();
  });
});
