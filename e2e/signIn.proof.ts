// Logging in by phone, by e-mail and by username, with a new password after the old one is forgotten.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, Person } from './support/Person.ts';
import { isPlain } from './support/productServer.ts';
import { fillInvitation, leaveSession, registered, sendAndUseCode } from './support/walks/walk.ts';
import {
  password,
  newPassword,
  registerPath,
  loginPath,
  phones,
  device,
  field,
  press,
  kind,
  forgetPassword,
  chosenCountry,
  chooseCountry,
  isIn,
} from './support/steps/signInSteps.ts';

const digits = '15112345678';

/** Accounts with a phone number and with a username; signIn.test.ts covers registration. */
beforeAll(async () => {
  const visitor = new Person(phones.url, 'unused@example.com');
  const asked = { area_code: '49', mobile: digits, type: 'register' };
  const { sandbox_code: code } = await visitor.call<{ sandbox_code: string }>('POST', 'sms_send', asked);
  const form = { password, re_password: password, extension_code: 'MERIDIAN' };
  const byPhone = { type: 'mobile', user_string: digits, area_code: '49', code };
  await visitor.call('POST', 'user/register', { ...form, ...byPhone });
  await visitor.call('POST', 'user/register', { ...form, type: 'username', user_string: 'grace_h' });
});

async function finishRegistration(page: Page): Promise<void> {
  await fillInvitation(page);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /^I have read/ }).check();
  await press(page, 'Create account');
  await registered(page);
  await leaveSession(page);
}

describe('by phone', () => {
  test('the same number is known however it is written', async () => {
    for (const written of ['+49 1511 2345678', '0151-12345678', '1511 234 56 78']) {
      const page = await device({ locale: 'de-DE' });
      await page.addInitScript(() => localStorage.setItem('lang', 'en'));
      await page.goto(loginPath);
      await kind(page, 'Phone');
      await page.getByRole('link', { name: 'Country code: Germany +49' }).waitFor();
      await field(page, 'Phone number').fill(written);
      await field(page, 'Password').fill(password);
      await press(page, 'Log in');
      await isIn(page);
    }
  });

  test('a number that cannot be one says why', async () => {
    const page = await device();
    await page.goto(registerPath);
    await kind(page, 'Phone');
    await field(page, 'Phone number').fill('650');
    await press(page, 'Send code');
    await page.getByText('This phone number is too short for its country').waitFor();
    expect(await field(page, 'Phone number').getAttribute('aria-invalid')).toBe('true');
  });

  test('a forgotten password is set anew', async () => {
    const page = await device();
    await page.goto(loginPath);
    await kind(page, 'Phone');
    await forgetPassword(page);
    await chooseCountry(page, '49', 'Germany');
    await field(page, 'Phone number').fill(digits);
    await sendAndUseCode(page, digits);
    await press(page, 'Continue');
    await field(page, 'New password').fill(newPassword);
    await field(page, 'Confirm new password').fill(newPassword);
    await press(page, 'Set new password');
    await page.getByText('Your password has been changed').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await field(page, 'Password').fill(password);
    await press(page, 'Log in');
    await page.getByText('The account or the password is wrong. Check both and try again').waitFor();
    await field(page, 'Password').fill(newPassword);
    await press(page, 'Log in');
    await isIn(page);
  });
});

describe('by e-mail', () => {
  const ida = freshEmail('ida@example.com');

  test('a page that loads anew knows the address, and that a code is under way to it', async () => {
    const page = await device();
    await page.goto(registerPath);
    await kind(page, 'Email');
    await field(page, 'Email').fill(ida);
    await field(page, 'Password').fill(password);
    await sendAndUseCode(page, ida);
    const code = await field(page, 'Verification code').inputValue();
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    await page.reload();
    await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(ida);
    expect(await field(page, 'Password').inputValue()).toBe('');
    expect(await page.getByRole('checkbox', { name: /^I have read/ }).isChecked()).toBe(false);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(password);
    await field(page, 'Verification code').fill(code);
    await finishRegistration(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(ida);
  });

  test('a code is dead after five wrong tries, and the page says so', async () => {
    const page = await device();
    await page.goto('/pages/user/login/forgetPassword');
    await field(page, 'Email').fill(ida);
    await sendAndUseCode(page, ida);
    const code = await field(page, 'Verification code').inputValue();
    await field(page, 'Verification code').fill(code === '000000' ? '111111' : '000000');
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
      await press(page, 'Continue');
      await page.getByText(`${left} left`).waitFor();
    }
    await press(page, 'Continue');
    await page.getByText('No attempts left. Request a new code.').waitFor();
    expect(await page.getByRole('button', { name: 'Use this code' }).count()).toBe(0);
  });

  test('an address without an account is answered like one with', async () => {
    const page = await device();
    await page.goto('/pages/user/login/forgetPassword');
    await field(page, 'Email').fill('nobody@example.com');
    await press(page, 'Send code');
    if (!isPlain) await page.getByText('No email is sent here.').waitFor();
    await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
  });
});

describe('by username', () => {
  test('the tab of the last time is open', async () => {
    const page = await device();
    await page.goto(loginPath);
    await kind(page, 'Username');
    await page.reload();
    await field(page, 'Username').waitFor();
  });
});

describe('with the keyboard alone', () => {
  test('somebody logs in by username', async () => {
    const page = await device();
    await page.goto(loginPath);
    await field(page, 'Email').waitFor();
    await tabTo(page, 'tab', 'Email');
    await page.keyboard.press('ArrowRight');
    await field(page, 'Username').waitFor();
    await tabTo(page, 'textbox', 'Username');
    await page.keyboard.type('grace_h');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await isIn(page);
  });

  test('a country is chosen', async () => {
    const page = await device();
    await page.goto(loginPath);
    await tabTo(page, 'tab', 'Email');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'link', /^Country code/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'searchbox', /^Country or code/);
    await page.keyboard.type('japan');
    await tabTo(page, 'button', /^Japan/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: chosenCountry('Japan', '81') }).waitFor();
  });
});

/** Presses Tab until the element has focus, as a keyboard user does. */
async function tabTo(
  page: Page,
  role: 'tab' | 'textbox' | 'link' | 'searchbox' | 'button',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await target.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Thirty presses of Tab do not reach ${String(name)}`);
}
