// Account protection, in either engine: the fund password, and account recovery.
import { Person } from '../Person.ts';
import {
  enterAs,
  enterDigits,
  input,
  isAt,
  press,
  says,
  sendAndUseCode,
  valueOf,
  type Walker,
} from '../Walker.ts';

const security = '/pages/settings/security/index';
const login = '/pages/user/login/login';
const newPassword = 'battery staple 8';

async function erase(walk: Walker): Promise<void> {
  for (let count = 0; count < 6; count += 1) await press(walk, 'Delete');
}

/**
 * Sets the fund password with errors for weak digits, changes it with the old one, and replaces it after it is
 * forgotten.
 */
export async function fundPassword(walk: Walker, url: string): Promise<void> {
  const person = await new Person(url, 'fiona@example.com').register();
  const [first, second, third] = ['284173', '905162', '360718'];
  await enterAs(walk, url, person);
  await walk.open(`${url}${security}`);
  await says(walk, 'Set a fund password. Without it you cannot withdraw or save addresses.');
  const row = '//main//a[starts-with(normalize-space(), "Fund password")]';
  await walk.click(row);
  await walk.click(input('password'));
  await enterDigits(walk, '111111');
  await says(walk, 'This repeats one digit. Choose another fund password');
  await erase(walk);
  await enterDigits(walk, '345678');
  await says(walk, 'These digits are all in a row. Choose another fund password');
  await erase(walk);
  // After six valid digits the keypad moves to the repetition.
  await enterDigits(walk, first + first);
  await walk.type(input('loginPassword'), person.password);
  await press(walk, 'Set fund password');
  await says(walk, 'Your fund password has been set');
  await press(walk, 'Done');
  await says(walk, 'One step left');

  await walk.click(row);
  // Digits of a physical keyboard work too.
  await walk.type(input('old'), '284174');
  await walk.type(input('password'), second);
  await walk.type(input('confirm'), second);
  await press(walk, 'Change fund password');
  await says(walk, 'The fund password is wrong. Try again. 4 attempts left');
  await walk.click(input('old'));
  await erase(walk);
  await enterDigits(walk, first);
  await press(walk, 'Change fund password');
  await says(walk, 'Your fund password has been changed');
  await press(walk, 'Done');
  await says(walk, 'Fund password changed');

  await walk.click(row);
  await press(walk, 'Forgot the current one?');
  await walk.type(input('password'), third);
  await walk.type(input('confirm'), third);
  await walk.type(input('loginPassword'), person.password);
  await sendAndUseCode(walk);
  await press(walk, 'Change fund password');
  await says(walk, 'Your fund password has been changed');
  // The server accepts it as the current one.
  const change = { oldpassword: third, password: first, re_password: first };
  await person.call('POST', 'safe/update_password', change);
}

/**
 * An account with only a username links a phone number, with the country selected on the way, and recovers access with
 * it.
 */
export async function phoneOfUsername(walk: Walker, url: string): Promise<void> {
  const password = 'correct horse 7';
  const tab = (name: string) => walk.click(`//*[@role="tab" and normalize-space()="${name}"]`);
  await walk.open(`${url}/pages/user/login/register`);
  await walk.until("document.querySelector('form') !== null");
  await tab('Username');
  await walk.type(input('username'), 'gwen_h');
  await walk.until(`${valueOf('invitationCode')} !== ''`);
  await walk.type(input('password'), password);
  await walk.type(input('confirm'), password);
  await walk.click(input('isAgreed'));
  await press(walk, 'Create account');
  await isAt(walk, '/');
  await walk.read("(localStorage.removeItem('token'), localStorage.removeItem('user'))");

  await walk.open(`${url}${login}?backpage=${encodeURIComponent('/pages/settings/account/index')}`);
  await walk.until("document.querySelector('form') !== null");
  await tab('Username');
  await walk.type(input('username'), 'gwen_h');
  await walk.type(input('password'), password);
  await press(walk, 'Log in', '//main');
  await isAt(walk, '/pages/settings/account/index');
  await walk.click('//main//button[starts-with(normalize-space(), "Phone")]');
  await says(walk, 'Link a phone number');
  await walk.type(input('phone'), '015117654321');
  await walk.type(`//dialog${input('password')}`, password);
  await chooseGermany(walk);
  await isAt(walk, '/pages/settings/account/index');
  await walk.until(`${valueOf('phone')} === '01511 7654321' && ${valueOf('password')} === '${password}'`);
  await sendAndUseCode(walk);
  await press(walk, 'Save phone number');
  await walk.until("document.querySelector('dialog[open]') === null");
  await says(walk, '+49');

  await logOut(walk, url);
  await walk.open(`${url}/pages/user/login/forgetPassword`);
  await walk.until("document.querySelector('form') !== null");
  await tab('Phone');
  // The selected country is kept.
  await walk.type(input('phone'), '15117654321');
  await sendAndUseCode(walk);
  await press(walk, 'Continue');
  await walk.type(input('password'), newPassword);
  await walk.type(input('confirm'), newPassword);
  await press(walk, 'Set new password');
  await says(walk, 'Your password has been changed');
  await walk.open(`${url}${login}`);
  await walk.until("document.querySelector('form') !== null");
  await tab('Phone');
  await walk.type(input('phone'), '15117654321');
  await walk.type(input('password'), newPassword);
  await press(walk, 'Log in', '//main');
  await isAt(walk, '/');
}

async function chooseGermany(walk: Walker): Promise<void> {
  await walk.click('//a[contains(@aria-label, "ountry code")]');
  await walk.type('//input[@type="search"]', 'german');
  await walk.click('//li//button[contains(., "Germany")]');
}

async function logOut(walk: Walker, url: string): Promise<void> {
  await walk.open(`${url}/pages/settings/index`);
  await press(walk, 'Log out', '//main');
  await press(walk, 'Log out', '//dialog');
  await isAt(walk, '/');
  // The URL is right immediately; the navigation past the sheet's history entry is still pending.
  await walk.until("!('dialogs' in (history.state ?? {}))");
}
