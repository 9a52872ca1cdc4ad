// Login with wallets: real keys behind providers that are injected as MetaMask and TronLink do. The wallet of a test
// says what it was asked for.
// Walks: session, account, wallet, home.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WalletNetwork } from '../server/domains/session/public/wallets/signInText.ts';
import { freePort } from '../server/testing/processes/freePort.ts';
import { walletOf, type TestWallet } from '../server/testing/walletKeys.ts';
import { Person } from './support/Person.ts';
import { moveClock, startMovableServer } from './support/moveClock.ts';
import { joinBrowser, openPhone, type Phone } from './support/openPhone.ts';
import type { ProductServer } from './support/productServer.ts';
import { leaveSession } from './support/walks/walk.ts';
import { isIn, loginPath } from './support/steps/signInSteps.ts';
import { injectWallet, type InjectedWallet } from './support/injectWallet.ts';

const minuteMs = 60_000;

let server: ProductServer;
let browser: Browser;
const phones: Phone[] = [];

beforeAll(async () => {
  const port = String(await freePort());
  // Texts to sign name the site of this setting, and wallets are offered there alone.
  const site = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
  [browser, server] = await Promise.all([joinBrowser(), startMovableServer(site)]);
});
afterEach(async () => {
  const faults = phones.map(({ errors, violations, foreignRequests }) => [
    ...errors,
    ...violations,
    ...foreignRequests,
  ]);
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
  expect(faults.flat()).toEqual([]);
});
afterAll(() => server?.stop());

interface Device {
  page: Page;
  wallet: InjectedWallet;
}

async function device(key: TestWallet): Promise<Device> {
  const phone = await openPhone(browser, server.url);
  phones.push(phone);
  return { page: phone.page, wallet: await injectWallet(phone.context, key) };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).tap();

async function connect(page: Page, network: WalletNetwork): Promise<void> {
  await press(page, 'Log in with a wallet');
  if (network === 'trc') await page.getByRole('radio', { name: 'TRC · TRON' }).check();
  await press(page, `Connect ${network.toUpperCase()} wallet`);
}

async function sign(page: Page): Promise<void> {
  await press(page, 'Sign in wallet');
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(loginPath);
}

/** Opens the account of a wallet that has none. */
async function openAccount({ page }: Device, network: WalletNetwork): Promise<void> {
  await openLogin(page);
  await connect(page, network);
  await sign(page);
  await page.getByText('No account yet').waitFor();
  await page.getByRole('checkbox').check();
  await press(page, 'Open account');
  await isIn(page);
}

