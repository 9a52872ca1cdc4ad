// No secret that is typed into any form gets into any storage of the browser, and what is none is kept.
// Walks: session, spot, lever, option, hosting, subscription, wallet, account, verification, bank, deposit, withdrawal, otc.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountForms } from '../support/accountForms.ts';
import { openLong, readyForContracts } from '../support/contractsOpen.ts';
import { field, press, type FormWalk, type Typed } from '../support/walks/formWalk.ts';
import { joinBrowser, openPhone, type Phone } from '../support/openPhone.ts';
import { freshEmail, Person } from '../support/Person.ts';
import { joinServer, type JoinedServer } from '../support/productServer.ts';
import { screens } from '../support/screens.ts';
import { sendAndUseCode, Ticket } from '../support/walks/walk.ts';

const password = 'correct horse 7';
const newPassword = 'battery staple 8';

let server: JoinedServer;
let browser: Browser;
let phone: Phone | undefined;
let ada: Person;

beforeAll(async () => {
  server = await joinServer();
  browser = await joinBrowser();
  ada = await new Person(server.url, 'ada@example.com').register();
});
afterEach(() => phone?.close());
afterAll(async () => {
  await server?.stop();
});

async function askForCode(page: Page, email: string): Promise<string> {
  await page.getByRole('tab', { name: 'Email', exact: true }).click();
  await field(page, 'Email').fill(email);
  await sendAndUseCode(page, email);
  await expect.poll(() => field(page, 'Verification code').inputValue()).not.toBe('');
  return field(page, 'Verification code').inputValue();
}

const ofPosition = {
  path: '/pages/lever/index',
  isForVisitors: false,
  prepare: async (owner: Person) => openLong(await readyForContracts(owner)),
};

/** Forms that only need typed text, from tests/domains. */
const ofScreens = Object.fromEntries(
  screens.flatMap(({ path, typed, opensWith }): [string, FormWalk][] => {
    if (!typed) return [];
    const { maker, fields, secrets = [], ...others } = typed;
    const fillIn = async (page: Page): Promise<Typed> => {
      for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
      return { secrets: [password, ...secrets], ...others };
    };
    const open = opensWith === undefined ? undefined : (page: Page) => press(page, opensWith);
    return [[maker, { path, isForVisitors: false, open, fillIn }]];
  }),
);

/** By the file that contains the form. */
const forms: Record<string, FormWalk> = {
  useClaimForm: {
    path: '/pages/assets/deposit/charge?way=bank&amount=500',
    isForVisitors: false,
    async fillIn(page) {
      await field(page, 'Bank name').fill('Nordbank');
      await field(page, 'Card or account number').fill('4000000000000127');
      await field(page, 'Account holder’s full name').fill('Wilhelmina Hartmann');
      return { secrets: ['4000000000000127', 'Wilhelmina'], kept: 'Nordbank' };
    },
  },
  useLogin: {
    path: '/pages/user/login/login',
    isForVisitors: true,
    async fillIn(page) {
      await field(page, 'Email').fill('lin@example.com');
      await field(page, 'Password').fill(password);
      return { secrets: [password] };
    },
  },
  useRegistration: {
    path: '/pages/user/login/register',
    isForVisitors: true,
    async fillIn(page) {
      const email = freshEmail('ida@example.com');
      const code = await askForCode(page, email);
      await field(page, 'Password').fill(password);
      await field(page, 'Confirm password').fill(password);
      return { secrets: [password, code], kept: email };
    },
  },
  useForgot: {
    path: '/pages/user/login/forgetPassword',
    isForVisitors: true,
    async fillIn(page, look) {
      const code = await askForCode(page, ada.email);
      await look({ secrets: [code], kept: ada.email });
      await press(page, 'Continue');
      await field(page, 'New password').fill(newPassword);
      await field(page, 'Confirm new password').fill(newPassword);
      return { secrets: [newPassword, code], kept: ada.email };
    },
  },
  useTransferForm: {
    path: '/pages/assets/transfer/index',
    isForVisitors: false,
    async fillIn(page) {
      await page.getByRole('textbox', { name: 'Amount' }).fill('2718.28');
      return { secrets: [password], kept: '2718.28', shown: '2,718.28' };
    },
  },
  useAddAddressForm: {
    path: '/pages/user/address/create?coin=USDT&network=trc20',
    isForVisitors: false,
    prepare: (owner) => owner.setFundPassword('491370'),
    async fillIn(page) {
      const [code, fundPassword] = ['730916', '583920'];
      await field(page, 'Label (optional)').fill('Paper wallet');
      await field(page, 'Verification code').fill(code);
      await field(page, 'Fund password').pressSequentially(fundPassword);
      // Private keys are removed from the field immediately.
      const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
      await field(page, 'Address').fill(key);
      return { secrets: [password, code, fundPassword, key], kept: 'Paper wallet' };
    },
  },
  useWithdrawalForm: {
    path: '/pages/assets/withdraw/index?coin=USDT',
    isForVisitors: false,
    prepare: (owner) => owner.setFundPassword('491370'),
    async fillIn(page) {
      await field(page, 'Amount').fill('31.41');
      // This form has no secrets; code and fund password follow later.
      return { secrets: ['491370'], kept: '31.41' };
    },
  },
  useTicket: {
    path: '/pages/trade/index',
    isForVisitors: false,
    async fillIn(page) {
      await new Ticket(page).quantity.fill('0.0314');
      return { secrets: [password], kept: '0.0314' };
    },
  },
  useLeverTicket: {
    path: '/pages/lever/index',
    isForVisitors: false,
    prepare: readyForContracts,
    async fillIn(page) {
      await page.getByRole('textbox', { name: /^Lots/ }).fill('271');
      return { secrets: [password], kept: '271' };
    },
  },
  useOptionTicket: {
    path: '/pages/option/detail',
    isForVisitors: false,
    async fillIn(page) {
      await page.getByRole('textbox', { name: /^Stake/ }).fill('271');
      return { secrets: [password], kept: '271' };
    },
  },
  MarginSheet: {
    ...ofPosition,
    open: (page) => press(page, 'Add margin'),
    async fillIn(page) {
      await field(page, 'Amount').fill('31.41');
      return { secrets: [password], kept: '31.41' };
    },
  },
  StopsSheet: {
    ...ofPosition,
    open: (page) => press(page, 'TP / SL'),
    async fillIn(page) {
      await field(page, 'Take-profit').fill('99999');
      // The form belongs to a position, which keeps the value after it is saved.
      return { secrets: [password] };
    },
  },
  ...accountForms,
  ...ofScreens,
};

