// Appearance settings, and the layout above an on-screen keyboard.
import { describe, test } from 'vitest';
import { screens } from '../support/screens.ts';
import { openScreen, prepareAppearance } from '../support/steps/appearanceSteps.ts';

prepareAppearance();

describe('with the keyboard open on Spot', () => {
  test.each([
    { width: 390, height: 450 },
    { width: 390, height: 664 },
    { width: 320, height: 640 },
  ])(
    'a tap on the button beside a field that is being typed in sends the order at $width × $height',
    async (viewport) => {
      const phone = await openScreen(screens.find(({ name }) => name === 'SpotTrade')!);
      try {
        const { page } = phone;
        await page.setViewportSize(viewport);
        await page.locator('input[name=quantity]').tap();
        await page.keyboard.type('0.001');
        await page.waitForTimeout(300);
        const box = (await page.locator('button[type=submit]').boundingBox())!;
        const sent = page.waitForRequest((request) => request.url().endsWith('/api/coin/trade'), {
          timeout: 5000,
        });
        // A real touch blurs the field first, and the target must not move.
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await sent;
      } finally {
        await phone.close();
      }
    },
  );
});
