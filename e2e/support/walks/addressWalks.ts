// Saved withdrawal addresses, in either engine.
import { Person } from '../Person.ts';
import {
  enterAs,
  enterDigits,
  input,
  isAt,
  named,
  press,
  says,
  sendAndUseCode,
  type Walker,
} from '../Walker.ts';

const fundPassword = '284173';
/** Examples from TRON's documentation and EIP-55: no test user owns them. */
const onTron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const onEthereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Same ends, different middle. */
const lookalike = onEthereum.toLowerCase().replace('9b9a', '1111');

const address = '//textarea[@name="address"]';
const networkNamed = (name: string) => `//label[.//input[starts-with(@aria-label, "${name}")]]`;

async function confirmWithSecrets(walk: Walker): Promise<void> {
  await sendAndUseCode(walk);
  await walk.click(input('password'));
  await enterDigits(walk, fundPassword);
  await press(walk, 'Save address');
}

/** From Security: a saved, confirmed and held address; then another chain, a lookalike, and deletion. */
export async function savedAddresses(walk: Walker, url: string, email: string): Promise<void> {
  const person = await new Person(url, email).register();
  await person.setFundPassword(fundPassword);
  await enterAs(walk, url, person);
  await walk.open(`${url}/pages/settings/security/index`);
  await says(walk, 'None saved');
  await walk.click('//main//a[contains(., "Withdrawal addresses")]');
  await isAt(walk, '/pages/user/address/index');
  await walk.click('//main//a[contains(., "USDT")]');
  await says(walk, 'No saved USDT addresses');
  await walk.click(named('a', 'Add address'));

  // A valid address of another chain is recognized, and one tap switches the chain.
  await walk.click(networkNamed('TRC20'));
  await walk.type(address, onEthereum);
  await says(
    walk,
    'This address belongs to Ethereum, not to TRC20. Check the address or change the network.',
  );
  await press(walk, 'Switch to ERC20');
  await walk.until("!document.body.innerText.includes('belongs to Ethereum')");
  await walk.type(input('notes'), 'Office wallet');
  await confirmWithSecrets(walk);
  await isAt(walk, '/pages/user/address/address');
  await says(walk, 'Waiting for you to confirm');
  await press(walk, 'Confirm');
  await says(walk, 'Usable in 24 min');
  await says(walk, 'On hold until');

  // A lookalike is not saved before the user compares it.
  await walk.open(`${url}/pages/user/address/create?coin=USDT&network=erc20`);
  await walk.type(address, lookalike);
  await says(walk, 'This looks like Office wallet but differs in the middle. Compare every character.');
  await says(walk, 'Tick the box above to save.');
  await walk.until(`document.querySelector('button[type=submit]').getAttribute('aria-disabled') === 'true'`);

  await walk.open(`${url}/pages/user/address/create?coin=USDT&network=trc20`);
  await walk.type(address, onTron);
  await walk.until("!document.body.innerText.includes('This address')");

  await walk.open(`${url}/pages/user/address/address?coin=USDT`);
  await press(walk, 'Delete Office wallet');
  await says(walk, 'Delete this address?');
  await press(walk, 'Keep it');
  await press(walk, 'Delete Office wallet');
  await press(walk, 'Delete address');
  await says(walk, 'No saved USDT addresses');
}
