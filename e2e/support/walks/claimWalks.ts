// Deposit claims, in either engine: by transaction hash, and after a transfer from a bank card.
import { fileURLToPath } from 'node:url';
import { Person } from '../Person.ts';
import { enterAs, says, type Walker } from '../Walker.ts';

export const proof = fileURLToPath(new URL('../pictures/front.jpg', import.meta.url));
export const depositPage = '/pages/assets/deposit/index';
const recordsPage = '/pages/assets/record?tab=deposits';

const field = (name: string): string => `//*[(self::input or self::textarea) and @name="${name}"]`;
const link = (text: string): string =>
  `//main//*[self::a or self::button][contains(normalize-space(), "${text}")]`;
const submit = '//button[starts-with(normalize-space(), "Submit ")]';
/** Texts of the sheet, which continues with the claim. */
const submitted = 'Submitted for review|Confirming|Your deposit has been credited';

/** Attaches a proof and waits for the upload. */
export async function attachProof(walk: Walker): Promise<void> {
  await walk.attach('//input[@type="file"]', proof);
  await walk.until('/front\\.jpg · \\d+ kB/.test(document.body.innerText)');
}

/** @returns the transaction hash of a deposit to the user's own address */
export async function sendToOwnAddress(person: Person, amount: string): Promise<string> {
  const address = await person.omniAddress();
  return person.call('POST', 'sandbox/chain/send', { currency: '3', network: 'omni', address, amount });
}

/** Claims a transaction that no network shows: the claim stays pending for a long time. */
export async function claimUnsent(person: Person): Promise<void> {
  const imgs = await person.upload('front.jpg');
  const said = { currency: '3', network: 'omni', type: 'hash', amount: '75', account: 'cd'.repeat(32) };
  await person.call('POST', 'wallet/charge_req', { ...said, imgs });
}

/** Claims a hash in the matching deposit method; the credit follows automatically from the network. */
export async function claimByHash(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'hanna@example.com').register();
  await enterAs(walk, url, person);
  await walk.open(`${url}${depositPage}?coin=USDT&way=hash`);
  await walk.click(link('OMNI'));
  await walk.until(`document.querySelector('[name=account]')`);
  // Sent at the last moment, so that the claim may precede the network's transaction or follow it.
  await walk.type(field('amount'), '70');
  await attachProof(walk);
  await walk.type(field('account'), await sendToOwnAddress(person, '60'));
  await walk.click(submit);
  await walk.until(`/${submitted}|already been submitted/.test(document.body.innerText)`);
  await walk.open(`${url}${recordsPage}`);
  await says(walk, 'Credited');
  // The network's amount, whatever amount was claimed.
  await says(walk, '+60.00');
}

/** The quick deposit up to the claim form: one of the offered amounts, over the last used network. */
export async function chooseQuick(walk: Walker, url: string, network: string): Promise<void> {
  await walk.open(`${url}${depositPage}?way=quick&coin=USDT&network=${network}`);
  await walk.click('//button[normalize-space()="500"]');
  await walk.click('//button[starts-with(normalize-space(), "Continue with 500")]');
  await walk.until(`document.querySelector('[name=account]')`);
  await attachProof(walk);
}

/** Pays, claims and receives an offered amount. */
export async function claimQuickly(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'quinn@example.com').register();
  await enterAs(walk, url, person);
  await chooseQuick(walk, url, 'omni');
  await walk.type(field('account'), await sendToOwnAddress(person, '500'));
  await walk.click(submit);
  await walk.until(`/${submitted}|already been submitted/.test(document.body.innerText)`);
  await walk.open(`${url}${recordsPage}`);
  await says(walk, 'Credited');
  await says(walk, '+500.00');
}

/** The bank card deposit up to the claim under review. */
export async function claimBankTransfer(walk: Walker, url: string, holder: string): Promise<void> {
  await walk.open(`${url}${depositPage}?way=bank`);
  await says(walk, 'Sandbox Bank');
  await walk.type(field('amount'), '500');
  // The exact credited amount is shown above the button.
  await says(walk, '536.94158075');
  await walk.click('//button[starts-with(normalize-space(), "I have transferred")]');
  await walk.type(field('bkname'), 'Nordbank');
  await walk.type(field('bkcardnumer'), '4000000000000127');
  await walk.type(field('cardname'), holder);
  await attachProof(walk);
  await says(walk, '536.94158075');
  await walk.click(submit);
  await walk.until(`/${submitted}/.test(document.body.innerText)`);
}

/** The user claims the deposit, and a sandbox that decides automatically credits it while the user watches. */
export async function claimFromBank(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'berta@example.com').register();
  await enterAs(walk, url, person);
  await claimBankTransfer(walk, url, 'Berta Example');
  await walk.open(`${url}${recordsPage}`);
  await says(walk, 'Credited');
  await says(walk, '+536.94158075');
}
