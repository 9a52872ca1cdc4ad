// Deposits over chains, in either engine: from a network to its address, through a wallet, into the records.
import { Person } from '../Person.ts';
import { enterAs, says, type Walker } from '../Walker.ts';

const page = '/pages/assets/deposit/index';
/** Selects a network and pays to its address from the sandbox's wallet; progress appears automatically. */
export async function depositOverChain(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'dora@example.com').register();
  await enterAs(walk, url, person);
  await walk.open(`${url}${page}?coin=USDT`);
  await says(walk, 'Choose a network');
  await walk.click('//main//a[starts-with(normalize-space(), "OMNI")]');
  await says(walk, 'Send only USDT on OMNI (Bitcoin).');
  await says(walk, '6 confirmations');
  const address = await person.omniAddress();
  await walk.until(`document.querySelector('main').textContent.includes('${address}')`);

  await walk.click('//main//a[contains(@href, "/pages/sandbox/chain")]');
  await walk.until(`document.querySelector('[name=address]').value === '${address}'`);
  await walk.type('//*[@name="amount"]', '60');
  // A line break between figure and coin is not allowed.
  await walk.click('//main//form//button[starts-with(normalize-space(), "Send")]');
  await says(walk, 'Test coins sent');

  await walk.open(`${url}/pages/assets/record?tab=deposits`);
  // Under review until the sixth block; block times vary.
  await says(walk, 'Credited');
  await says(walk, '+60.00');
  await walk.click('//*[@role="tab" and normalize-space()="All changes"]');
  await walk.until("document.querySelector('main li').textContent.includes('Deposit')");
  await says(walk, 'Balance 10,060.00');
}

/** Sends test coins to a user's address: pending for a minute, then in the records. */
export async function sendTestCoins(person: Person): Promise<void> {
  const where = { currency: '3', network: 'trc20' };
  const { trc20: address } = await person.call<{ trc20: string }>('POST', 'wallet/deposit_address', where);
  await person.call('POST', 'sandbox/chain/send', { ...where, address, amount: '60' });
}

/** An amount below the minimum is kept and reported, and credited with the next deposit. */
export async function depositBelowMinimum(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'emil@example.com').register();
  const address = await person.omniAddress();
  const send = (amount: string) =>
    person.call('POST', 'sandbox/chain/send', { currency: '3', network: 'omni', address, amount });
  await send('30');
  await enterAs(walk, url, person);
  await walk.open(`${url}/pages/assets/record?tab=deposits`);
  await says(walk, 'Below minimum');
  await says(walk, 'The minimum is 50 USDT.');
  await send('25');
  await walk.until("document.body.textContent.split('Credited').length === 3");
}
