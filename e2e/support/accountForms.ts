// Forms of Account and Security, by the file that defines each. The user has an e-mail address.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { field, press, type FormWalk } from './walks/formWalk.ts';

const password = 'correct horse 7';
const newPassword = 'battery staple 8';
const phrase = 'Quastenflosser 42';
/** Fields are addressed by form name, because several are for a code or for digits. */
const input = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);

/** Uses the code that the sandbox shows below its field. */
async function useCodeOf(page: Page, name: string): Promise<string> {
  const beneath = (button: string) =>
    page.locator(`//input[@name="${name}"]/following::button[normalize-space()="${button}"][1]`);
  await beneath('Send code').click();
  await beneath('Use this code').click();
  await expect.poll(() => input(page, name).inputValue()).not.toBe('');
  return input(page, name).inputValue();
}

export const accountForms: Record<string, FormWalk> = {
  ChangePasswordView: {
    path: '/pages/settings/security/changePassword',
    isForVisitors: false,
    async fillIn(page) {
      await field(page, 'Current password').fill(password);
      await field(page, 'New password').fill(newPassword);
      await field(page, 'Confirm new password').fill(newPassword);
      return { secrets: [password, newPassword] };
    },
  },
  LeavingSheet: {
    path: '/pages/settings/account/index',
    isForVisitors: false,
    open: (page) => page.getByRole('button', { name: /^Get a copy of your data/ }).click(),
    async fillIn(page) {
      await input(page, 'loginPassword').fill(password);
      return { secrets: [password, await useCodeOf(page, 'code')] };
    },
  },
  LiftSheet: {
    path: '/pages/settings/security/index',
    isForVisitors: false,
    prepare: (owner) => owner.call('POST', 'user/hold', {}),
    open: (page) => page.getByRole('switch', { name: 'Hold my withdrawals' }).click(),
    async fillIn(page) {
      return { secrets: [password, await useCodeOf(page, 'code')] };
    },
  },
  PhraseSheet: {
    path: '/pages/settings/security/index',
    isForVisitors: false,
    open: (page) => page.getByRole('button', { name: /^Anti-phishing phrase/ }).click(),
    async fillIn(page) {
      await field(page, 'Your phrase').fill(phrase);
      return { secrets: [password, phrase] };
    },
  },
  useContactForm: {
    path: '/pages/settings/account/index',
    isForVisitors: false,
    // After a reload the sheet opens automatically.
    async fillIn(page) {
      await page.getByRole('button', { name: /^Phone/ }).click();
      await field(page, 'Phone number').fill('6502530000');
      const codes = [await useCodeOf(page, 'code'), await useCodeOf(page, 'ownCode')];
      await input(page, 'password').fill(password);
      return { secrets: [...codes, password], kept: '6502530000', shown: '(650) 253-0000' };
    },
  },
  useFundPasswordForm: {
    path: '/pages/settings/security/changePayPassword',
    isForVisitors: false,
    prepare: (owner) => owner.setFundPassword('284173'),
    async fillIn(page, look) {
      const digits = { old: '284173', password: '905162', confirm: '905162' };
      for (const [name, value] of Object.entries(digits)) await input(page, name).fill(value);
      await look({ secrets: Object.values(digits) });
      await press(page, 'Forgot the current one?');
      await expect.poll(() => input(page, 'password').inputValue()).toBe(digits.password);
      await input(page, 'loginPassword').fill(password);
      return { secrets: [...Object.values(digits), password, await useCodeOf(page, 'code')] };
    },
  },
};
