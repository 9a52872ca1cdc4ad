// What comes in over chains, in either engine: from a network to its address, over a wallet, into the records.
import { Person } from '../Person.ts';
import { enterAs, says, type Walker } from '../Walker.ts';

const page = '/pages/assets/deposit/index';
/** A network is chosen, its address paid to from the wallet of the sandbox, and what comes of it told by itself. */
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
  // Between figure and coin no line may break.
  await walk.click('//main//form//button[starts-with(normalize-space(), "Send")]');
  await says(walk, 'Test coins sent');

  await walk.open(`${url}/pages/assets/record?tab=deposits`);
  // Under review until the sixth block, which comes when it comes.
  await says(walk, 'Credited');
  await says(walk, '+60.00');
  await walk.click('//*[@role="tab" and normalize-space()="All changes"]');
  await walk.until("document.querySelector('main li').textContent.includes('Deposit')");
  await says(walk, 'Balance 10,060.00');
}

/** Sends made-up coins to the address of a person: on their way for a minute, and in the records for good. */
export async function sendTestCoins(person: Person): Promise<void> {
  const where = { currency: '3', network: 'trc20' };
  const { trc20: address } = await person.call<{ trc20: string }>('POST', 'wallet/deposit_address', where);
  await person.call('POST', 'sandbox/chain/send', { ...where, address, amount: '60' });
}

/** Less than the minimum is kept and said, and comes with the next. */
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
