// Every amount field that a screen opens with, under keyboards that replace whole words (composition, swipe,
// autocorrect), drag and drop, and undo. The fields in sheets are the same component (src/ui/fields/AmountField.tsx).
// Walks: spot, lever, hosting, subscription, option, wallet, deposit, withdrawal, help, otc.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../support/screens.ts';
import { chooseLanguage, onScreens } from '../support/walks/walkScreens.ts';

const open = onScreens();

/** Replaces the field's text several times, as a phone's keyboard does, and leaves the last text. */
async function replaceWord(session: CDPSession, field: Locator, ...texts: string[]): Promise<void> {
  await field.press('End');
  let { length } = await field.inputValue();
  for (const text of texts) {
    const selection = { selectionStart: text.length, selectionEnd: text.length };
    const replacement = { replacementStart: 0, replacementEnd: length };
    await session.send('Input.imeSetComposition', { text, ...selection, ...replacement });
    ({ length } = text);
  }
  await session.send('Input.insertText', { text: texts.at(-1)! });
}

/** Drags the selected text of a separate field into the middle of another one. */
async function drop(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((value) => {
    const source = document.createElement('input');
    Object.assign(source, { id: 'dropped', value });
    source.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; inline-size: 99px';
    document.body.append(source);
  }, text);
  const source = page.locator('#dropped');
  await source.selectText();
  await source.dragTo(field, { sourcePosition: { x: 5, y: 10 }, force: true });
  await source.evaluate((element) => element.remove());
}

test.each(screens.filter(({ amountFields }) => amountFields !== undefined))(
  '$name reads what such a keyboard means in its $amountFields amount fields, with either decimal mark',
  async (screen) => {
    const phone = await open(screen);
    const { page } = phone;
    const session = await phone.context.newCDPSession(page);
    const fields = page.locator('main').locator('input[inputmode=decimal], input[inputmode=numeric]');
    await expect.poll(() => fields.count()).toBe(screen.amountFields);
    for (const [language, group] of [
      ['en', ','],
      ['de', '.'],
    ] as const) {
      await chooseLanguage(page, language);
      for (const field of await fields.all()) {
        const shown = () => field.inputValue();
        await field.fill('1024');
        expect(await shown()).toBe(`1${group}024`);
        await replaceWord(session, field, `1${group}02`);
        expect(await shown()).toBe('102');
        await field.fill('12345');
        await replaceWord(session, field, `12${group}3456`);
        expect(await shown()).toBe(`123${group}456`);
        await field.press('Control+z');
        expect(await shown()).toBe(`12${group}345`);
        await drop(page, field, '6');
        expect((await shown()).replaceAll(group, '')).toMatch(
          /^(612345|162345|126345|123645|123465|123456)$/,
        );
        await field.fill('');
      }
    }
    expect(phone.errors).toEqual([]);
    await phone.close();
  },
);

test('the search of the help centre takes composed words, changes within a word and fast typing, and keeps them in the address', async () => {
  const phone = await open(screens.find(({ name }) => name === 'HelpCentre')!);
  const { page } = phone;
  const session = await phone.context.newCDPSession(page);
  const field = page.getByRole('searchbox');
  const compose = async (...texts: string[]): Promise<void> => {
    for (const text of texts)
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await session.send('Input.insertText', { text: texts.at(-1)! });
  };
  await field.focus();
  await compose('て', 'てす', 'てすう', 'てすうりょう', '手数料');
  expect(await field.inputValue()).toBe('手数料');
  await field.fill('');
  await compose('ㅅ', '수');
  await compose('ㅅ', '수', '수수', '수수료');
  expect(await field.inputValue()).toBe('수수수료');
  await field.fill('withdral');
  for (let step = 0; step < 2; step += 1) await field.press('ArrowLeft');
  await page.keyboard.type('awa');
  expect(await field.inputValue()).toBe('withdrawaal');
  await field.fill('');
  await page.keyboard.type('withdrawal fee');
  expect(await field.inputValue()).toBe('withdrawal fee');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('withdrawal fee');
  expect(await field.inputValue()).toBe('withdrawal fee');
  await phone.close();
});