/** Runs in the page: all persistent storage, as text. */
async function readStorages(): Promise<string> {
  const databases = await indexedDB.databases();
  const caches = await globalThis.caches?.keys();
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  return JSON.stringify([...kept, databases, caches ?? []]);
}

async function look(page: Page, { secrets, kept }: Typed): Promise<void> {
  const storages = await page.evaluate(readStorages);
  for (const secret of secrets) expect(storages).not.toContain(secret);
  // Proves that the searched storage is the one that the app writes to.
  if (kept !== undefined) expect(storages).toContain(kept);
  // No databases or caches, which the search would have to open.
  expect(storages).toMatch(/,\[\],\[\]\]$/);
}

const inputs = (page: Page) =>
  page.locator('form input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

test('every form of the app is filled in here', () => {
  const makers = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => /\buseForm(ik)?<|\buseForm(ik)?\(/.test(readFileSync(path, 'utf8')))
    .map((path) => basename(path).replace(/\.tsx?$/, ''));
  // The hook of all other forms, and a form of pictures only. Only verified users reach AuthoriseSheet and the sheets of a
  // P2P order: the tests of withdrawals and of P2P check them. Passkeys need a host with a name: their test checks theirs.
  // Wallets need an injected one: their test checks the proof of the owner, and the first login types no secret.
  const others = [
    ...['useForm', 'PhotoForm', 'AuthoriseSheet', 'AppealSheet', 'PaidSheet', 'ReleaseSheet'],
    ...['usePasskeyProof', 'useOwnerProof', 'WalletFirstSheet'],
  ];
  expect(makers.filter((name) => !others.includes(name)).toSorted()).toEqual(Object.keys(forms).toSorted());
});

/** Forms with the most sensitive data; FULL=1 fills in all. */
const tried = ['useRegistration', 'useForgot', 'AddBankCardView', 'useAddAddressForm', 'useFundPasswordForm'];

test.each(Object.entries(forms).filter(([name]) => process.env['FULL'] === '1' || tried.includes(name)))(
  'secrets stay on the page: %s',
  async (name, form) => {
    const { path, isForVisitors, prepare, open, fillIn } = form;
    phone = await openPhone(browser, server.url);
    const { page } = phone;
    if (!isForVisitors) {
      // Codes to one address share a cooldown, whatever their purpose.
      const owner = await new Person(server.url, `${name}@example.com`).register();
      await prepare?.(owner);
      await phone.keep(await owner.kept());
    }
    await page.goto(path);
    await open?.(page);
    const typed = await fillIn(page, (now) => look(page, now));
    await look(page, typed);
    if (isForVisitors) {
      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForURL((url) => url.pathname !== path);
      await look(page, typed);
      await page.goBack();
      await expect.poll(() => inputs(page)).toContain(typed.secrets.at(-1));
    }
    await page.reload();
    await open?.(page);
    await page.locator('form input').first().waitFor();
    await look(page, typed);
    const shown = typed.shown ?? typed.kept;
    if (shown !== undefined) await expect.poll(() => inputs(page)).toContain(shown);
    for (const secret of typed.secrets) expect(await inputs(page)).not.toContain(secret);
  },
);
