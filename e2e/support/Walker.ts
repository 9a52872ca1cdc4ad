// Browser-independent user actions: tests for both engines are written once against this interface.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './Person.ts';

/** Subset of a page that the WebKit driver supports (WebDriver.ts). */
export interface Walker {
  open(url: string): Promise<void>;
  step(direction: 'back' | 'forward'): Promise<void>;
  /** @param expression evaluated in the page, here and in `until` */
  read<Result>(expression: string): Promise<Result>;
  until(expression: string): Promise<void>;
  click(xpath: string): Promise<void>;
  /** Appends to the text of the field. */
  type(xpath: string, text: string): Promise<void>;
  /** Chooses a file. */
  attach(xpath: string, path: string): Promise<void>;
}

/** Walker for Chromium. */
export function walkerOn(page: Page): Walker {
  const find = (xpath: string) => page.locator(`xpath=${xpath}`).first();
  return {
    open: async (url) => void (await page.goto(url)),
    step: async (direction) => void (await (direction === 'back' ? page.goBack() : page.goForward())),
    read: (expression) => page.evaluate(expression),
    async until(expression) {
      // On a page that has not loaded every condition is false.
      const look = () => page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
      await expect
        .poll(look)
        .toBe(true)
        .catch(async (error: unknown) => {
          const shown = await page
            .evaluate("location.pathname + '\\n' + document.body.innerText")
            .catch(String);
          throw new Error(`Not so: ${expression}\nThe page:\n${String(shown)}`, { cause: error });
        });
    },
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).pressSequentially(text),
    attach: (xpath, path) => find(xpath).setInputFiles(path),
  };
}

export const input = (name: string): string => `//input[@name="${name}"]`;
/** Elements by text or accessible name. */
export const named = (element: string, name: string): string =>
  `//${element}[normalize-space()="${name}" or @aria-label="${name}"]`;

export const press = (walk: Walker, name: string, within = ''): Promise<void> =>
  walk.click(within + named('button', name));
export const says = (walk: Walker, text: string): Promise<void> =>
  walk.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
export const isAt = (walk: Walker, path: string): Promise<void> =>
  walk.until(`location.pathname === ${JSON.stringify(path)}`);
export const valueOf = (name: string): string => `document.querySelector('[name=${name}]')?.value`;

/** Enters digits on our own keypad, which fills the current field. */
export async function enterDigits(walk: Walker, digits: string): Promise<void> {
  for (const digit of digits) await press(walk, digit);
}

/** Requests a verification code and uses the one that the sandbox shows below the field. */
export async function sendAndUseCode(walk: Walker, name = 'code'): Promise<void> {
  for (const button of ['Send code', 'Use this code'])
    await walk.click(`(${input(name)}/following::button[normalize-space()="${button}"])[1]`);
  await walk.until(`/^\\d{6}$/.test(${valueOf(name)})`);
}

/** Enters as a logged-in user. */
export async function enterAs(walk: Walker, url: string, person: Person): Promise<void> {
  // Any of the product's pages has access to its storage.
  await walk.open(`${url}/pages/settings/language/language`);
  const kept = JSON.stringify(Object.entries(await person.kept()));
  await walk.read(`${kept}.forEach(([key, value]) => localStorage.setItem(key, value))`);
}
