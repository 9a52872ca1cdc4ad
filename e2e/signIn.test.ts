// Everybody gets in: by phone, by e-mail and by username, with a new password where the old one is forgotten.
// Walks: session, home, wallet.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freshEmail } from './support/Person.ts';
import { isPlain } from './support/productServer.ts';
import { fillInvitation, leaveSession, sendAndUseCode, useCode } from './support/walks/walk.ts';
import {
  password,
  newPassword,
  registerPath,
  loginPath,
  device,
  field,
  press,
  kind,
  forgetPassword,
  chosenCountry,
  chooseCountry,
  isIn,
} from './support/steps/signInSteps.ts';

async function finishRegistration(page: Page): Promise<void> {
  await fillInvitation(page);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /^I have read/ }).check();
  await press(page, 'Create account');
  await isIn(page);
}

async function logIn(
  page: Page,
  tab: 'Phone' | 'Email' | 'Username',
  name: string,
  secret: string,
): Promise<void> {
  await page.goto(loginPath);
  await kind(page, tab);
  await field(page, tab === 'Phone' ? 'Phone number' : tab).fill(name);
  await field(page, 'Password').fill(secret);
  await press(page, 'Log in');
}

describe('by phone', () => {
  const digits = '15112345678';

  test('a number is registered with its country, which is found by a search and keeps the form', async () => {
    const page = await device();
    await page.goto(registerPath);
    await kind(page, 'Phone');
    // The device's language is American English, and its time zone names no country.
    await page.getByRole('link', { name: 'Country code: United States +1' }).waitFor();
    await field(page, 'Password').fill(password);
    await field(page, 'Phone number').fill(`0${digits}`);
    await chooseCountry(page, 'german', 'Germany');
    await page.getByRole('link', { name: chosenCountry('Germany', '49') }).waitFor();
    expect(await field(page, 'Password').inputValue()).toBe(password);
    await expect.poll(() => field(page, 'Phone number').inputValue()).toBe('01511 2345678');
    expect(
      await page
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual([false, false]);
    await sendAndUseCode(page, digits);
    if (!isPlain) await page.getByText('No message is sent here.').waitFor();
    const code = await field(page, 'Verification code').inputValue();
    await field(page, 'Verification code').fill(code === '000000' ? '111111' : '000000');
    await fillInvitation(page);
    await field(page, 'Confirm password').fill(password);
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    await press(page, 'Create account');
    // A refusal that is a sentence is shown unchanged.
    const refusal = isPlain
      ? 'The verification code is wrong or has expired. Check it or request a new one'
      : /Wrong or expired code\. 4 attempts left/;
    await page.getByText(refusal).waitFor();
    await useCode(page, digits);
    await finishRegistration(page);
    // No storage of the device contains the password.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(password);
    await leaveSession(page);
    await logIn(page, 'Phone', digits, password);
    await isIn(page);
  });
});

describe('by e-mail', () => {
  const email = freshEmail('hedy@example.com');

  test('an address is registered, and links to the texts keep the form', async () => {
    const page = await device();
    await page.goto(registerPath);
    await kind(page, 'Email');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await sendAndUseCode(page, email);
    await page.getByRole('link', { name: 'User agreement' }).click();
    await page.waitForURL('**/userAgreement*');
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe(password);
    // The cooldown for another code continued meanwhile.
    await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
    await finishRegistration(page);
    await leaveSession(page);
    await logIn(page, 'Email', email.toUpperCase(), password);
    await isIn(page);
  });

  test('a forgotten password is set anew, and every other device is logged out', async () => {
    const other = await device();
    await logIn(other, 'Email', email, password);
    await isIn(other);
    const page = await device();
    await page.goto(loginPath);
    await forgetPassword(page);
    await page.getByText('Sent if an account with this address exists.').waitFor();
    await field(page, 'Email').fill(email);
    await sendAndUseCode(page, email);
    await press(page, 'Continue');
    await page
      .getByText('You’ll be logged out everywhere, and withdrawals will be on hold for a while.')
      .waitFor();
    await field(page, 'New password').fill(newPassword);
    await field(page, 'Confirm new password').fill(newPassword);
    await press(page, 'Set new password');
    await page.getByText('Your password has been changed').waitFor();

    await other.goto('/pages/assets/index');
    await other.waitForURL(`**${loginPath}?*`);
    await logIn(page, 'Email', email, password);
    await page.getByText('The account or the password is wrong. Check both and try again').waitFor();
    await logIn(page, 'Email', email, newPassword);
    await isIn(page);
  });
});

describe('by username', () => {
  test('a name is registered without a code, and its case does not matter', async () => {
    const page = await device();
    await page.goto(registerPath);
    await kind(page, 'Username');
    expect(await field(page, 'Verification code').count()).toBe(0);
    await field(page, 'Username').fill('Grace_H');
    await finishRegistration(page);
    await leaveSession(page);
    await logIn(page, 'Username', 'grace_h', password);
    await isIn(page);
  });
});