/** Calls the server with the session of the page. */
async function callAs<Data>(page: Page, path: string): Promise<Data> {
  const authorization = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${server.url}/api/${path}`, {
    headers: { authorization: authorization ?? '' },
  });
  return ((await answer.json()) as { data: Data }).data;
}

const numberOf = async (page: Page): Promise<string> =>
  (await callAs<{ account_number: string }>(page, 'user/center')).account_number;

const failed = (page: Page, why: string) =>
  page
    .getByRole('status')
    .filter({ hasText: 'Failed to connect wallet.' })
    .filter({ hasText: why })
    .waitFor();

/** Changes the text that the server answers, on its way to the page. */
const changeText = (page: Page, change: (text: string) => string) =>
  page.route('**/api/user/wallet_nonce', async (route: Route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { message: string } };
    body.data.message = change(body.data.message);
    await route.fulfill({ response: answer, json: body });
  });

describe.each(['erc', 'trc'] as const)('a wallet on %s', (network) => {
  test('opens an account on its first login and logs in to it later, with one signature each [rule:session.wallet.first]', async () => {
    const on = await device(walletOf(network, `e2e first ${network}`));
    const { page, wallet } = on;
    await openLogin(page);
    await connect(page, network);
    // The text is shown as it is before the wallet is asked to sign it.
    const shown = await page.getByRole('group', { name: 'Text that you sign' }).innerText();
    expect(shown).toContain('Log in with this wallet. Signing it moves no money and approves nothing.');
    expect(wallet.signed).toEqual([]);
    await sign(page);
    await page.getByText('No account yet').waitFor();
    expect(wallet.signed).toEqual([shown]);
    // A look at the agreement keeps the signature.
    await page.getByRole('link', { name: 'User agreement' }).tap();
    await page.waitForURL('**/userAgreement*');
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('checkbox').check();
    await press(page, 'Open account');
    await isIn(page);
    const number = await numberOf(page);
    await leaveSession(page);
    await page.goto('/pages/assets/index');
    await connect(page, network);
    await sign(page);
    // It returns to the page that required the login.
    await page.waitForURL('**/pages/assets/index');
    expect(await numberOf(page)).toBe(number);
    expect(wallet.signed).toHaveLength(2);
    expect(new Set(wallet.asked)).toEqual(new Set(wallet.allowed));
  });

  test('is refused with a text that was used, of another site, chain or time, or signed by another key [rule:session.wallet.nonce]', async () => {
    const on = await device(walletOf(network, `e2e refused ${network}`));
    const { page, wallet } = on;
    await openAccount(on, network);
    await leaveSession(page);
    await openLogin(page);
    const refusedWith = async (change: (text: string) => string, why: string) => {
      await changeText(page, change);
      await connect(page, network);
      await sign(page);
      await failed(page, why);
      await page.unroute('**/api/user/wallet_nonce');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    };
    const [used] = wallet.signed;
    await refusedWith(() => used!, 'This text was used before');
    const otherText = 'The signed text is not the one that this page asked for';
    await refusedWith((text) => text.replace(/^\S+/, 'phishing.example'), otherText);
    await refusedWith((text) => text.replace(/Chain ID: \d+/, 'Chain ID: 56'), otherText);
    wallet.signsWith(walletOf(network, 'e2e another key'));
    await refusedWith((text) => text, 'The signature is from another account of the wallet');
    wallet.signsWith(walletOf(network, `e2e refused ${network}`));
    await connect(page, network);
    await page.getByRole('group', { name: 'Text that you sign' }).waitFor();
    moveClock(server, 11 * minuteMs);
    // The server reads its clock anew.
    await expect
      .poll(async () => {
        const response = await fetch(`${server.url}/api/site/config`);
        return Date.parse(response.headers.get('date') ?? '') - Date.now();
      })
      .toBeGreaterThan(10 * minuteMs);
    await sign(page);
    await failed(page, 'The text has expired');
    // Then a new one logs in.
    await press(page, 'Try again');
    await sign(page);
    await isIn(page);
  });
});

test('a wallet on another chain is asked to switch on tap alone, and one of the other network by words [rule:session.login.wallet_network]', async () => {
  const { page, wallet } = await device(walletOf('erc', 'e2e chain'));
  wallet.chainId = '0x38';
  await openLogin(page);
  await connect(page, 'erc');
  await page.getByText('Operation failed, please switch to ERC wallet.').waitFor();
  expect(wallet.asked).not.toContain('wallet_switchEthereumChain');
  await press(page, 'Switch and try again');
  await page.getByRole('group', { name: 'Text that you sign' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await connect(page, 'trc');
  await page.getByText('Operation failed, please switch to TRC wallet.').waitFor();
  await press(page, 'Use the ERC wallet instead');
  await press(page, 'Connect ERC wallet');
  await sign(page);
  await page.getByText('No account yet').waitFor();
});

test('a user who refuses in the wallet can try again, and one without a wallet is led to an app or another name', async () => {
  const { page, wallet } = await device(walletOf('erc', 'e2e cancelled'));
  await openLogin(page);
  wallet.refusal = 4001;
  await connect(page, 'erc');
  await failed(page, 'You cancelled in the wallet. Nothing was signed.');
  wallet.refusal = -32_002;
  await press(page, 'Try again');
  await failed(page, 'The wallet is locked or already shows a request');
  wallet.refusal = undefined;
  await press(page, 'Try again');
  await page.getByRole('group', { name: 'Text that you sign' }).waitFor();
  wallet.refusal = 4001;
  await sign(page);
  await failed(page, 'You cancelled in the wallet. Nothing was signed.');
  // Back closes the sheet and not the page.
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(loginPath);
  await page.evaluate(() => Reflect.deleteProperty(window, 'ethereum'));
  await connect(page, 'erc');
  const links = page.getByRole('dialog').getByRole('link', { name: 'Open' });
  const { host } = new URL(server.url);
  expect(await links.first().getAttribute('href')).toBe(`https://metamask.app.link/dapp/${host}${loginPath}`);
  const deepLink = decodeURIComponent((await links.last().getAttribute('href'))!);
  expect(deepLink).toContain(`"url":"${server.url}${loginPath}"`);
  await page.getByRole('dialog').getByRole('button', { name: 'Username' }).tap();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Username' }).getAttribute('aria-selected'))
    .toBe('true');
});

