// Sessions on another device, in either engine.
import { expect } from 'vitest';
import { Person } from '../Person.ts';
import { enterAs, input, isAt, press, says, valueOf, type Walker } from '../Walker.ts';

const security = '/pages/settings/security/index';
const login = '/pages/user/login/login';
const newPassword = 'battery staple 8';

/** Two browsers of one user: the other session is ended from a list, and by a password change. */
export async function sessionElsewhere(walk: Walker, other: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'ida@example.com').register();
  const ticket = '/pages/trade/index';
  await enterAs(walk, url, person);
  const device = await new Person(url, person.email).logIn();
  await enterAs(other, url, device);
  await other.open(`${url}${ticket}?symbol=ETH%2FUSDT`);
  await other.type(input('quantity'), '0.05');

  await walk.open(`${url}${security}`);
  await walk.click('//main//a[starts-with(normalize-space(), "Sessions")]');
  await says(walk, '2 devices logged in');
  await walk.click('//main//li//button[normalize-space()="Log out"]');
  await says(walk, '1 device logged in');
  await comesBack(person.password);

  await press(walk, 'Back');
  await walk.click('//main//a[starts-with(normalize-space(), "Login password")]');
  await walk.type(input('old'), person.password);
  await walk.type(input('password'), newPassword);
  await walk.type(input('confirm'), newPassword);
  await press(walk, 'Save new password');
  await says(walk, 'Your password has been changed');
  await says(walk, 'All other devices are logged out.');
  await comesBack(newPassword);
  // The session that changed it stays active.
  await press(walk, 'Done');
  await isAt(walk, security);
  await says(walk, 'Login password changed');

  /**
   * The other browser learns immediately that its session has ended, and restores its page and draft order after login.
   */
  async function comesBack(password: string): Promise<void> {
    await isAt(other, login);
    await says(other, 'with your entries kept');
    await expect(device.call('GET', 'user/center')).rejects.toThrow('"type":"999"');
    await other.type(input('email'), person.email);
    await other.type(input('password'), password);
    await press(other, 'Log in', '//main//form');
    await isAt(other, ticket);
    await other.until(`location.search.includes('ETH') && ${valueOf('quantity')} === '0.05'`);
    device.token = await other.read<string>("localStorage.getItem('token')");
  }
}
