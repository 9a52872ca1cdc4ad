// Everybody gets in with WebKit, the engine of the browsers on iOS, too: by phone, by e-mail and by username.
import { beforeAll, expect, test } from 'vitest';
import { describeInWebkit } from './support/describeInWebkit.ts';
import { isFamily } from './support/productServer.ts';
import { codeSentTo, forgetCodes } from './support/walk.ts';
import { input } from './support/Walker.ts';
import type { WebDriver } from './support/WebDriver.ts';

const password = 'correct horse 7';
const newPassword = 'battery staple 8';

describeInWebkit('somebody', (webkit) => {
  let walk: WebDriver;

  beforeAll(async () => {
    walk = await webkit.start();
  });

  const press = (name: string) => walk.click(`//main//button[normalize-space()="${name}"]`);
  const tab = (name: string) => walk.click(`//*[@role="tab" and normalize-space()="${name}"]`);
  const says = (text: string) => walk.until(`document.body.innerText.includes(${JSON.stringify(text)})`);

  async function open(path: string, kind: string): Promise<void> {
    await walk.open(`${webkit.url}${path}`);
    await walk.until("document.querySelector('form') !== null");
    await tab(kind);
  }
  async function sendAndUseCode(address: string): Promise<void> {
    forgetCodes(address);
    await press('Send code');
    // Else it comes as a message.
    if (isFamily) await walk.type(input('code'), await codeSentTo(address));
    else await press('Use this code');
    await walk.until("/^\\d{6}$/.test(document.querySelector('[name=code]').value)");
  }
  async function finishRegistration(): Promise<void> {
    if (isFamily) await walk.type(input('invitation'), 'MERIDIAN');
    // The sandbox's own arrives after the form.
    else await walk.until("document.querySelector('[name=invitation]').value !== ''");
    await walk.type(input('password'), password);
    await walk.type(input('confirm'), password);
    await walk.click('//input[@name="isAgreed"]');
    await press('Create account');
    await isIn();
  }
  /** What follows logs in by itself. */
  async function isIn(): Promise<void> {
    await walk.until("location.pathname === '/' && localStorage.getItem('token') !== null");
    await walk.read("(localStorage.removeItem('token'), localStorage.removeItem('user'))");
  }
  async function logIn(kind: string, field: string, name: string, secret = password): Promise<void> {
    await open('/pages/user/login/login', kind);
    await walk.type(input(field), name);
    await walk.type(input('password'), secret);
    await press('Log in');
    await isIn();
  }
  async function chooseGermany(): Promise<void> {
    await walk.click('//a[contains(@aria-label, "ountry code")]');
    await walk.type('//input[@type="search"]', 'german');
    await walk.click('//li//button[contains(., "Germany")]');
    // A plain back end names no regions: its own name of one is not the user's.
    const chosen = isFamily ? '\\+49' : 'Germany';
    await walk.until(`/${chosen}/.test(document.querySelector('a[aria-label^="Country code"]')?.ariaLabel)`);
  }

  test('registers a phone number with its country, and logs in', async () => {
    await open('/pages/user/login/register', 'Phone');
    await walk.type(input('phone'), '015112345678');
    await chooseGermany();
    await walk.until("document.querySelector('[name=phone]').value === '01511 2345678'");
    await sendAndUseCode('15112345678');
    await finishRegistration();
    await logIn('Phone', 'phone', '15112345678');
  });

  test('registers an e-mail address, and logs in', async () => {
    await open('/pages/user/login/register', 'E-mail');
    await walk.type(input('email'), 'joan@example.com');
    await sendAndUseCode('joan@example.com');
    await finishRegistration();
    await logIn('E-mail', 'email', 'joan@example.com');
  });

  test('registers a username, and logs in', async () => {
    await open('/pages/user/login/register', 'Username');
    await walk.type(input('username'), 'joan_c');
    await finishRegistration();
    await logIn('Username', 'username', 'JOAN_C');
  });

  test('sets a forgotten password anew', async () => {
    await open('/pages/user/login/forgetPassword', 'Phone');
    await walk.type(input('phone'), '15112345678');
    await sendAndUseCode('15112345678');
    await press('Continue');
    await walk.type(input('password'), newPassword);
    await walk.type(input('confirm'), newPassword);
    await press('Set new password');
    await says('Your password is changed');
    await logIn('Phone', 'phone', '15112345678', newPassword);
    expect(await walk.read<string>('location.pathname')).toBe('/');
  });
});