const inAccount = async (page: Page): Promise<void> => {
  await page.goto('/pages/settings/account/index');
  await page.getByRole('button', { name: 'Link a wallet' }).waitFor();
};
const fill = (page: Page, name: string, text: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true }).fill(text);

/** Fills in the code to the own address and the login password. */
async function proveOwner(page: Page, { password }: Person): Promise<void> {
  const code = page.waitForResponse((answer) => answer.url().endsWith('/api/sms_other_mail'));
  await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).tap();
  const { data } = (await (await code).json()) as { data: { sandbox_code: string } };
  await fill(page, 'Verification code', data.sandbox_code);
  await fill(page, 'Login password', password);
}

test('a wallet is linked to an account with an e-mail address, logs in to it, and is removed', async () => {
  const key = walletOf('erc', 'e2e link');
  const { page, wallet } = await device(key);
  const person = await new Person(server.url, 'ines@example.com').register();
  const entries = await person.kept();
  await page.goto(loginPath);
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, entries);
  await inAccount(page);
  await press(page, 'Link a wallet');
  await proveOwner(page, person);
  await press(page, 'Connect and sign');
  await page.getByRole('button', { name: 'Sign in wallet' }).waitFor();
  const storages = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(storages).not.toContain(person.password);
  await sign(page);
  const row = page.getByRole('button', { name: new RegExp(`^ERC wallet.*${key.address.slice(-7)}`) });
  await row.waitFor();
  expect(wallet.signed.at(-1)).toContain('Let this wallet log in to account');
  const number = await numberOf(page);
  await leaveSession(page);
  await openLogin(page);
  await connect(page, 'erc');
  await sign(page);
  await isIn(page);
  expect(await numberOf(page)).toBe(number);
  await inAccount(page);
  await row.tap();
  await page.getByRole('dialog').getByText(key.address).waitFor();
  await proveOwner(page, person);
  await press(page, 'Remove wallet');
  await row.waitFor({ state: 'detached' });
});

test('an account of a wallet alone confirms with a new signature, and its last wallet stays [rule:account.wallet.confirm]', async () => {
  const key = walletOf('trc', 'e2e alone');
  const on = await device(key);
  const { page, wallet } = on;
  await openAccount(on, 'trc');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await inAccount(page);
  await page.getByRole('button', { name: /^TRC wallet/ }).tap();
  await page.getByText(/^This wallet is your last way to log in\./).waitFor();
  const remove = page.getByRole('button', { name: 'Remove wallet' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  // Without an address to reset it by, no password takes the place of the wallet.
  await page.goto('/pages/settings/security/changePassword');
  await page.getByText('If you forget the password, we send a code there.').waitFor();
  const save = page.getByRole('button', { name: 'Save new password' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('link', { name: 'Add one' }).tap();
  await page.waitForURL('**/pages/settings/account/index');
  await page.goto('/pages/settings/security/changePayPassword');
  for (const name of ['New fund password', 'Confirm new fund password'])
    await page.getByLabel(name, { exact: true }).pressSequentially('482913');
  await press(page, 'Set fund password');
  await sign(page);
  await page.getByText('Your fund password has been set').waitFor();
  expect(wallet.signed.at(-1)).toContain('Confirm a change of account');
});
