// Passkeys with the browser's virtual authenticator: added, used to log in and in place of a code, and removed.
// Walks: account, session, wallet, withdrawal, home.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../server/testing/processes/freePort.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import { Person } from './support/Person.ts';
import { startJourneyServer, type ProductServer } from './support/productServer.ts';
import { enterDigits, isAt, says, sendAndUseCode, walkerOn } from './support/Walker.ts';

const login = '/pages/user/login/login';
const security = '/pages/settings/security/index';
const assets = '/pages/assets/index';
const cancelled = 'No passkey was used: cancelled, timed out or not confirmed. Nothing was changed.';

/** Keeps passkeys and confirms with them as the device of a user. */
class Device {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async beside(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  /** Whether the user's finger or PIN is right. */
  async verifies(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }

  async passkeys() {
    return (await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials;
  }

  /** A device that missed the removal still has the passkey. */
  async restore(credential: Awaited<ReturnType<Device['passkeys']>>[number]): Promise<void> {
    await this.#cdp.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential });
  }
}

let server: ProductServer;
let url: string;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  const port = String(await freePort());
  // Browsers have passkeys on names alone, not on 127.0.0.1.
  url = `http://localhost:${port}`;
  server = await startJourneyServer({ PORT: port, PUBLIC_URL: url });
});
afterAll(async () => {
  await server?.stop();
});
beforeEach(async () => {
  phone = await openPhone(await joinBrowser(), url);
  ({ page } = phone);
});
afterEach(async () => {
  const { errors, violations, foreignRequests } = phone;
  await phone.close();
  expect([...errors, ...violations, ...foreignRequests]).toEqual([]);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shows = (text: string) => says(walkerOn(page), text);

async function logInByPassword({ email, password }: Person): Promise<void> {
  await page.goto(security);
  await page.getByRole('tab', { name: 'Email' }).tap();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await button('Log in').tap();
  await isAt(walkerOn(page), security);
}

async function logOut(): Promise<void> {
  await page.goto('/pages/settings/index');
  await button('Log out').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).tap();
  await page.getByRole('link', { name: 'Log in', exact: true }).waitFor();
}

/** From Home. */
async function openLogin(): Promise<void> {
  await page.getByRole('link', { name: 'Log in', exact: true }).tap();
  await isAt(walkerOn(page), login);
}

/** The virtual authenticator answers the offer in the name field before a user could tap. */
const withoutOffer = () =>
  phone.context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** The proof in an open sheet: password and code. */
async function prove(password: string): Promise<void> {
  await page.locator('form input[name=password]').fill(password);
  await sendAndUseCode(walkerOn(page), 'ownCode');
}

async function openPasskeys(): Promise<void> {
  await page.goto(security);
  await page.getByRole('link', { name: /^Passkeys/ }).tap();
  await shows('Log in with the lock of your device');
}

async function addPasskey(password: string): Promise<void> {
  await button('Add passkey').tap();
  await prove(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).tap();
}

test('a passkey is added with password and code, logs in, confirms in place of a code, and is refused once removed', async () => {
  await withoutOffer();
  const device = await Device.beside(page);
  const walk = walkerOn(page);
  const person = await new Person(server.url, 'passkeys@example.com').register();
  await person.setFundPassword('284173');
  await logInByPassword(person);
  await openPasskeys();
  await shows('This account has no passkey.');

  // A wrong password leaves the passkey of the device to the next attempt.
  await addPasskey('correct horse 8');
  await shows('The login password is wrong. Try again');
  expect(await device.passkeys()).toHaveLength(1);
  await page.locator('form input[name=password]').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).tap();
  await shows('Your passkey has been added');
  await shows('Chrome on');
  await shows('Withdrawals are on hold');
  await shows('Not used yet');
  expect(await device.passkeys()).toHaveLength(1);

  await logOut();
  await openLogin();
  await button('Log in with a passkey').tap();
  await isAt(walk, '/');
  await page.goto(security);
  await shows('1 passkey');

  await page.goto('/pages/user/address/create?coin=USDT&network=erc20');
  await page.locator('textarea[name=address]').fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await page.locator('input[name=notes]').fill('Office');
  await button('Use a passkey').tap();
  await shows('Your passkey has confirmed.');
  await page.locator('input[name=password]').tap();
  await enterDigits(walk, '284173');
  await button('Save address').tap();
  await isAt(walk, '/pages/user/address/address');

  await openPasskeys();
  await shows('Last used');
  const [credential] = await device.passkeys();
  await button(/^Remove /).tap();
  await prove(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).tap();
  await shows('Your passkey has been removed');
  await shows('This account has no passkey.');
  // The browser has told the device.
  await expect.poll(() => device.passkeys()).toEqual([]);

  await device.restore(credential!);
  await logOut();
  await openLogin();
  await button('Log in with a passkey').tap();
  await shows('This passkey could not be checked. Use another way to log in or to confirm');
  expect(new URL(page.url()).pathname).toBe(login);
});

test('a passkey whose answer was lost is found, and logs in from the name field and back to the page that asked', async () => {
  await Device.beside(page);
  const person = await new Person(server.url, 'offered@example.com').register();
  // The offer in the name field waits for a passkey, and gives way to the password.
  await logInByPassword(person);
  await openPasskeys();
  await page.route('**/api/user/passkey/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await phone.withoutConnection(async () => {
    await addPasskey(person.password);
    await shows('Not used yet');
  });
  expect(await page.getByRole('dialog').count()).toBe(0);

  await logOut();
  await page.getByRole('link', { name: 'Assets', exact: true }).tap();
  await isAt(walkerOn(page), assets);
  await page.goto(security);
  await shows('1 passkey');
});

test('a user who is not verified by the device is told that nothing was changed, and the form stores no secret', async () => {
  const device = await Device.beside(page);
  const person = await new Person(server.url, 'unverified@example.com').register();
  await logInByPassword(person);
  await openPasskeys();
  await device.verifies(false);
  await addPasskey(person.password);
  await shows(cancelled);
  expect(await device.passkeys()).toEqual([]);
  expect(await page.locator('form input[name=password]').inputValue()).toBe(person.password);
  const code = await page.locator('form input[name=ownCode]').inputValue();
  expect(code).toMatch(/^\d{6}$/);
  const storages = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  for (const secret of [person.password, code]) expect(storages).not.toContain(secret);
});
