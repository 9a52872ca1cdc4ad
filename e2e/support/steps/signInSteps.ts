// Steps that the journeys of signIn.test.ts and signIn.proof.ts share.
import type { Page } from 'playwright-core';
import { onPhones } from '../onPhones.ts';
import { isPlain } from '../productServer.ts';

export const password = 'correct horse 7';

export const newPassword = 'battery staple 8';

export const registerPath = '/pages/user/login/register';

export const loginPath = '/pages/user/login/login';

export const phones = onPhones();

/** A fresh device. */
export const device = async (options?: Parameters<typeof phones.open>[0]): Promise<Page> =>
  (await phones.open(options)).page;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const kind = (page: Page, name: 'Phone' | 'Email' | 'Username') =>
  page.getByRole('tab', { name, exact: true }).click();

/** Both pages have fields of the same names: input that is filled in too early ends up in the page that closes. */
export async function forgetPassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
}

/** A plain back end returns no regions, and its country name is not localized. */
export const chosenCountry = (name: string, dialCode: string): string =>
  isPlain ? `Country code: +${dialCode}` : `Country code: ${name} +${dialCode}`;

export async function chooseCountry(page: Page, searchKey: string, name: string): Promise<void> {
  await page.getByRole('link', { name: /^(Country code|Choose country code)/ }).click();
  await page.getByRole('searchbox').fill(searchKey);
  await page
    .getByRole('list', { name: 'Countries found' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** The user is logged in once Home opens. */
export const isIn = (page: Page) => page.waitForURL((url) => url.pathname === '/');
